// What "npm ci" unpacks: each of WordPress' packages once.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';

const { packages } = JSON.parse(
	readFileSync( inRoot( 'package-lock.json' ), 'utf8' )
);

test( 'no package of WordPress is installed twice', () => {
	const nested = Object.keys( packages ).filter( ( path ) =>
		/node_modules\/.*node_modules\/@wordpress\//.test( path )
	);
	assert.deepEqual( nested, [] );
} );
