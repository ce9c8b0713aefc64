// A webpack loader for react-router: marks its components as free of side effects, so that those nobody renders are left out.
module.exports = ( source ) =>
	source
		.replace(
			/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext)\()/gm,
			'$1/* @__PURE__ */ '
		)
		// A name for developer tools alone, but to a bundler a use.
		.replace( /^\w+\.displayName = "\w+";$/gm, '' );
