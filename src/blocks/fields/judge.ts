// Whether a typed field may be saved; the server has the rules and the last word.
import { codePoints } from '../../lib/code-points';

export interface Field {
	/** Name of its meta. */
	key: string;
	name: string;
	kind:
		| 'text'
		| 'lines'
		| 'url'
		| 'link'
		| 'day'
		| 'time'
		| 'duration'
		| 'minutes'
		| 'language'
		| 'file';
	label: string;
	help: string;
	/** Characters at most. */
	max: number;
	/** Pattern of a valid value; null where only the server can tell. */
	pattern: string | null;
	/** The error for a value that does not match. */
	message: string;
	/** The error for a value that is too long. */
	tooLong: string;
	/** Values and labels to choose from; empty for free text. */
	choices: [ string, string ][];
}

export const isLike = ( pattern: string | null, text: string ): boolean =>
	pattern === null || new RegExp( pattern, 'u' ).test( text );

/** The error of a value; '' when there is none. */
export function judge( field: Field, value: unknown ): string {
	const text = String( value ?? '' ).trim();
	if ( text === '' || field.kind === 'file' ) {
		return '';
	}
	if ( codePoints( text ) > field.max ) {
		return field.tooLong;
	}
	return isLike( field.pattern, text ) ? '' : field.message;
}
