// The operator's texts around activation.
import type { OptionMessage } from '../contract/shapes';
import { get } from './api/client';

export type Options = Record< string, OptionMessage >;

export const fetchOptions = ( signal?: AbortSignal ) =>
	get< Options >( '/wp/v2/options', {}, { signal } );
