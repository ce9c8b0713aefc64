// Starts other programs, each in a process group of its own, and ends them all when this one ends.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './console.mjs';
import { root } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let reaper;
let stopping = false;

/**
 * A helper process that ends the listed groups if this process is killed.
 */
function watchedByReaper() {
	if ( ! reaper ) {
		reaper = spawn(
			process.execPath,
			[ fileURLToPath( new URL( 'reaper.mjs', import.meta.url ) ) ],
			{ detached: true, stdio: [ 'ignore', 'ignore', 'ignore', 'ipc' ] }
		);
		reaper.unref();
		reaper.channel.unref();
	}
	return reaper;
}

const tellReaper = ( message ) => {
	if ( watchedByReaper().connected ) {
		reaper.send( message, () => {} );
	}
};

/**
 * Starts a program that runs until it is stopped.
 *
 * @param {string}   name      How it is called in messages.
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   [options] As for child_process.spawn.
 */
export function start( name, command, args, options = {} ) {
	const child = spawn( command, args, {
		cwd: root,
		stdio: [ 'ignore', 'pipe', 'pipe' ],
		...options,
		detached: true,
	} );
	child.title = name;
	if ( child.pid ) {
		running.add( child );
		tellReaper( { add: child.pid } );
	}
	child.once( 'exit', () => {
		running.delete( child );
		// A server that dies leaves workers behind; they share its group.
		endGroup( child, 'SIGKILL' );
		if ( child.pid ) {
			tellReaper( { remove: child.pid } );
		}
	} );
	return child;
}

/**
 * Runs a program to its end. A failure is a Problem with the output.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   [options] As for child_process.spawn; `input`; `check: false` never to fail; `onData`.
 * @return {Promise<{code: number, stdout: string, output: string}>} Exit code and output.
 */
export function run( command, args, options = {} ) {
	const { input, check = true, name = command, onData, ...rest } = options;
	return new Promise( ( resolve, reject ) => {
		const child = start( name, command, args, {
			...rest,
			stdio: [ input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe' ],
		} );
		let stdout = '';
		let output = '';
		const collect = ( chunk ) => {
			output += chunk;
			onData?.( chunk );
		};
		child.stdout.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
			stdout += chunk;
			collect( chunk );
		} );
		child.stderr.setEncoding( 'utf8' ).on( 'data', collect );
		child.stdin?.end( input );
		child.once( 'error', ( error ) =>
			reject(
				new Problem( `${ command } can't be run: ${ error.message }` )
			)
		);
		child.once( 'close', ( code ) => {
			if ( code === 0 || ! check ) {
				resolve( { code: code ?? 1, stdout, output } );
			} else {
				const line = [ command, ...args ].join( ' ' );
				reject(
					new Problem(
						`"${ line }" failed with code ${ code }.`,
						output.split( '\n' ).slice( -60 ).join( '\n' )
					)
				);
			}
		} );
	} );
}

/**
 * Sends a signal to a child and everything it started.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {string|number}                             signal
 * @return {boolean} Whether anything was there to receive it.
 */
function endGroup( child, signal ) {
	if ( ! child.pid ) {
		return false;
	}
	try {
		return process.kill( -child.pid, signal );
	} catch {
		return false;
	}
}

/**
 * Stops a child and its group: SIGTERM, then SIGKILL after three seconds.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stop( child ) {
	endGroup( child, 'SIGTERM' );
	for ( let i = 0; i < 60 && endGroup( child, 0 ); i++ ) {
		await pause( 50 );
	}
	endGroup( child, 'SIGKILL' );
}

export const isStopping = () => stopping;

/** Stops everything this process started. */
export async function stopAll() {
	stopping = true;
	await Promise.all( [ ...running ].map( stop ) );
	reaper?.kill( 'SIGKILL' );
}

/**
 * Stops all children on Ctrl-C, on a signal, or when the npm that started this process has ended.
 *
 * @param {() => void} [farewell] Called once, before the children are stopped.
 */
export function stopWithSignals( farewell = () => {} ) {
	const leave = async ( code ) => {
		if ( stopping ) {
			return;
		}
		stopping = true;
		farewell();
		await stopAll();
		process.exit( code );
	};
	process.on( 'SIGINT', () => leave( 130 ) );
	process.on( 'SIGTERM', () => leave( 143 ) );
	process.on( 'SIGHUP', () => leave( 129 ) );
	if ( process.env.npm_lifecycle_event ) {
		const parent = process.ppid;
		setInterval( () => {
			if ( process.ppid !== parent ) {
				leave( 129 );
			}
		}, 1000 ).unref();
	}
}
