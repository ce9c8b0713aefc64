// Writing to a member: who it is, their open jobs, and POST /wp/v2/mail/workwith, with missions an application, without a request to a designer.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Availability } from '../../../../components/free';
import * as limits from '../../../../contract/limits';
import type { Member, Mission } from '../../../../contract/shapes';
import { post } from '../../../../lib/api/client';
import { everything } from '../../../../lib/api/everything';
import { memberBySlug } from '../../../../lib/api/member-by-slug';
import { ApiError } from '../../../../lib/api-error';
import { toFormData } from '../../../../lib/form-data';
import { plainText } from '../../../../lib/plain-text';
import { KEYS } from '../../../../lib/query-keys';
import type { Answer, OpenMission, OwnWork } from '../types';
import { fetchPortfolio } from './board-api';

/** Said by mail servers in trouble; the message is stored and sent later. */
const STORED_ALL_THE_SAME = 'Could not instantiate mail function.';

const toRecipient = ( member: Member ) => ( {
	id: member.id,
	slug: member.slug,
	name: member.company ?? member.name ?? '',
	role: member.role,
	picture: member.avatar ?? null,
	canContact: member.can?.contact ?? false,
	canApply: member.can?.apply ?? false,
	canInvite: member.can?.invite ?? false,
	job: member.job ?? '',
	city: member.city,
	locale: member.locale,
	availability: {
		availability: member.availability,
		available_from: member.available_from,
	} as Availability,
	works: ( member.latest_works ?? [] ).slice( 0, limits.card_works ),
} );

export type Recipient = ReturnType< typeof toRecipient >;

export const useRecipient = ( slug: string ) =>
	useQuery( {
		queryKey: [ KEYS.applications, 'recipient', slug ],
		queryFn: async ( { signal } ) => {
			const member = await memberBySlug( slug, signal );
			return member && toRecipient( member );
		},
		enabled: slug !== '',
	} );

const toOpen = ( sent: Mission ): OpenMission => ( {
	id: sent.id,
	title: plainText( sent.title.rendered ),
	description: sent.description,
	locale: sent.locale,
	skill: sent.skill[ 0 ] ?? null,
	sent,
	state: sent.can.apply ? 'open' : 'applied',
} );

export const useOpenMissions = ( author: number ) =>
	useQuery( {
		queryKey: [ KEYS.applications, 'open', author ],
		queryFn: async ( { signal } ) =>
			(
				await everything< Mission >(
					'/wp/v2/mission',
					{ author },
					{ signal }
				)
			)
				.filter( ( { open } ) => open )
				.map( toOpen ),
	} );

/** The own public projects that have a picture, in the order of the portfolio. */
export const useOwnWorks = ( slug: string ) =>
	useQuery( {
		queryKey: [ KEYS.works, 'compared', slug ],
		queryFn: ( { signal } ) => fetchPortfolio( slug, signal ),
		enabled: slug !== '',
		select: ( works ): OwnWork[] =>
			works.flatMap( ( { id, title, image, status, visibility } ) =>
				image && status === 'publish' && visibility === 'public'
					? { id, title: plainText( title.rendered ), image }
					: []
			),
	} );

interface Request {
	to: string;
	comment: string;
	copy: boolean;
	missions?: number[];
	answers?: Answer[];
	works?: number[];
}

export function useSendRequest() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: async ( values: Request ) => {
			try {
				await post(
					'/wp/v2/mail/workwith',
					toFormData( { ...values } )
				);
			} catch ( error ) {
				if (
					! ( error instanceof ApiError ) ||
					error.message !== STORED_ALL_THE_SAME
				) {
					throw error;
				}
			}
		},
		onSuccess: () => {
			for ( const key of [ KEYS.applications, KEYS.missions ] ) {
				// Not the queries of this screen: the form behind the message would change.
				void client.invalidateQueries( {
					queryKey: [ key ],
					refetchType: 'none',
				} );
			}
		},
		// A job may have been closed or deleted, or applied to in another window.
		onError: () =>
			client.invalidateQueries( {
				queryKey: [ KEYS.applications, 'open' ],
			} ),
	} );
}
