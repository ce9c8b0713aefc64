// Types for recipients of messages, and for jobs that designers can apply to.
import type { Mission } from '../../../contract/shapes';

export type { Recipient } from './api/mail-api';

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
