// The work form: its rules, its initial values, and the values that are sent.
import { fileOf } from '../../components/file-of';
import * as limits from '../../contract/limits';
import type { ImageObject } from '../../contract/shapes';
import type { FormValue } from '../../lib/form-data';
import { namedToSend } from './people';
import type { Work, WorkValues } from './types';

export const IMAGE_FIELDS = [ 'image', 'image2', 'image3' ] as const;

/** All years from the current one down to the first that is allowed. */
export const yearChoices = ( now = new Date() ): number[] =>
	Array.from(
		{ length: now.getFullYear() - limits.year_min + 1 },
		( _, index ) => now.getFullYear() - index
	);

export const valuesOf = (
	work: Work | undefined,
	requestId = ''
): WorkValues => ( {
	title: work?.title ?? '',
	client: work?.client ?? '',
	description: work?.description ?? '',
	month: work ? String( work.month ) : '',
	year: work ? String( work.year ) : '',
	skill: work?.skills ?? [],
	video_url: work?.videoUrl ?? '',
	with: work?.with ?? [],
	for: work?.for ? [ work.for ] : [],
	image: work?.pictures[ 0 ] ?? null,
	image2: work?.pictures[ 1 ] ?? null,
	image3: work?.pictures[ 2 ] ?? null,
	request_id: requestId,
} );

const isHeld = ( value: WorkValues[ 'image' ] ): value is ImageObject =>
	value !== null && 'breakpoints' in value;

/** Whether it is the same picture. A draft has a copy of the server's image object. */
const isSame = ( a: WorkValues[ 'image' ], b: WorkValues[ 'image' ] ) =>
	a === b || ( isHeld( a ) && isHeld( b ) && a.id === b.id );

/** All values without the pictures that have kept their place. A picture that was moved is sent again. */
export async function toSend(
	before: WorkValues,
	after: WorkValues
): Promise< Record< string, FormValue > & { request_id: string } > {
	const {
		image,
		image2,
		image3,
		with: people,
		for: company,
		...values
	} = after;
	const pictures = { image, image2, image3 };
	const sent: Record< string, FormValue > & { request_id: string } = {
		...values,
		...namedToSend( 'with', before.with, people ),
		...namedToSend( 'for', before.for, company ),
	};
	for ( const field of IMAGE_FIELDS ) {
		const value = pictures[ field ];
		if ( ! isSame( value, before[ field ] ) ) {
			sent[ field ] = isHeld( value ) ? await fileOf( value ) : value;
		}
	}
	return sent;
}
