// A portfolio project as the screens know it.
import type { ImageValue } from '../../components/image-field';
import type { ImageObject, WorkCan } from '../../contract/shapes';
import type { FormValue } from '../../lib/form-data';
import type { ItemNotes } from '../../lib/item-notes';

export interface Work {
	id: number;
	title: string;
	client: string;
	description: string;
	/** Language it is written in. */
	locale: string;
	videoUrl: string;
	/** Up to three images in their order, without gaps. */
	images: ImageObject[];
	/** The same images by field, as the server stores them; null for an empty field. */
	pictures: readonly ( ImageObject | null )[];
	status: string;
	/** 0 to 11. */
	month: number;
	year: number;
	skills: number[];
	/** Read by its designer alone. */
	notes: ItemNotes;
	can: WorkCan;
}

/** Values of the form. */
export interface WorkValues extends Record< string, FormValue > {
	title: string;
	client: string;
	description: string;
	month: string;
	year: string;
	skill: number[];
	video_url: string;
	image: ImageValue;
	image2: ImageValue;
	image3: ImageValue;
	/** Name of a new project, so that a repeated request does not make a second one. */
	request_id: string;
}
