// Parts of the home page's blocks: figures, links, the hero's pictures and lines.
import type { AnswerShare, ImageObject } from '../../../contract/shapes';

export interface Figures {
	/** Of all companies' last applications; null while there are few, or where the site does not show it. */
	answers: AnswerShare | null;
	designers: number;
	/** Open design jobs. */
	jobs: number;
	/** Past projects. */
	projects: number;
}

export interface HomeLink {
	label: string;
	to: string;
}

export interface HeroPicture {
	image: ImageObject;
	/** Empty: the tile is no link. */
	link: string;
	/** Name of the designer or company; it stands below the picture. */
	name: string;
}

/** A line that links to an open job, or to somebody with new work. */
export interface HeroLine {
	id: number;
	to: string;
	/** Title of the job, or name of the person. */
	title: string;
	/** Language of the title; null where it is a name. */
	locale: string | null;
	/** The company that hires, or the designer. */
	name: string;
}
