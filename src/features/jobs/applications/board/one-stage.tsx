// The stage of one application away from its board: folded until its owner wants to decide.
import { useEffect, useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '../../../../components/error-state';
import { Icon } from '../../../../components/icon';
import { Loading, TextBones } from '../../../../components/skeletons';
import type { Stage } from '../stage';
import { Problem, Words } from './row-decision';
import { StageControl } from './stage-control';
import { Untold } from './untold';
import { useCandidate, useDesk } from './use-board';
import '../../../../styles/quiet.css';
import './stage.css';

interface OneStageProps {
	mission: number;
	application: number;
	/** Called at once with each change. */
	onStage: ( stage: Stage ) => void;
}

const Decision = ( { mission, application, onStage }: OneStageProps ) => {
	const desk = useDesk( mission );
	const {
		data: candidate,
		error,
		refetch,
	} = useCandidate( mission, application );
	const stage = candidate?.stage;
	useEffect( () => {
		if ( stage ) {
			onStage( stage );
		}
		// The listener is a new one each time it is drawn.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ stage ] );
	if ( ! candidate ) {
		return error ? (
			<ErrorState error={ error } onRetry={ refetch } />
		) : (
			<Loading>
				<TextBones lines={ 2 } />
			</Loading>
		);
	}
	return (
		<>
			<StageControl
				candidate={ candidate }
				onSet={ ( id, next ) => void desk.setStage( id, next ) }
			/>
			{ candidate.canUndo && (
				<Untold candidate={ candidate } desk={ desk } />
			) }
			<Problem id={ application } desk={ desk } />
			<Words candidate={ candidate } desk={ desk } />
		</>
	);
};

export const OneStage = ( props: OneStageProps ) => {
	const id = useId();
	const [ isOpen, setOpen ] = useState( false );
	return (
		<>
			<button
				type="button"
				className="quiet"
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ () => setOpen( ! isOpen ) }
			>
				<Icon name={ isOpen ? 'minus' : 'pen' } />{ ' ' }
				{ __( 'Change the stage', 'design-marketplace' ) }
			</button>
			<div className="one-stage" id={ id } hidden={ ! isOpen }>
				{ isOpen && <Decision { ...props } /> }
			</div>
		</>
	);
};
