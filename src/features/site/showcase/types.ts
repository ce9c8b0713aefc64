// Past projects.
import type { ImageObject } from '../../../contract/shapes';

export interface DoneProject {
	id: number;
	title: string;
	/** Language it is written in. */
	locale: string;
	excerpt: string;
	image: ImageObject | null;
	/** GMT time. */
	date: string;
	readTime: string;
	link: string;
}

export interface DoneProjectsPage {
	items: DoneProject[];
	pages: number;
}
