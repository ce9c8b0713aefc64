// Lint rules: WordPress' own set, plus the direction in which this house's imports may point.
import { existsSync, readdirSync } from 'node:fs';
import wordpress from '@wordpress/eslint-plugin';

const rooms = existsSync( 'src/features' )
	? readdirSync( 'src/features', { withFileTypes: true } )
			.filter( ( entry ) => entry.isDirectory() )
			.map( ( entry ) => entry.name )
	: [];

const zones = [
	{
		target: './src/contract',
		from: './src',
		except: [ './contract' ],
		message: 'src/contract is generated and stands alone.',
	},
	{
		target: './src/lib',
		from: [ './src/components', './src/features', './src/app' ],
		message: 'lib knows neither components, features nor the app.',
	},
	{
		target: './src/components',
		from: [ './src/features', './src/app' ],
		message: 'Components hold no domain: pass props or children.',
	},
	{
		target: [ './src/features', './src/blocks' ],
		from: './src/app',
		message: 'Only the app composes features, never the reverse.',
	},
	...rooms.map( ( room ) => ( {
		target: `./src/features/${ room }`,
		from: './src/features',
		except: [ `./${ room }` ],
		message: 'Features never import each other: the app composes them.',
	} ) ),
];

const test = [ '**/*.test.{ts,tsx}', 'tests/**' ];
const node = [ 'bin/**', 'tests/**', '*.config.{js,mjs,cjs,ts}' ];

export default [
	{
		ignores: [
			'build/**',
			'vendor/**',
			'.wordpress/**',
			'src/contract/**',
			'tests/**/artifacts/**',
			'**/*.d.mts',
			'playwright-report/**',
			'test-results/**',
			'coverage/**',
		],
	},
	...wordpress.configs.recommended,
	{
		rules: {
			// "Format" in bin/lib/suite.mjs looks at every file.
			'prettier/prettier': 'off',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'design-marketplace' },
			],
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/check-param-names': [
				'error',
				{ checkDestructured: false },
			],
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns': 'off',
			// Generics and helper types of TypeScript are no JSDoc types.
			'jsdoc/no-undefined-types': 'off',
			'import/no-restricted-paths': [ 'error', { zones } ],
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'import/no-default-export': 'error',
			'no-console': 'error',
			'no-restricted-imports': [
				'error',
				{
					name: 'react-router-dom',
					importNames: [ 'Link', 'NavLink', 'Form' ],
					message:
						'Use components/link: these bring 3 KiB along on every first load.',
				},
			],
		},
	},
	{
		// React.lazy() takes a module's default export.
		files: [
			'src/features/**/screens/**',
			'src/app/screens/**',
			'src/**/*.d.ts',
		],
		rules: { 'import/no-default-export': 'off' },
	},
	{
		files: [ 'src/features/**', 'src/components/**' ],
		ignores: [ 'src/features/**/api/**', ...test ],
		rules: {
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [ '**/lib/api', '**/lib/api/*' ],
							allowTypeImports: true,
							message:
								'Only a feature’s api folder talks to the server.',
						},
						{
							group: [ '@wordpress/api-fetch' ],
							message: 'Use the client in lib/api.',
						},
					],
				},
			],
		},
	},
	...wordpress.configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: [ 'src/**/*.test.{ts,tsx}', 'tests/support/jest-*' ],
	} ) ),
	...wordpress.configs[ 'test-playwright' ].map( ( config ) => ( {
		...config,
		files: [ 'tests/e2e/**/*.ts' ],
	} ) ),
	{
		files: node,
		rules: {
			// Tools that @wordpress/scripts brings along.
			'import/no-extraneous-dependencies': 'off',
			'no-console': 'off',
			'import/no-default-export': 'off',
			// The server's names stay as they are.
			camelcase: 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/check-tag-names': 'off',
		},
	},
];
