// Confirmation of a startup's university: /design-marketplace/v1/members/{id}/verified.
import type { Affiliation } from '../../../../contract/shapes';
import { get, post } from '../../../../lib/api/client';
import { toFormData } from '../../../../lib/form-data';

const path = ( id: number ): string =>
	`/design-marketplace/v1/members/${ id }/verified`;

export const fetchAffiliation = async (
	id: number,
	signal?: AbortSignal
): Promise< Affiliation > =>
	( await get< Affiliation >( path( id ), {}, { signal } ) ).data;

/** Sends the link to an address of the university. */
export const askByAddress = async (
	id: number,
	address: string
): Promise< Affiliation > =>
	(
		await post< Affiliation >(
			`${ path( id ) }/address`,
			toFormData( { address } )
		)
	).data;
