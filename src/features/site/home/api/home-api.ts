// The home page from the server: its blocks, the events and the latest past projects.
import * as limits from '../../../../contract/limits';
import type { Article, EventItem, Page } from '../../../../contract/shapes';
import { collection, preloadedCollection } from '../../../../lib/api/client';
import { plainText } from '../../../../lib/plain-text';
import type { HomePage, Occasion, PastProject } from '../types';
import { readBlock } from './read-block';
import { toOccasion, toPastProject } from './read-items';

const PAGE = [ '/wp/v2/pages', { slug: 'home' } ] as const;
const EVENTS = [ '/wp/v2/event' ] as const;
const PAST_PROJECTS = [
	'/wp/v2/past_project',
	{ per_page: limits.home_past_projects },
] as const;

function toHome( pages: Page[] ): HomePage {
	const [ page ] = pages;
	const blocks = Array.isArray( page?.home_content ) ? page.home_content : [];
	return {
		title: page ? plainText( page.title.rendered ) : '',
		sections: blocks
			.map( readBlock )
			.filter( ( section ) => section !== null ),
	};
}

export const fetchHome = async ( signal?: AbortSignal ): Promise< HomePage > =>
	toHome( ( await collection< Page >( ...PAGE, { signal } ) ).data );

export function preloadedHome(): HomePage | undefined {
	const answer = preloadedCollection< Page >( ...PAGE );
	return answer && toHome( answer.data );
}

export const fetchEvents = async (
	signal?: AbortSignal
): Promise< Occasion[] > =>
	( await collection< EventItem >( ...EVENTS, {}, { signal } ) ).data.map(
		toOccasion
	);

export const preloadedEvents = (): Occasion[] | undefined =>
	preloadedCollection< EventItem >( ...EVENTS )?.data.map( toOccasion );

export const fetchPastProjects = async (
	signal?: AbortSignal
): Promise< PastProject[] > =>
	( await collection< Article >( ...PAST_PROJECTS, { signal } ) ).data.map(
		toPastProject
	);

export const preloadedPastProjects = (): PastProject[] | undefined =>
	preloadedCollection< Article >( ...PAST_PROJECTS )?.data.map(
		toPastProject
	);
