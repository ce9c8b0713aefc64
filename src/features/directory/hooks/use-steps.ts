// Infinite scroll by steps: how many cards are shown, and when a few more are due.
import {
	startTransition,
	useCallback,
	useEffect,
	useState,
} from '@wordpress/element';
import { useLocation } from 'react-router-dom';
import * as limits from '../../../contract/limits';
import { LIST_LOAD_DELAY_MS } from '../../../lib/constants';
import { useNear } from '../../../lib/use-near';

/** After so many steps the list grows only by its button, so that the page's end can be reached. */
export const STEPS_IN_A_ROW = 12;

/**
 * The distance from its end at which the list begins to grow, so that the growth is not seen. It begins with the first scroll, so that an
 * unread list keeps its first steps. The lower margin covers jumps past the end.
 */
const AHEAD = '9000px 0px 900px';
const IN_SIGHT = '0px';

/** Steps shown at each place of this visit's history: going back finds the list as long as it was. */
const stepsAt = new Map< string, number >();

const stepsOf = ( place: string ): number =>
	stepsAt.get( place ) ?? limits.projects_initial_steps;

function useHasScrolled(): boolean {
	const [ hasScrolled, setScrolled ] = useState( false );
	useEffect( () => {
		const onScroll = () => setScrolled( true );
		window.addEventListener( 'scroll', onScroll, {
			once: true,
			passive: true,
		} );
		return () => window.removeEventListener( 'scroll', onScroll );
	}, [] );
	return hasScrolled;
}

interface StepsOptions {
	/** Number of cards that are loaded. */
	loaded: number;
	/** Number of cards of the whole list. */
	total: number;
	canFetch: boolean;
	fetchMore: () => void;
}

export interface Steps {
	/** Cards to show. */
	visible: number;
	hasMore: boolean;
	/** Whether more cards follow without a press on the button. */
	automatic: boolean;
	/** Shows the next cards at once. */
	more: () => void;
	/** Ref for the element at the end of the list. */
	endRef: ( element: Element | null ) => void;
}

export function useSteps( {
	loaded,
	total,
	canFetch,
	fetchMore,
}: StepsOptions ): Steps {
	const place = useLocation().key;
	const [ state, setState ] = useState( { place, steps: 0, asked: 0 } );
	const isHere = state.place === place && state.steps > 0;
	const steps = isHere ? state.steps : stepsOf( place );
	const asked = isHere ? state.asked : steps;

	const grow = useCallback(
		( byHand: boolean ) => {
			const next = steps + 1;
			stepsAt.set( place, next );
			// Renders the cards between frames, so that the pressed button shows at once.
			startTransition( () =>
				setState( { place, steps: next, asked: byHand ? next : asked } )
			);
		},
		[ place, steps, asked ]
	);

	const wanted = steps * limits.projects_step;
	const hasMore = wanted < total;
	const automatic = hasMore && steps - asked < STEPS_IN_A_ROW;
	const [ near, endRef ] = useNear( useHasScrolled() ? AHEAD : IN_SIGHT );

	useEffect( () => {
		if ( ! near || ! automatic || loaded < wanted ) {
			return;
		}
		const timer = setTimeout( () => grow( false ), LIST_LOAD_DELAY_MS );
		return () => clearTimeout( timer );
	}, [ near, automatic, loaded, wanted, grow ] );

	// Prefetches the next steps.
	const short =
		loaded <
		Math.min(
			wanted + limits.projects_steps_ahead * limits.projects_step,
			total
		);
	useEffect( () => {
		if ( short && canFetch ) {
			fetchMore();
		}
	}, [ short, canFetch, fetchMore ] );

	return {
		visible: Math.min( wanted, loaded ),
		hasMore,
		automatic,
		more: () => grow( true ),
		endRef,
	};
}
