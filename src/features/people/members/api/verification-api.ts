// Confirmation of a startup's university: /design-marketplace/v1/members/{id}/verified.
import type { Affiliation } from '../../../../contract/shapes';
import { get, post } from '../../../../lib/api/client';
import { toFormData } from '../../../../lib/form-data';

const path = ( id: number ): string =>
	`/design-marketplace/v1/members/${ id }/verified`;

export const fetchAffiliation = ( id: number, signal?: AbortSignal ) =>
	get< Affiliation >( path( id ), {}, { signal } );

/** Sends the link to an address of the university. */
export const askByAddress = ( id: number, address: string ) =>
	post< Affiliation >( `${ path( id ) }/address`, toFormData( { address } ) );
