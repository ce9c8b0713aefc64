// Past projects from the server, six at a time.
import * as limits from '../../../../contract/limits';
import type { Article } from '../../../../contract/shapes';
import { collection, preloadedCollection } from '../../../../lib/api/client';
import type { Collection } from '../../../../lib/api/client';
import { plainText } from '../../../../lib/plain-text';
import type { DoneProject, DoneProjectsPage } from '../types';

const PAST_PROJECTS = '/wp/v2/past_project';

const params = ( page: number ) => ( {
	page,
	per_page: limits.showcase_per_page,
} );

const toProject = ( article: Article ): DoneProject => ( {
	id: article.id,
	title: plainText( article.title.rendered ),
	locale: article.locale,
	excerpt: plainText( article.excerpt.rendered ),
	image: article.image,
	date: article.date_gmt,
	readTime: article.read_time,
	link: article.medium_link,
} );

/** An answer that is no list is a failure, whatever its status. */
function toProjects( {
	data,
	pages,
}: Collection< Article > ): DoneProjectsPage {
	if ( ! Array.isArray( data ) ) {
		throw new TypeError( 'Past projects are no list' );
	}
	return { items: data.map( toProject ), pages };
}

export const fetchDoneProjects = async (
	page: number,
	signal?: AbortSignal
): Promise< DoneProjectsPage > =>
	toProjects(
		await collection< Article >( PAST_PROJECTS, params( page ), {
			signal,
		} )
	);

export function preloadedDoneProjects(
	page: number
): DoneProjectsPage | undefined {
	const answer = preloadedCollection< Article >(
		PAST_PROJECTS,
		params( page )
	);
	return answer && toProjects( answer );
}
