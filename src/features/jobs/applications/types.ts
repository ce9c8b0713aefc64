// Types for recipients of messages, and for jobs that designers can apply to.
import type { ImageObject, Mission, Question } from '../../../contract/shapes';

export type { Question };
export type { Recipient } from './api/mail-api';

/** On a form `question` is its id, on an application its text. */
export interface Answer {
	question: string;
	text: string;
}

/** A public project of the reader's own. */
export interface OwnWork {
	id: number;
	title: string;
	image: ImageObject;
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
