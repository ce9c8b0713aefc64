// Unit and component tests: they stand beside the file they test, in src/.
const base = require( '@wordpress/scripts/config/jest-unit.config' );

module.exports = {
	...base,
	reporters: [ 'default' ],
	roots: [ '<rootDir>/src' ],
	testMatch: [ '**/*.test.[jt]s?(x)' ],
	setupFiles: [ '<rootDir>/tests/support/jest-globals.js' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/support/jest-setup.ts' ],
	clearMocks: true,
};
