// The thing that a report is about: a member, a work or a job.
import type { ConversationWith, Member } from '../../contract/shapes';
import type { Kind, Thing } from './types';

export const memberThing = ( member: Member ): Thing => ( {
	kind: 'member',
	id: member.id,
	title: null,
	owner: {
		role: member.role,
		name: member.name ?? member.company ?? '',
		locale: member.locale,
		picture: member.avatar,
	},
} );

const thingOf =
	( kind: Kind ) =>
	(
		{ id, title }: { id: number; title: string },
		owner: Member
	): Thing => ( {
		...memberThing( owner ),
		kind,
		id,
		title,
	} );

export const workThing = thingOf( 'work' );
export const missionThing = thingOf( 'mission' );

export const messageThing = (
	{ id, text }: { id: number; text: string },
	{ role, name, locale, avatar: picture }: ConversationWith
): Thing => ( {
	kind: 'message',
	id,
	title: text,
	owner: { role, name, locale, picture },
} );
