// API calls for one's own portfolio as one file.
import type { PortfolioImport } from '../../../../contract/shapes';
import { file, get } from '../../../../lib/api/client';
import { upload } from '../../../../lib/api/upload';
import type { UploadOptions } from '../../../../lib/api/upload';
import { toFormData } from '../../../../lib/form-data';
import { KEYS } from '../../../../lib/query-keys';
import type { MemberPrivate } from '../types';

type Owner = Pick< MemberPrivate, 'id' >;

/** Milliseconds between two looks at what is being taken in. */
const PACE = 2000;

const pathOf = ( { id }: Owner ) => `/wp/v2/users/${ id }/portfolio`;

export const fetchPortfolio = ( owner: Owner ): Promise< Blob > =>
	file( `${ pathOf( owner ) }.zip` );

/** How far the last portfolio is that was brought in. Asked again while it is under way. */
export const portfolioQuery = ( owner: Owner ) => ( {
	queryKey: [ KEYS.portfolio, owner.id ] as const,
	queryFn: ( { signal }: { signal: AbortSignal } ) =>
		get< PortfolioImport >( pathOf( owner ), {}, { signal } ),
	refetchInterval: ( { state }: { state: { data?: PortfolioImport } } ) =>
		state.data?.state === 'running' ? PACE : ( false as const ),
} );

export const bringPortfolio = (
	owner: Owner,
	portfolio: File,
	options: UploadOptions
) =>
	upload< { works: number } >(
		pathOf( owner ),
		toFormData( { file: portfolio } ),
		options
	);
