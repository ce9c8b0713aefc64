// What the shell takes off WordPress' pages is there to be taken: in this WordPress, the newest or the oldest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';
import { wp } from '../../bin/lib/wp.mjs';

/** A site on another machine is asked over HTTP alone. */
const site = process.env.SITE_DIR;

test(
	'every callback of core the shell does without is hooked where it is looked for',
	{ skip: ! site },
	async () => {
		const { stdout } = await wp(
			site,
			'eval-file',
			inRoot( 'tests/support/core-output.php' )
		);
		const { version, looked, wrong } = JSON.parse( stdout );
		assert.ok( looked > 20, `${ looked } were looked for` );
		assert.deepEqual( wrong, [], `WordPress ${ version }` );
	}
);
