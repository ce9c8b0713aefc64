// Types of the home page: its blocks in their order, and the lists that some of them show.
import type { HomeBlock, ImageObject } from '../../../contract/shapes';
import type { PageRole } from '../../../lib/page-role';

export type ByRole< T > = Record< PageRole, T >;

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

export interface HeroProps {
	title: ByRole< string >;
	text: ByRole< string >;
	link: HomeLink;
	/** The button that scrolls; null without words for it. */
	jump: { label: string; anchor: string } | null;
	figures: Figures | null;
	/** The hero's pictures; the first is the large one. */
	pictures: ByRole< HeroPicture[] >;
	/** Lines of news: open jobs for designers, designers for entrepreneurs. */
	now: ByRole< HeroLine[] >;
}

export interface ImageProps {
	image: ImageObject | null;
	caption: string;
}

export interface Point {
	title: string;
	text: string;
}

export interface HowItWorksProps {
	title: string;
	anchor: string;
	points: ByRole< Point[] >;
}

export interface PresentationProps {
	title: string;
	text: string;
	figures: Figures | null;
	link: HomeLink | null;
}

export interface EventsProps {
	title: string;
}

export interface PastProjectsProps {
	title: string;
	link: HomeLink;
}

export interface Testimonial {
	name: string;
	job: string;
	content: string;
	avatar: ImageObject | null;
}

export interface TestimonialsProps {
	title: string;
	/** Milliseconds for which each testimonial is shown. */
	speed: number;
	items: Testimonial[];
}

export interface VideoProps {
	url: string;
	poster: ImageObject | null;
	title: string;
	caption: string;
}

/** Props of each block, by its name. */
export interface SectionProps {
	hero: HeroProps;
	image: ImageProps;
	how_it_works: HowItWorksProps;
	ebd_presentation: PresentationProps;
	events: EventsProps;
	past_projects: PastProjectsProps;
	testimonials: TestimonialsProps;
	video: VideoProps;
}

export type HomeSection = {
	[ N in HomeBlock[ 'name' ] ]: { name: N; props: SectionProps[ N ] };
}[ HomeBlock[ 'name' ] ];

export interface HomePage {
	title: string;
	sections: HomeSection[];
}

export interface Occasion {
	id: number;
	title: string;
	/** Language it is written in. */
	locale: string;
	day: { day: number; month: number; year: number } | null;
	location: string;
	organizer: string;
	speaker: string;
	link: string;
	isPast: boolean;
}

export interface PastProject {
	id: number;
	title: string;
	/** Language it is written in. */
	locale: string;
	excerpt: string;
	image: ImageObject | null;
	year: number | null;
	link: string;
}
