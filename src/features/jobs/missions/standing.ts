// Whether a design job takes applications, and until when.
import { __ } from '@wordpress/i18n';
import { formatDay } from '../../../lib/format-day';
import type { Fact } from './facts';
import type { Mission } from './types';

/** Passed: nobody can apply any more, and its owner goes on choosing. */
export type Standing = 'open' | 'passed' | 'closed';

type Online = Pick< Mission, 'status' | 'isClosed' | 'isOpen' >;

/** Whether nobody can apply any more though it is not closed. */
export const hasPassed = ( { status, isClosed, isOpen }: Online ): boolean =>
	status === 'publish' && ! isClosed && ! isOpen;

/** The job's state, as others see it. */
export function standingOf( mission: Online ): Standing {
	if ( mission.isOpen ) {
		return 'open';
	}
	return hasPassed( mission ) ? 'passed' : 'closed';
}

/** The last day to apply, struck out once it is over. */
export const untilLine = (
	deadline: string | null,
	isOver: boolean
): Fact[] =>
	deadline
		? [
				{
					term: __( 'Apply by', 'design-marketplace' ),
					value: formatDay( deadline ),
					note: isOver
						? __( 'passed', 'design-marketplace' )
						: __( 'until midnight', 'design-marketplace' ),
					isOver,
				},
			]
		: [];

/** The same for a job in a member's view; none for a closed job. */
export const untilOf = ( mission: Online & { deadline: string | null } ) =>
	mission.isClosed ? [] : untilLine( mission.deadline, hasPassed( mission ) );
