// What of a member is confirmed: /design-marketplace/v1/members/{id}/verified (university) and …/confirmed (company).
import type { Affiliation, Confirmation } from '../../../../contract/shapes';
import { get, post } from '../../../../lib/api/client';
import { toFormData } from '../../../../lib/form-data';

export type Claim = 'verified' | 'confirmed';

type Answer = Affiliation | Confirmation;

const path = ( id: number, claim: Claim ): string =>
	`/design-marketplace/v1/members/${ id }/${ claim }`;

/** Both say the same of another thing. */
const toStanding = ( answer: Answer ) => ( {
	/** Name of the university, or the company's domain. */
	subject: 'domain' in answer ? answer.domain : answer.university,
	mark: 'domain' in answer ? answer.confirmed : answer.verified,
	/** What only confirmed companies can do on this site. */
	needed: 'domain' in answer ? answer.needed : 'badge',
	domains: answer.domains,
	until: answer.until,
	sent: answer.sent,
	ended: answer.ended,
} );

export type Standing = ReturnType< typeof toStanding >;

export const fetchStanding = async (
	id: number,
	claim: Claim,
	signal?: AbortSignal
) => toStanding( await get< Answer >( path( id, claim ), {}, { signal } ) );

/** Sends the link to an address, or confirms at once by the member's own. */
export const askByAddress = async (
	id: number,
	claim: Claim,
	address: string
) =>
	toStanding(
		await post< Answer >(
			`${ path( id, claim ) }/address`,
			toFormData( { address } )
		)
	);
