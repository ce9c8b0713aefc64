// The stage of a candidate: arrow keys move, Space and Enter set. Moving sets nothing, for each stage set queues an email and a toast.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { StageMark } from '../../../../components/stage-mark';
import { SETTABLE, stageLabel } from '../stage';
import type { Stage } from '../stage';
import { keyOf } from './keys';
import type { BoardCandidate } from './types';

const steps: Record< string, number > = {
	ArrowDown: 1,
	ArrowRight: 1,
	ArrowUp: -1,
	ArrowLeft: -1,
};

interface StageControlProps {
	candidate: BoardCandidate;
	/** Id of what says how it is set. */
	help?: string;
	onSet: ( id: number, stage: Stage ) => void;
}

export const StageControl = ( {
	candidate,
	help,
	onSet,
}: StageControlProps ) => {
	const { id, name, stage, next } = candidate;
	const [ moved, setMoved ] = useState< Stage | null >( null );
	const entry = moved ?? ( stage === 'withdrawn' ? 'new' : stage );
	if ( stage === 'withdrawn' ) {
		return (
			<p className="stage-gone">
				<StageMark stage={ stage } /> { stageLabel( stage ) }
			</p>
		);
	}
	const move = ( event: KeyboardEvent< HTMLElement > ) => {
		const step = steps[ event.key ];
		if ( step ) {
			event.preventDefault();
			event.stopPropagation();
			const radios = [ ...event.currentTarget.children ] as HTMLElement[];
			const at = radios.indexOf( event.target as HTMLElement );
			radios[ ( at + step + radios.length ) % radios.length ]?.focus();
		}
	};
	return (
		<div
			className="stage-choice"
			role="radiogroup"
			tabIndex={ -1 }
			aria-label={ sprintf(
				/* translators: %s: a candidate's name. */
				__( 'Stage of %s', 'design-marketplace' ),
				name
			) }
			aria-describedby={ help }
			onKeyDown={ move }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setMoved( null );
				}
			} }
		>
			{ SETTABLE.map( ( one ) => (
				<button
					key={ one }
					type="button"
					role="radio"
					aria-checked={ one === stage }
					aria-disabled={
						( one !== stage && ! next.includes( one ) ) || undefined
					}
					tabIndex={ one === entry ? 0 : -1 }
					data-stage={ one }
					onFocus={ () => setMoved( one ) }
					onClick={ () => onSet( id, one ) }
				>
					<StageMark stage={ one } />
					<span>{ stageLabel( one ) }</span>
					<kbd aria-hidden="true">{ keyOf( one ) }</kbd>
				</button>
			) ) }
		</div>
	);
};
