// A whole list, however many pages it has.
import * as limits from '../../contract/limits';
import type { Params } from './address';
import { collection } from './client';
import type { RequestOptions } from './client';

export async function everything< T >(
	path: string,
	params: Params,
	options: RequestOptions
): Promise< T[] > {
	const page = ( number: number ) =>
		collection< T >(
			path,
			{ ...params, per_page: limits.collection_max, page: number },
			options
		);
	const first = await page( 1 );
	const rest = await Promise.all(
		Array.from( { length: first.pages - 1 }, ( _, index ) =>
			page( index + 2 )
		)
	);
	return [ first, ...rest ].flatMap( ( { data } ) => data );
}
