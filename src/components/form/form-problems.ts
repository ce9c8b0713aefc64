// The list in a form's error summary: every wrong field, once, from top to bottom.
import { __, sprintf } from '@wordpress/i18n';
import type { FormStatus } from '../../lib/server-errors';

export const byName = ( form: Element | null | undefined, name: string ) =>
	form?.querySelector< HTMLElement >( `[name="${ CSS.escape( name ) }"]` );

interface Problem {
	/** Name of the field; null for a problem of the whole form. */
	name: string | null;
	message: string;
}

/** Names of the fields on the screen, from top to bottom. */
const drawnIn = ( form: Element | null | undefined ): string[] => [
	...new Set(
		Array.from(
			form?.querySelectorAll( '[name]' ) ?? [],
			( field ) => field.getAttribute( 'name' ) ?? ''
		)
	),
];

/** A field's own label as it is seen, without "optional". */
function labelOf( form: Element | null | undefined, name: string ): string {
	const field = byName( form, name ) as HTMLInputElement | null;
	const label = field?.closest( '.field' )?.querySelector( 'legend, label' );
	const words = label?.cloneNode( true ) as Element | undefined;
	words
		?.querySelectorAll( '.optional, .sr' )
		.forEach( ( part ) => part.remove() );
	return words?.textContent?.trim() ?? '';
}

/** Lists each field once. The browser's message comes before the server's. */
export function problems(
	errors: Record< string, unknown >,
	status: FormStatus | undefined
): Problem[] {
	const named = new Map< string, string >();
	for ( const [ name, error ] of [
		...Object.entries( errors ),
		...Object.entries( status?.fields ?? {} ),
	] ) {
		if ( typeof error === 'string' && ! named.has( name ) ) {
			named.set( name, error );
		}
	}
	const known = [
		...named.values(),
		...Object.values( status?.fields ?? {} ),
	];
	return [
		...Array.from( named, ( [ name, message ] ) => ( { name, message } ) ),
		...[ ...new Set( status?.errors ?? [] ) ]
			.filter( ( message ) => ! known.includes( message ) )
			.map( ( message ) => ( { name: null, message } ) ),
	];
}

/** Sorts by place in the form. Where several fields have the same message, it names the field. */
export function inOrder(
	list: Problem[],
	form: Element | null | undefined,
	rankOf: ( name: string ) => number
): ( Problem & { words: string } )[] {
	if ( list.length === 0 ) {
		return [];
	}
	const drawn = drawnIn( form );
	const place = ( { name }: Problem ): [ number, number ] => {
		const at = name === null ? -1 : drawn.indexOf( name );
		return [
			name === null ? Infinity : rankOf( name ),
			at === -1 ? drawn.length : at,
		];
	};
	const isSaidTwice = ( message: string ) =>
		list.filter( ( other ) => other.message === message ).length > 1;
	return list
		.map( ( problem ) => ( { problem, place: place( problem ) } ) )
		.sort( ( { place: a }, { place: b } ) =>
			a[ 0 ] === b[ 0 ] ? a[ 1 ] - b[ 1 ] : a[ 0 ] - b[ 0 ]
		)
		.map( ( { problem } ) => {
			const { name, message } = problem;
			const label =
				name !== null && isSaidTwice( message )
					? labelOf( form, name )
					: '';
			return {
				...problem,
				words: label
					? sprintf(
							/* translators: 1: label of a field, 2: what is wrong with it. */
							__( '%1$s: %2$s', 'design-marketplace' ),
							label,
							message
						)
					: message,
			};
		} );
}
