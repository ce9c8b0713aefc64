// Shows a decision that the candidate has not been told yet: how long the owner can undo it, and the button for it.
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import { formatNumber } from '../../../../lib/format';
import type { Desk } from './desk';
import type { BoardCandidate } from './types';

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/** Minutes until then, rounded up; 0 when it is over. */
const minutesTo = ( release: number, now = Date.now() ): number =>
	Math.max( 0, Math.ceil( ( release - now ) / MINUTE_MS ) );

function useMinutes( release: number | null ): number | null {
	const [ , setTick ] = useState( 0 );
	useEffect( () => {
		const timer = setInterval( () => setTick( Date.now() ), TICK_MS );
		return () => clearInterval( timer );
	}, [] );
	return release === null ? null : minutesTo( release );
}

interface UntoldProps {
	candidate: BoardCandidate;
	desk: Desk;
}

export const Untold = ( { candidate, desk }: UntoldProps ) => {
	const { id, name, release } = candidate;
	const minutes = useMinutes( release );
	const isOver = minutes === 0;
	// The candidate has been told by now, or nearly. Asks the server until it says so.
	useEffect( () => {
		if ( ! isOver ) {
			return undefined;
		}
		const timer = setInterval( () => void desk.refresh( id ), 2 * TICK_MS );
		void desk.refresh( id );
		return () => clearInterval( timer );
	}, [ desk, id, isOver ] );
	return (
		<p className="untold">
			<span>
				{ __( 'Not told yet', 'design-marketplace' ) }
				{ minutes !== null && minutes > 0 && (
					<span className="soft">
						{ ', ' }
						{ sprintf(
							/* translators: %s: minutes. */
							_n(
								'%s minute left',
								'%s minutes left',
								minutes,
								'design-marketplace'
							),
							formatNumber( minutes )
						) }
					</span>
				) }
			</span>
			<button
				type="button"
				className="quiet"
				aria-label={ sprintf(
					/* translators: %s: a candidate's name. */
					__( 'Undo for %s', 'design-marketplace' ),
					name
				) }
				onClick={ () => void desk.undo( id ) }
			>
				<Icon name="undo" /> { __( 'Undo', 'design-marketplace' ) }
			</button>
		</p>
	);
};
