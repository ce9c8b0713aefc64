// Output of the scripts: a progress line per step, one sentence per problem.

/** A problem that the reader can fix. It is shown as one sentence, without a stack. */
export class Problem extends Error {
	/**
	 * @param {string} message One sentence.
	 * @param {string} [details] Output of the tool that failed.
	 */
	constructor( message, details = '' ) {
		super( message );
		this.details = details;
	}
}

export const say = ( text = '' ) => process.stdout.write( `${ text }\n` );

export const seconds = ( since ) =>
	`${ ( ( performance.now() - since ) / 1000 ).toFixed( 1 ) } s`;

/**
 * Runs one step and prints its line: name, outcome, time.
 *
 * @param {string}                      name Shown while it runs.
 * @param {() => Promise<string|void>} work Returns the result in a few words.
 */
export async function step( name, work ) {
	const start = performance.now();
	process.stdout.write( `  ${ name } … ` );
	try {
		const outcome = await work();
		say( `${ outcome || 'done' } (${ seconds( start ) })` );
	} catch ( error ) {
		say( 'failed' );
		throw error;
	}
}

/**
 * Prints an error in a form that people can read.
 *
 * @param {unknown} error
 */
export function report( error ) {
	if ( error instanceof Problem ) {
		const details = error.details.trim();
		process.stderr.write(
			`\n${ details ? `${ details }\n\n` : '' }${ error.message }\n`
		);
	} else {
		process.stderr.write( `\n${ error?.stack ?? error }\n` );
	}
}
