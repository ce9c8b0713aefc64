// Portfolio projects: /wp/v2/work.
import type { ImageObject, Work as Wire } from '../../../contract/shapes';
import { collection, del, get } from '../../../lib/api/client';
import { upload } from '../../../lib/api/upload';
import type { UploadOptions } from '../../../lib/api/upload';
import { toFormData } from '../../../lib/form-data';
import type { FormValue } from '../../../lib/form-data';
import { plainText } from '../../../lib/plain-text';
import type { Work } from '../types';

const WORK = '/wp/v2/work';

const toWork = ( wire: Wire ): Work => ( {
	id: wire.id,
	title: plainText( wire.title.rendered ),
	client: wire.client,
	description: wire.description,
	videoUrl: wire.video_url,
	images: [ wire.image, wire.image2, wire.image3 ].filter(
		( image ): image is ImageObject => image !== null
	),
	month: wire.month,
	year: wire.year,
	skills: wire.skill,
	can: wire.can,
} );

/** A designer's portfolio, newest first. */
export const fetchWorks = async (
	slug: string,
	signal?: AbortSignal
): Promise< Work[] > =>
	(
		await collection< Wire >( WORK, { author_name: slug }, { signal } )
	).data.map( toWork );

export const fetchWork = async (
	id: number,
	signal?: AbortSignal
): Promise< Work > =>
	toWork( ( await get< Wire >( `${ WORK }/${ id }`, {}, { signal } ) ).data );

/** Creates a project, or changes the one with this id; pictures are sent only when they are new. */
export const saveWork = async (
	id: number | null,
	values: Record< string, FormValue >,
	options: UploadOptions
): Promise< Work > =>
	toWork(
		(
			await upload< Wire >(
				id ? `${ WORK }/${ id }` : WORK,
				toFormData( { ...values, status: 'publish' } ),
				options
			)
		).data
	);

export async function deleteWork( id: number ): Promise< void > {
	const { data } = await del< Wire >( `${ WORK }/${ id }` );
	if ( data.status !== 'trash' ) {
		throw new Error( 'The work was not moved to the trash' );
	}
}
