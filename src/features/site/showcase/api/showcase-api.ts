// Past projects from the server, six at a time.
import * as limits from '../../../../contract/limits';
import type { Article } from '../../../../contract/shapes';
import { listQuery } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';
import { toArticle } from '../../articles';

/** An answer that is no list is a failure, whatever its status. */
function toProjects( { data, pages }: { data: Article[]; pages: number } ) {
	if ( ! Array.isArray( data ) ) {
		throw new TypeError( 'Past projects are no list' );
	}
	return { items: data.map( toArticle ), pages };
}

export const doneProjectsQuery = ( page: number ) =>
	listQuery(
		[ KEYS.pastProjects, page ],
		'/wp/v2/past_project',
		{ page, per_page: limits.showcase_per_page },
		toProjects
	);
