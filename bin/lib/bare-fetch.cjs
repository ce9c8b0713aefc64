// A webpack loader for @wordpress/api-fetch: without the middlewares and private parts it hangs on the function for others, so that
// the app's copy has what the app's calls go through.
const ENTRY = /[\\/]build-module[\\/]index\.mjs$/;

module.exports = function ( source ) {
	const bare = source
		.replace( /^lock\([^]*?^\}\);$/m, '' )
		.replace( /^apiFetch\.\w+ = .*;$/gm, '' );
	const isLeft = /^(?:lock\(|apiFetch\.)/m.test( bare );
	if ( isLeft || ( ENTRY.test( this.resourcePath ) && bare === source ) ) {
		throw new Error(
			'@wordpress/api-fetch is written in another way now: mend bin/lib/bare-fetch.cjs, or take it out of webpack.config.js.'
		);
	}
	return bare;
};
