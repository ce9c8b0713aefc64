// Whom one writes to, and what one may apply to.
import type { ImageObject, Member } from '../../contract/shapes';

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
	state: 'open' | 'applied' | 'gone';
}
