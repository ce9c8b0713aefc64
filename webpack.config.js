// The build: one entry for the app, one for the block editor, one for wp-admin, lazy chunks for the rest.
const { basename, dirname, join } = require( 'path' );
const base = require( '@wordpress/scripts/config/webpack.config' );
const { BannerPlugin, ids } = require( 'webpack' );
const { banner, isBanner, noticesPlugin } = require( './bin/lib/notices.cjs' );

const entries = {
	index: './src/index.tsx',
	blocks: './src/blocks/index.tsx',
	admin: './src/admin/index.tsx',
};

/** Writes which files each lazily loaded module comes in, so that a page can ask for its screen's at once. */
class ScreensPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'ScreensPlugin', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'ScreensPlugin',
					stage: compiler.webpack.Compilation
						.PROCESS_ASSETS_STAGE_REPORT,
				},
				() => {
					const screens = {};
					for ( const group of compilation.chunkGroups ) {
						for ( const { request } of group.origins ) {
							if ( request && ! group.isInitial() ) {
								screens[ basename( request ) ] =
									group.getFiles();
							}
						}
					}
					compilation.emitAsset(
						'screens.json',
						new compiler.webpack.sources.RawSource(
							JSON.stringify( screens )
						)
					);
				}
			)
		);
	}
}

/** react-router's ES modules are its development build unless one names the other. */
const router = join(
	dirname( require.resolve( 'react-router/package.json' ) ),
	'dist/production'
);

/**
 * Of these the app takes what it uses: WordPress' files of them are several times as large. React, the words and all the block editor
 * uses stay WordPress'. See docs/decisions/fewer-scripts.md.
 */
const ownCopies =
	/^@wordpress\/(?:api-fetch|element|escape-html|private-apis|url)$/;
const editors = [ 'admin', 'blocks' ].map( ( folder ) =>
	join( __dirname, 'src', folder )
);
const EXTERNALS = 'DependencyExtractionWebpackPlugin';
const { constructor: Externals } = base.plugins.find(
	( { constructor } ) => constructor.name === EXTERNALS
);

class OwnCopies extends Externals {
	externalizeWpDeps( data, done ) {
		const { request, contextInfo } = data;
		const isOwn =
			ownCopies.test( request ) &&
			! editors.some( ( folder ) =>
				contextInfo.issuer.startsWith( folder )
			);
		return isOwn ? done() : super.externalizeWpDeps( data, done );
	}
}

/** Without translators' comments, which wp-scripts keeps: the words are taken from the sources. */
const smaller = ( minimizer ) =>
	minimizer.constructor.name === 'TerserPlugin'
		? new minimizer.constructor( {
				extractComments: false,
				terserOptions: {
					ecma: 2020,
					format: { comments: isBanner },
					compress: { passes: 3 },
				},
			} )
		: minimizer;

module.exports = {
	...base,
	resolve: {
		...base.resolve,
		alias: {
			...base.resolve.alias,
			'react-router$': join( router, 'index.mjs' ),
			'react-router/dom$': join( router, 'dom-export.mjs' ),
		},
	},
	module: {
		...base.module,
		rules: [
			...base.module.rules,
			{
				// Of the contract's lists a page takes those it uses.
				include: join( __dirname, 'src/contract' ),
				sideEffects: false,
			},
			{
				include: dirname(
					require.resolve( '@wordpress/api-fetch/package.json' )
				),
				sideEffects: false,
			},
		],
	},
	entry: entries,
	output: {
		...base.output,
		// Made by "npm run contract", before this.
		clean: { keep: 'contract.php' },
		// One version for all: a hash of each chunk's own would be listed in the file every page loads.
		chunkFilename: '[name].js?ver=[fullhash]',
		hashDigestLength: 8,
	},
	optimization: {
		...base.optimization,
		// By the plugin below.
		chunkIds: false,
		// The shortest names: as all files have one version, none need be the same from build to build.
		moduleIds: 'size',
		mangleExports: 'size',
		minimizer: base.optimization.minimizer.map( smaller ),
		splitChunks: {
			...base.optimization.splitChunks,
			cacheGroups: {
				...base.optimization.splitChunks.cacheGroups,
				// wp-scripts turns this group off, which would copy shared modules into each lazy chunk.
				default: {
					minChunks: 2,
					// What two lists share is smaller within each than beside both.
					minSize: 40_000,
					priority: -20,
					reuseExistingChunk: true,
				},
			},
		},
	},
	plugins: base.plugins
		// A stylesheet mirrored for right-to-left languages is of no use to the four languages shipped.
		.filter( ( { constructor } ) => constructor.name !== 'RtlCssPlugin' )
		.map( ( plugin ) => {
			switch ( plugin.constructor.name ) {
				case EXTERNALS:
					return new OwnCopies();
				case 'MiniCssExtractPlugin':
					// Lazy stylesheets are cached for long: their address must change with their content.
					return new plugin.constructor( {
						filename: '[name].css',
						chunkFilename: '[name].css?ver=[fullhash]',
					} );
				default:
					return plugin;
			}
		} )
		.concat(
			// From 50 chunks on they would have four digits, in a list every page loads.
			new ids.DeterministicChunkIdsPlugin( { maxLength: 3 } ),
			new ScreensPlugin(),
			new BannerPlugin( { banner, raw: true, test: /\.(js|css)(\?|$)/ } ),
			noticesPlugin()
		),
};
