// Registers the home blocks: metadata from the server, editing here.
import { registerBlockType } from '@wordpress/blocks';
import type { ComponentType, ReactNode } from 'react';
import presentation from '../../includes/Site/Content/blocks/ebd-presentation/block.json';
import events from '../../includes/Site/Content/blocks/events/block.json';
import hero from '../../includes/Site/Content/blocks/hero/block.json';
import howItWorks from '../../includes/Site/Content/blocks/how-it-works/block.json';
import image from '../../includes/Site/Content/blocks/image/block.json';
import pastProjects from '../../includes/Site/Content/blocks/past-projects/block.json';
import testimonials from '../../includes/Site/Content/blocks/testimonials/block.json';
import video from '../../includes/Site/Content/blocks/video/block.json';
import type { HomeBlock } from '../contract/shapes';
import { JobsEdit, PageEdit } from './edits/embed';
import { EventsEdit } from './edits/events';
import { HeroEdit } from './edits/hero';
import { HowItWorksEdit } from './edits/how-it-works';
import { ImageEdit } from './edits/image';
import { PastProjectsEdit } from './edits/past-projects';
import { PresentationEdit } from './edits/ebd-presentation';
import { TestimonialsEdit } from './edits/testimonials';
import { VideoEdit } from './edits/video';
import { icons } from './icons';

interface Metadata {
	name: string;
	attributes: Record< string, unknown >;
}

const blocks: Record<
	HomeBlock[ 'name' ],
	[ Metadata, ReactNode, ComponentType< never > ]
> = {
	hero: [ hero, icons.hero, HeroEdit ],
	image: [ image, icons.picture, ImageEdit ],
	how_it_works: [ howItWorks, icons.points, HowItWorksEdit ],
	ebd_presentation: [ presentation, icons.statement, PresentationEdit ],
	events: [ events, icons.calendar, EventsEdit ],
	past_projects: [ pastProjects, icons.tiles, PastProjectsEdit ],
	testimonials: [ testimonials, icons.quote, TestimonialsEdit ],
	video: [ video, icons.film, VideoEdit ],
};

export function registerBlocks(): void {
	for ( const [ metadata, icon, edit ] of Object.values( blocks ) ) {
		registerBlockType( metadata, {
			icon,
			edit,
			// The site reads the attributes: there is no HTML to save.
			save: () => null,
		} );
	}
	const embeds = {
		jobs: [ icons.points, JobsEdit ],
		page: [ icons.picture, PageEdit ],
	} as const;
	for ( const [ name, [ icon, edit ] ] of Object.entries( embeds ) ) {
		// The rest of them comes from the server.
		registerBlockType( `design-marketplace/${ name }`, {
			icon,
			edit,
			save: () => null,
		} );
	}
}
