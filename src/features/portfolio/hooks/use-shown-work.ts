// The project the slideshow shows is part of the address: it can be shared, and Back closes it.
import { useCallback, useRef } from '@wordpress/element';
import {
	useLocation,
	useNavigate,
	useParams,
	useSearchParams,
} from 'react-router-dom';
import { WORK_PARAM } from '../../../lib/constants';
import { designerPath } from '../../../lib/paths';
import { withinApp } from '../../../lib/within-app';
import { isOpenedHere } from '../../../lib/opened-here';
import type { OpenedHere } from '../../../lib/opened-here';
import type { Work } from '../types';

type Addressed = Pick< Work, 'id' | 'link' >;

/** The last part of its address; '' before it has one. */
const slugOf = ( { link }: Addressed ): string =>
	decodeURIComponent( link.split( '/' ).at( -1 ) ?? '' );

/**
 * @param works The portfolio, once it is there.
 */
export function useShownWork( works: readonly Work[] | undefined ) {
	const [ params ] = useSearchParams();
	const { slug: designer = '', work: slug } = useParams();
	const navigate = useNavigate();
	const location = useLocation();
	const at = useRef( location );
	at.current = location;

	/** Navigates to another project, or to none, without scrolling the page. One without an address of its own yet is named by its id. */
	const go = useCallback(
		( work: Addressed | null, replace: boolean, state: unknown ) => {
			const { search, hash } = at.current;
			const next = new URLSearchParams( search );
			next.delete( WORK_PARAM );
			if ( work && ! work.link ) {
				next.set( WORK_PARAM, String( work.id ) );
			}
			const pathname =
				withinApp( work?.link ?? '' ) || designerPath( designer );
			void navigate(
				{ pathname, search: next.toString(), hash },
				{ replace, state, preventScrollReset: true }
			);
		},
		[ designer, navigate ]
	);

	const named = slug && works?.find( ( work ) => slugOf( work ) === slug );
	const shown =
		( named ? named.id : Number( params.get( WORK_PARAM ) ) ) || null;
	const current = useRef( shown );
	current.current = shown;

	return {
		/** Null for none. */
		shown,
		open: useCallback(
			( work: Addressed ) =>
				go( work, false, { opened: true } satisfies OpenedHere ),
			[ go ]
		),
		/** Replaces the history entry, so that Back still closes the slideshow. */
		change: useCallback(
			( work: Addressed ) => {
				if ( work.id !== current.current ) {
					go( work, true, at.current.state );
				}
			},
			[ go ]
		),
		close: useCallback( () => {
			if ( isOpenedHere( at.current.state ) ) {
				void navigate( -1 );
			} else {
				go( null, true, null );
			}
		}, [ go, navigate ] ),
	};
}
