// The page number in the address. If a page fails to load, goes back to the one before, then to the first.
import { useEffect, useRef } from '@wordpress/element';
import { useSearchParams } from 'react-router-dom';

const PAGE = 'page';

/** The result of the request for a page. */
export type Outcome = 'failed' | 'there' | 'pending';

export const readPage = ( params: URLSearchParams ): number => {
	const text = params.get( PAGE ) ?? '';
	return /^[1-9]\d{0,5}$/.test( text ) ? Number( text ) : 1;
};

const withPage = ( params: URLSearchParams, page: number ) => {
	const next = new URLSearchParams( params );
	if ( page > 1 ) {
		next.set( PAGE, String( page ) );
	} else {
		next.delete( PAGE );
	}
	return next;
};

/** The page to go back to after a failure: the one before, then the first, as the address may be far past the end. */
export const pageBefore = ( page: number, failedBefore: boolean ): number =>
	failedBefore ? 1 : Math.max( 1, page - 1 );

export function usePage(): [ number, ( page: number ) => void ] {
	const [ params, setParams ] = useSearchParams();
	return [
		readPage( params ),
		( page ) => setParams( ( current ) => withPage( current, page ) ),
	];
}

/** Leaves a page that failed, without leaving it in the history. */
export function useBackOnFailure( page: number, outcome: Outcome ): void {
	const [ , setParams ] = useSearchParams();
	const failedBefore = useRef( false );
	useEffect( () => {
		if ( outcome === 'there' ) {
			failedBefore.current = false;
		}
		if ( outcome !== 'failed' || page === 1 ) {
			return;
		}
		const target = pageBefore( page, failedBefore.current );
		failedBefore.current = true;
		setParams( ( current ) => withPage( current, target ), {
			replace: true,
		} );
	}, [ outcome, page, setParams ] );
}
