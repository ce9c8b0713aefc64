// One's own applications: read and withdrawn at /wp/v2/application.
import type { Application } from '../../../../contract/shapes';
import { post } from '../../../../lib/api/client';
import { everything } from '../../../../lib/api/everything';
import { toFormData } from '../../../../lib/form-data';
import { plainText } from '../../../../lib/plain-text';
import type { OwnApplication } from '../own';
import type { Stage } from '../stage';

const APPLICATION = '/wp/v2/application';

const toOwn = ( wire: Application ): OwnApplication => ( {
	id: wire.id,
	date: wire.date_gmt,
	comment: plainText( wire.excerpt.rendered ),
	mission: wire.mission,
	missionTitle: plainText( wire.mission_title ),
	isAvailable: wire.available,
	stage: wire.stage,
	words: wire.words,
	seen: wire.seen,
	outcome: wire.outcome,
	history: wire.history ?? [ { stage: 'new', date: wire.date_gmt } ],
	deadline: wire.deadline ?? null,
	extended: wire.extended ?? null,
	contractor: wire.contractor,
	company: wire.company ?? null,
	contact: wire.contact ?? null,
	conversation: wire.conversation ?? null,
	canWithdraw: wire.can?.withdraw ?? false,
	canReapply: wire.can?.reapply ?? false,
} );

/** All of them: they are counted by where they stand. */
export const fetchOwnApplications = async (
	signal?: AbortSignal
): Promise< OwnApplication[] > =>
	(
		await everything< Application >(
			APPLICATION,
			{ orderby: 'date', order: 'desc' },
			{ signal }
		)
	).map( toOwn );

/**
 * Withdraws an application.
 *
 * @param id   Application.
 * @param from Stage the applicant saw. If the server has another one, it answers 409.
 */
export const withdrawOwn = async (
	id: number,
	from: Stage
): Promise< OwnApplication > =>
	toOwn(
		(
			await post< Application >(
				`${ APPLICATION }/${ id }`,
				toFormData( { stage: 'withdrawn', from } )
			)
		).data
	);
