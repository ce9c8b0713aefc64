// Files added to a message, checked by the server's rules before they are sent.
import { __, sprintf } from '@wordpress/i18n';
import * as limits from '../../contract/limits';
import { message } from '../../contract/messages';
import { formatBytes } from '../../lib/format-size';

const KINDS: Record< string, string > = {
	'application/pdf': 'PDF',
	'image/jpeg': 'JPG',
	'image/png': 'PNG',
};

export const ACCEPTED = Object.keys( KINDS );

/** The type of a file in two or three letters, to be shown. */
export const kindOf = ( type: string ): string => KINDS[ type ] ?? '';

export const isPicture = ( type: string ): boolean =>
	type.startsWith( 'image/' );

/** The error message of a file, undefined if it can be sent. */
export function problemOf( { type, size, name }: File ): string | undefined {
	if ( ! ACCEPTED.includes( type ) && ! /\.pdf$/i.test( name ) ) {
		return __( 'Please choose a PDF, JPG or PNG.', 'design-marketplace' );
	}
	if ( size > limits.message_file_bytes_max ) {
		return sprintf(
			/* translators: %s: size, such as 8 MB. */
			__( 'Too large: %s at most.', 'design-marketplace' ),
			formatBytes( limits.message_file_bytes_max )
		);
	}
	return size === 0
		? __( 'This file is empty.', 'design-marketplace' )
		: undefined;
}

/** Adds files up to the maximum number, with an error if some are left out. */
export function fitting(
	before: readonly File[],
	more: readonly File[]
): { files: File[]; problem?: string } {
	const all = [ ...before, ...more ];
	return all.length > limits.message_files_max
		? {
				files: all.slice( 0, limits.message_files_max ),
				problem: message(
					'message_files_many',
					limits.message_files_max
				),
			}
		: { files: all };
}
