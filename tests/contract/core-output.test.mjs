// The plugin removes some of core's callbacks. They must exist in this WordPress, the oldest or the newest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';
import { wp } from '../../bin/lib/wp.mjs';

/** Set for a site on this machine. A site on another machine is tested over HTTP only. */
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
