// The project the slideshow shows is part of the address: it can be shared, and Back closes it.
import { useCallback, useRef } from '@wordpress/element';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { WORK_PARAM } from '../../../lib/constants';

/** History state of an entry that was added by opening a project: Back leads to the page behind the slideshow. */
interface OpenedHere {
	opened?: true;
}

export function useShownWork() {
	const [ params ] = useSearchParams();
	const navigate = useNavigate();
	const location = useLocation();
	const at = useRef( location );
	at.current = location;

	/** Navigates to another project, or to none, without scrolling the page. */
	const go = useCallback(
		( id: number | null, replace: boolean, state: unknown ) => {
			const { pathname, search, hash } = at.current;
			const next = new URLSearchParams( search );
			if ( id === null ) {
				next.delete( WORK_PARAM );
			} else {
				next.set( WORK_PARAM, String( id ) );
			}
			void navigate(
				{ pathname, search: next.toString(), hash },
				{ replace, state, preventScrollReset: true }
			);
		},
		[ navigate ]
	);

	return {
		/** Null for none. */
		shown: Number( params.get( WORK_PARAM ) ) || null,
		open: useCallback(
			( { id }: { id: number } ) =>
				go( id, false, { opened: true } satisfies OpenedHere ),
			[ go ]
		),
		/** Replaces the history entry, so that Back still closes the slideshow. */
		change: useCallback(
			( { id }: { id: number } ) => {
				const now = new URLSearchParams( at.current.search );
				if ( now.get( WORK_PARAM ) !== String( id ) ) {
					go( id, true, at.current.state );
				}
			},
			[ go ]
		),
		close: useCallback( () => {
			if ( ( at.current.state as OpenedHere | null )?.opened ) {
				void navigate( -1 );
			} else {
				go( null, true, null );
			}
		}, [ go, navigate ] ),
	};
}
