// The recipient and their open jobs: the few fields of /users and /mission that these forms need.
import type { Mission } from '../../../../contract/shapes';
import { everything } from '../../../../lib/api/everything';
import { memberBySlug } from '../../../../lib/api/member-by-slug';
import { plainText } from '../../../../lib/plain-text';
import type { OpenMission, Recipient } from '../types';

export async function fetchRecipient(
	slug: string,
	signal?: AbortSignal
): Promise< Recipient | null > {
	const member = await memberBySlug( slug, signal );
	return member
		? {
				id: member.id,
				slug: member.slug,
				name: member.company ?? member.name ?? '',
				role: member.role,
				picture: member.avatar ?? null,
				canContact: member.can?.contact ?? false,
				canApply: member.can?.apply ?? false,
			}
		: null;
}

export async function fetchOpenMissions(
	author: number,
	signal?: AbortSignal
): Promise< OpenMission[] > {
	const missions = await everything< Mission >(
		'/wp/v2/mission',
		{ author },
		{ signal }
	);
	return missions
		.filter( ( { open } ) => open )
		.map( ( sent ) => ( {
			id: sent.id,
			title: plainText( sent.title.rendered ),
			description: sent.description,
			locale: sent.locale,
			skill: sent.skill[ 0 ] ?? null,
			sent,
			state: sent.can.apply ? 'open' : 'applied',
		} ) );
}
