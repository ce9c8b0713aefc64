// The home page from the server: its blocks, the events and the latest past projects.
import * as limits from '../../../../contract/limits';
import type { Article, EventItem, Page } from '../../../../contract/shapes';
import { listQuery } from '../../../../lib/api/client';
import { plainText } from '../../../../lib/plain-text';
import { KEYS } from '../../../../lib/query-keys';
import { toArticle } from '../../articles';
import { readBlock } from './read-block';
import { toOccasion } from './read-items';

const toHome = ( page: Page | undefined ) => ( {
	title: page ? plainText( page.title.rendered ) : '',
	locale: page?.locale ?? '',
	/** Those it is in; none if it has no words. */
	languages: page?.home_content.length ? page.languages : [],
	sections: ( Array.isArray( page?.home_content ) ? page.home_content : [] )
		.map( readBlock )
		.filter( ( section ) => section !== null ),
} );

export const homeQuery = () =>
	listQuery(
		[ KEYS.page, 'home-blocks' ],
		'/wp/v2/pages',
		{ slug: 'home' },
		( { data }: { data: Page[] } ) => toHome( data[ 0 ] )
	);

export const eventsQuery = () =>
	listQuery(
		[ KEYS.events ],
		'/wp/v2/event',
		{},
		( { data }: { data: EventItem[] } ) => data.map( toOccasion )
	);

export const pastProjectsQuery = () =>
	listQuery(
		[ KEYS.pastProjects, 'latest' ],
		'/wp/v2/past_project',
		{ per_page: limits.home_past_projects },
		( { data }: { data: Article[] } ) => data.map( toArticle )
	);
