// Tools and readings.
import type { ImageObject } from '../../../contract/shapes';

export interface Tool {
	id: number;
	title: string;
	/** Language it is written in. */
	locale: string;
	description: string;
	image: ImageObject | null;
	file: { url: string; bytes: number } | null;
	video: { url: string; duration: string } | null;
	/** GMT time of the last change, of the tool or of its file. */
	updated: string;
}

export interface Reading {
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

export interface ToolsPage {
	title: string;
	content: string;
}
