// Attributes of each block, as includes/Site/Content/blocks/*/block.json has them. Pictures are ids of the media library.

export interface PictureRow {
	image: number;
	link: string;
	/** Caption; if empty, the name of the member the link leads to. */
	name: string;
}

export interface PointRow {
	title: string;
	content: string;
}

export interface VoiceRow {
	name: string;
	job: string;
	content: string;
	avatar: number;
}

export interface HeroAttributes {
	title: string;
	title_contractor: string;
	text: string;
	text_contractor: string;
	btn_txt: string;
	btn_link: string;
	anchor_txt: string;
	anchor: string;
	figures: boolean;
	pictures: PictureRow[];
	pictures_contractor: PictureRow[];
}

export interface ImageAttributes {
	image: number;
	caption: string;
}

export interface HowItWorksAttributes {
	title: string;
	anchor: string;
	designer: PointRow[];
	contractor: PointRow[];
}

export interface PresentationAttributes {
	title: string;
	content: string;
	figures: boolean;
	btn_txt: string;
	btn_link: string;
}

export interface EventsAttributes {
	title: string;
}

export interface PastProjectsAttributes {
	title: string;
	btn_txt: string;
	btn_link: string;
}

export interface TestimonialsAttributes {
	title: string;
	speed: number;
	items: VoiceRow[];
}

export interface VideoAttributes {
	url: string;
	poster: number;
	title: string;
	caption: string;
}

export interface EditProps< A > {
	attributes: A;
	setAttributes: ( changed: Partial< A > ) => void;
	isSelected: boolean;
}
