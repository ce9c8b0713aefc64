// Data that the server passes to the editor, in the same element as for the app.
import type { AnswerShare } from '../contract/shapes';
import type { Figures } from '../features/site/home/types';
import { getBoot } from '../lib/boot';
import type { Boot } from '../lib/boot';
import type { Field } from './fields/judge';

export interface FigureCounts {
	designers: number;
	jobs: number;
	past_projects: number;
	answer_share?: AnswerShare | null;
}

export interface Sibling {
	code: string;
	name: string;
	/** Address of its editor; '' if there is none in this language. */
	edit: string;
	isDraft: boolean;
	isThis: boolean;
}

interface EditorBoot {
	postType: string;
	postId: number;
	/** One for each language. */
	siblings: Sibling[];
	/** Where the form goes that makes one. */
	make: { url: string; nonce: string };
	/** Heading of the fields' panel. */
	title: string;
	fields: Field[];
	/** Pattern by which the server checks links in blocks. */
	link: Pick< Field, 'pattern' | 'message' >;
	figures: FigureCounts | null;
	/** Whether this is the page the site shows at /. */
	isHome: boolean;
}

export const editorBoot = (): EditorBoot =>
	( getBoot() as Boot & { editor: EditorBoot } ).editor;

/** The site's totals, as its figures are shown. */
export function countsOfSite(): Figures {
	const {
		designers = 0,
		jobs = 0,
		past_projects: projects = 0,
		answer_share: answers = null,
	} = editorBoot().figures ?? {};
	return { designers, jobs, projects, answers };
}
