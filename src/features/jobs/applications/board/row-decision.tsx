// The part below a row: the words sent with the decision, and any problem.
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import type { Desk } from './desk';
import type { BoardCandidate } from './types';
import { useRowState } from './use-board';
import { WordsForm } from './words-form';

/** The words that were sent, or will be sent, with the decision. */
export const Words = ( {
	candidate,
	desk,
}: {
	candidate: BoardCandidate;
	desk: Desk;
} ) => {
	const { id, name, stage, words, canUndo, told } = candidate;
	const { asks } = useRowState( desk, id );
	const ask = ( isNeeded: boolean ) => {
		desk.mark( id, { asks: { stage, isNeeded } } );
		// On a phone the band would lie over the field's buttons. Its Undo is in the row, too.
		desk.dismiss();
	};
	if ( asks ) {
		return (
			<WordsForm
				draft={ `words-${ id }` }
				name={ name }
				stage={ asks.stage }
				isNeeded={ asks.isNeeded }
				words={ words }
				onSend={ ( text ) => desk.setStage( id, asks.stage, text ) }
				onCancel={ () => desk.mark( id, { asks: undefined } ) }
			/>
		);
	}
	const isOpen = stage === 'declined' && canUndo;
	const label = words
		? __( 'Change the words', 'design-marketplace' )
		: __( 'Add words', 'design-marketplace' );
	return (
		<>
			{ words && (
				<p className="said">
					<b>{ __( 'Your words:', 'design-marketplace' ) }</b>{ ' ' }
					{ words }
				</p>
			) }
			{ isOpen && (
				<button
					type="button"
					className="quiet"
					aria-label={ `${ label }, ${ name }` }
					onClick={ () => ask( told === 'chosen' ) }
				>
					<Icon name="letter" /> { label }
				</button>
			) }
		</>
	);
};

export const Problem = ( { id, desk }: { id: number; desk: Desk } ) => {
	const { problem, again } = useRowState( desk, id );
	return (
		<div className="row-problem" role="alert">
			{ problem && (
				<>
					<p>{ problem }</p>
					{ again && (
						<button
							type="button"
							className="quiet"
							onClick={ again }
						>
							{ __( 'Try again', 'design-marketplace' ) }
						</button>
					) }
					<button
						type="button"
						className="quiet"
						onClick={ () =>
							desk.mark( id, {
								problem: undefined,
								again: undefined,
							} )
						}
					>
						{ __( 'Dismiss', 'design-marketplace' ) }
					</button>
				</>
			) }
		</div>
	);
};
