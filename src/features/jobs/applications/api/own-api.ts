// The designer's own applications at /wp/v2/application: read and withdrawn.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application } from '../../../../contract/shapes';
import { post } from '../../../../lib/api/client';
import { everything } from '../../../../lib/api/everything';
import { toFormData } from '../../../../lib/form-data';
import { plainText } from '../../../../lib/plain-text';
import { KEYS } from '../../../../lib/query-keys';

const APPLICATION = '/wp/v2/application';

const toOwn = ( wire: Application ) => ( {
	id: wire.id,
	date: wire.date_gmt,
	comment: plainText( wire.excerpt.rendered ),
	answers: wire.answers ?? [],
	works: wire.works ?? [],
	mission: wire.mission,
	missionTitle: plainText( wire.mission_title ),
	/** False while the company's account is off: then there is neither title nor company. */
	isAvailable: wire.available,
	stage: wire.stage,
	words: wire.words,
	seen: wire.seen,
	outcome: wire.outcome,
	/** The stages the designer was told, with their dates. The first is the application itself. */
	history: wire.history ?? [ { stage: 'new' as const, date: wire.date_gmt } ],
	deadline: wire.deadline ?? null,
	extended: wire.extended ?? null,
	contractor: wire.contractor,
	company: wire.company ?? null,
	/** For chosen candidates only. */
	contact: wire.contact ?? null,
	conversation: wire.conversation ?? null,
	/** The day on which the designer asked what has become of it. */
	nudged: wire.nudged ?? null,
	canNudge: wire.can?.nudge ?? false,
	canWithdraw: wire.can?.withdraw ?? false,
	canReapply: wire.can?.reapply ?? false,
} );

export type OwnApplication = ReturnType< typeof toOwn >;

const OWN = [ KEYS.applications, 'own' ];

/** All of them: they are counted by where they stand. */
export const useOwnApplications = () =>
	useQuery( {
		queryKey: OWN,
		queryFn: async ( { signal } ) =>
			(
				await everything< Application >(
					APPLICATION,
					{ orderby: 'date', order: 'desc' },
					{ signal }
				)
			).map( toOwn ),
	} );

/** Asks the company what has become of it. */
export function useNudgeOwn() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: async ( id: number ) =>
			toOwn(
				await post< Application >( `${ APPLICATION }/${ id }`, {
					nudge: true,
				} )
			),
		onSuccess: ( now ) =>
			client.setQueryData< OwnApplication[] >( OWN, ( list ) =>
				list?.map( ( one ) => ( one.id === now.id ? now : one ) )
			),
		// The application has changed meanwhile: fetch the list again.
		onError: () => client.invalidateQueries( { queryKey: OWN } ),
	} );
}

/**
 * Withdraws one, from the stage the applicant saw: if the server has another one, it answers 409.
 *
 * @param onDone Called with the application as it is now, before the list shows it.
 */
export function useWithdrawOwn( onDone: ( now: OwnApplication ) => void ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: async ( { id, stage: from }: OwnApplication ) =>
			toOwn(
				await post< Application >(
					`${ APPLICATION }/${ id }`,
					toFormData( { stage: 'withdrawn', from } )
				)
			),
		onSuccess: ( now ) => {
			onDone( now );
			client.setQueryData< OwnApplication[] >( OWN, ( list ) =>
				list?.map( ( one ) => ( one.id === now.id ? now : one ) )
			);
			// The queries of jobs and companies have whether the member can apply.
			for ( const queryKey of [
				[ KEYS.missions ],
				[ KEYS.applications, 'open' ],
				[ KEYS.applications, 'recipient' ],
			] ) {
				void client.invalidateQueries( { queryKey } );
			}
		},
		// The application has changed meanwhile: fetch the list again.
		onError: () => client.invalidateQueries( { queryKey: OWN } ),
	} );
}
