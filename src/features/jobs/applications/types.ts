// Types for recipients of messages, and for jobs that designers can apply to.
import type { ImageObject, Member, Mission } from '../../../contract/shapes';

/** The recipient of a message. */
export interface Recipient {
	id: number;
	slug: string;
	name: string;
	role: Member[ 'role' ];
	picture: ImageObject | null;
	canContact: boolean;
	canApply: boolean;
}

/** A job that designers can apply to, or could when the form was opened. */
export interface OpenMission {
	id: number;
	title: string;
	description: string;
	/** Language it is written in. */
	locale: string;
	skill: number | null;
	/** The server's answer, for other features that show more of the job. */
	sent?: Mission;
	state: 'open' | 'applied' | 'gone';
}
