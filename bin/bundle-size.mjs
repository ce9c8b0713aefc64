// Fails when a stranger's first load of our own files grows over its limit, compressed. What WordPress ships is counted in
// tests/e2e/first-paint.spec.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/paths.mjs';

/** KiB, gzip. */
const limits = { js: 72, css: 10 };

/** The entry, what every page fetches after it, and the page's own screen. */
const pages = {
	'/': 'home-screen',
	'/designers': 'designers-page',
	'/jobs': 'jobs-page',
	'/designer/…': 'designer-profile-page',
	'/project/…': 'project-profile-page',
	'/project/…/mission/…': 'mission-page',
};
const everywhere = 'footer';

const build = join( root, 'build' );
const screens = JSON.parse(
	readFileSync( join( build, 'screens.json' ), 'utf8' )
);
const filesOf = ( name ) => {
	if ( ! screens[ name ] ) {
		throw new Error( `${ name } is not among the lazy parts of the build` );
	}
	return screens[ name ];
};

const size = ( file ) =>
	gzipSync( readFileSync( join( build, file ) ) ).length / 1024;

for ( const [ page, screen ] of Object.entries( pages ) ) {
	const files = new Set(
		[
			'index.js',
			'index.css',
			...filesOf( everywhere ),
			...filesOf( screen ),
		].map( ( file ) => file.replace( /\?.*$/, '' ) )
	);
	for ( const [ kind, limit ] of Object.entries( limits ) ) {
		const total = [ ...files ]
			.filter( ( file ) => file.endsWith( `.${ kind }` ) )
			.reduce( ( sum, file ) => sum + size( file ), 0 );
		const verdict = total > limit ? ': too much' : '';
		console.log(
			`${ page } loads ${ total.toFixed(
				1
			) } of ${ limit } KiB ${ kind }${ verdict }`
		);
		process.exitCode ||= total > limit ? 1 : 0;
	}
}
