// Parts of the home page's blocks: figures, links, the hero's pictures and lines.
import type { ImageObject } from '../../../contract/shapes';

export interface Figures {
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
