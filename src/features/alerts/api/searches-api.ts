// API calls for a member's saved searches: /design-marketplace/v1/searches.
import type { SavedSearch } from '../../../contract/shapes';
import { del, get, post } from '../../../lib/api/client';

const SEARCHES = '/design-marketplace/v1/searches';

export type Rhythm = SavedSearch[ 'rhythm' ];

export interface NewSearch {
	kind: SavedSearch[ 'kind' ];
	filters: Record< string, string >;
	rhythm: Rhythm;
	name: string;
}

export type SearchChange = Partial<
	Pick< SavedSearch, 'rhythm' | 'name' | 'paused' >
>;

export const fetchSearches = async (
	signal?: AbortSignal
): Promise< SavedSearch[] > =>
	( await get< SavedSearch[] >( SEARCHES, {}, { signal } ) ).data;

export const saveSearch = async ( search: NewSearch ): Promise< SavedSearch > =>
	( await post< SavedSearch >( SEARCHES, { ...search } ) ).data;

export const changeSearch = async (
	id: number,
	change: SearchChange
): Promise< SavedSearch > =>
	( await post< SavedSearch >( `${ SEARCHES }/${ id }`, { ...change } ) )
		.data;

export const deleteSearch = async ( id: number ): Promise< SavedSearch > =>
	( await del< SavedSearch >( `${ SEARCHES }/${ id }` ) ).data;
