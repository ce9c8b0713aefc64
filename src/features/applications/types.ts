// Whom one writes to, and what one may apply to.
import type { ImageObject, Member, Mission } from '../../contract/shapes';

/** Somebody to write to. */
export interface Recipient {
	id: number;
	slug: string;
	name: string;
	role: Member[ 'role' ];
	picture: ImageObject | null;
	canContact: boolean;
	canApply: boolean;
}

/** A job one can apply to, or could when the form was opened. */
export interface OpenMission {
	id: number;
	title: string;
	description: string;
	/** Language it is written in. */
	locale: string;
	skill: number | null;
	/** As the server sent it, for what other features know to say of it. */
	sent?: Mission;
	state: 'open' | 'applied' | 'gone';
}
