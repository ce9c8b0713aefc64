// Portfolio projects: /wp/v2/work.
import type { Work as Wire } from '../../../contract/shapes';
import { del, get, post } from '../../../lib/api/client';
import { everything } from '../../../lib/api/everything';
import { isGone } from '../../../lib/api-error';
import { upload } from '../../../lib/api/upload';
import type { UploadOptions } from '../../../lib/api/upload';
import { toFormData } from '../../../lib/form-data';
import type { FormValue } from '../../../lib/form-data';
import { notesOf } from '../../../lib/item-notes';
import { plainText } from '../../../lib/plain-text';

const WORK = '/wp/v2/work';

export const toWork = ( wire: Wire ) => ( {
	id: wire.id,
	status: wire.status,
	title: plainText( wire.title.rendered ),
	client: wire.client,
	description: wire.description,
	locale: wire.locale,
	videoUrl: wire.video_url,
	pictures: wire.pictures,
	visibility: wire.visibility,
	/** Its own address; '' before it was published. */
	link: wire.link,
	month: wire.month,
	year: wire.year,
	skills: wire.skill,
	/** Whom it names; those who have not answered only for its designer. */
	with: wire.with ?? [],
	for: wire.for ?? null,
	notes: notesOf( wire ),
	can: wire.can,
} );

export type Work = ReturnType< typeof toWork >;

/** A designer's portfolio, in its order. */
export const fetchWorks = async ( slug: string, signal?: AbortSignal ) =>
	( await everything< Wire >( WORK, { author_name: slug }, { signal } ) ).map(
		toWork
	);

export const fetchWork = async ( id: number, signal?: AbortSignal ) =>
	toWork( await get< Wire >( `${ WORK }/${ id }`, {}, { signal } ) );

/** Creates a project, once for every `request_id`, or changes the one with this id. */
export const saveWork = async (
	id: number | null,
	values: Record< string, FormValue >,
	options: UploadOptions
) =>
	toWork(
		await upload< Wire >(
			id ? `${ WORK }/${ id }` : WORK,
			toFormData( { ...values, status: 'publish' } ),
			options
		)
	);

/** Puts projects in this order, and answers with the order of all. */
export const orderWorks = ( ids: readonly number[] ) =>
	post< { ids: number[] } >( `${ WORK }/order`, { ids } );

/** A project that is already gone counts as deleted. */
export async function deleteWork( id: number ): Promise< void > {
	try {
		const data = await del< Wire >( `${ WORK }/${ id }` );
		if ( data.status !== 'trash' ) {
			throw new Error( 'The work was not moved to the trash' );
		}
	} catch ( error ) {
		if ( ! isGone( error ) ) {
			throw error;
		}
	}
}
