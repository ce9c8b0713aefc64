// Writes the licenses of the bundled libraries into a file beside the scripts.
const { readFileSync } = require( 'fs' );
const { dirname } = require( 'path' );
const LicensePlugin = require( 'webpack-license-plugin' );

/** Fonts come by CSS, where webpack sees no package. */
const alsoShipped = [ '@fontsource-variable/familjen-grotesk' ];

/** Packages that name their licence without its text, and where it stands: the licence itself, or that of the same author. */
const textElsewhere = {
	formik: 'typescript/LICENSE.txt',
	'tiny-case': 'yup/LICENSE.md',
};

function textOf( { name, license, licenseText } ) {
	if ( licenseText ) {
		return licenseText;
	}
	if ( ! textElsewhere[ name ] ) {
		throw new Error(
			`${ name } does not carry the text of its licence (${ license }): say in bin/lib/notices.cjs where it stands.`
		);
	}
	return readFileSync( require.resolve( textElsewhere[ name ] ), 'utf8' );
}

const notice = ( library ) => {
	const { name, version, author, license, repository } = library;
	return [
		`${ name } ${ version } (${ license })`,
		...[ author, repository ].filter( Boolean ),
		'',
		textOf( library ).replaceAll( '\r\n', '\n' ).trim(),
	].join( '\n' );
};

const rule = `\n\n${ '-'.repeat( 80 ) }\n\n`;

const notices = ( libraries ) =>
	[
		'The scripts, styles and fonts in this folder contain these libraries, under these licences.',
		...libraries.map( notice ),
	].join( rule ) + '\n';

/** A comment in each script and style that leads to the file. */
exports.banner = '/*! Licenses of libraries: licenses.txt */';

/** Whether a comment of the sources stays in what is shipped. */
exports.isBanner = /^! Licenses of libraries/;

exports.noticesPlugin = () =>
	new LicensePlugin( {
		outputFilename: 'licenses.json',
		additionalFiles: { 'licenses.txt': notices },
		includePackages: () =>
			alsoShipped.map( ( name ) =>
				dirname( require.resolve( `${ name }/package.json` ) )
			),
		// GPL 3 takes these in.
		unacceptableLicenseTest: ( license ) =>
			! /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|Unlicense|GPL-([23])\.0(-or-later|\+))$/.test(
				license
			),
	} );
