// The project the slideshow shows is part of the address: it can be shared, and Back closes it.
import { useCallback, useRef } from '@wordpress/element';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { WORK_PARAM } from '../../../lib/constants';

/** In the state of an entry that was made by opening: there is a page to go back to. */
interface OpenedHere {
	opened?: true;
}

export function useShownWork() {
	const [ params ] = useSearchParams();
	const navigate = useNavigate();
	const location = useLocation();
	const at = useRef( location );
	at.current = location;

	/** Another project, or none, at the same place of the page. */
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
		/** In place of the one before: Back still closes. */
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
