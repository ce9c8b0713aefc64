// A throw-away Redis: its own socket, nothing on the disk.
import { mkdtempSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './console.mjs';
import { start, stop } from './processes.mjs';
import { needHosting } from './tools.mjs';

/** @return {Promise<{socket: string, end: () => Promise<void>}>} Where it listens, and how to end it. */
export async function startRedis() {
	const { redis } = await needHosting();
	const folder = mkdtempSync( join( tmpdir(), 'redis-' ) );
	const socket = join( folder, 'sock' );
	const child = start(
		'Redis',
		redis,
		[
			'--port',
			'0',
			'--unixsocket',
			socket,
			'--save',
			'',
			'--appendonly',
			'no',
		],
		{ cwd: folder, stdio: 'ignore' }
	);
	for ( let i = 0; i < 100 && child.exitCode === null; i++ ) {
		if ( existsSync( socket ) ) {
			return {
				socket,
				async end() {
					await stop( child );
					rmSync( folder, { recursive: true, force: true } );
				},
			};
		}
		await pause( 50 );
	}
	throw new Problem( 'Redis did not start.' );
}
