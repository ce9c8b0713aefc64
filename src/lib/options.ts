// The operator's texts around activation.
import type { OptionMessage } from '../contract/shapes';
import { get } from './api/client';

export type Options = Record< string, OptionMessage >;

export async function fetchOptions( signal?: AbortSignal ): Promise< Options > {
	const data = await get< Options >( '/wp/v2/options', {}, { signal } );
	return data;
}
