// Fails when the first load of our own files by a stranger, or of a page behind the log-in, grows over its limit, compressed. What WordPress ships is counted in
// tests/e2e/first-paint.spec.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/paths.mjs';

/** KiB of styles, gzip. */
const mostStyles = 10;

/** KiB of scripts, gzip: of the entry, of what every page fetches after it, and of these parts. */
const pages = {
	'/': [ 72, 'home-screen' ],
	'/designers': [ 72, 'designers-page' ],
	// Pay, kind and last day of each job, and the most filters.
	'/jobs': [ 73.5, 'jobs-page' ],
	'/designer/…': [ 72, 'designer-profile-page' ],
	'/project/…': [ 72, 'project-profile-page' ],
	'/project/…/mission/…': [ 72, 'mission-page' ],
};

/** Forms need Formik, Yup and the rules of all fields, about 40 KiB. They are kept for a year. */
const behindTheLogIn = {
	// Stages are told with words: a form.
	'the board': [ 129, 'mission-page', 'job-for-members', 'mission-board' ],
	// Files, drafts and answers that come while one reads; no form.
	'/messages': [ 86, 'messages-page' ],
	// The poster has the fields of a job twice: in its boxes, and one question a screen.
	'/project/editmission': [ 120, 'edit-mission-screen' ],
	'/lists': [ 67, 'lists-screen' ],
	// Notes save themselves, so there is no form; sharing and inviting come when asked for.
	'/lists/…': [ 73, 'list-screen' ],
	'/saved': [ 67, 'saved-page' ],
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

const total = ( files, kind ) =>
	[ ...files ]
		.filter( ( file ) => file.endsWith( `.${ kind }` ) )
		.reduce( ( sum, file ) => sum + size( file ), 0 );

for ( const [ page, [ most, ...parts ] ] of Object.entries( {
	...pages,
	...behindTheLogIn,
} ) ) {
	const files = new Set(
		[
			'index.js',
			'index.css',
			...[ everywhere, ...parts ].flatMap( filesOf ),
		].map( ( file ) => file.replace( /\?.*$/, '' ) )
	);
	const limits = { js: most, ...( page in pages && { css: mostStyles } ) };
	for ( const [ kind, limit ] of Object.entries( limits ) ) {
		const has = total( files, kind );
		const verdict = has > limit ? ': too much' : '';
		console.log(
			`${ page } loads ${ has.toFixed(
				1
			) } of ${ limit } KiB ${ kind }${ verdict }`
		);
		process.exitCode ||= has > limit ? 1 : 0;
	}
}
