// At the foot of the board: the actions on selected candidates, and the button to undo the last one.
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, PlainButton } from '../../../../components/button';
import { classNames } from '../../../../components/class-names';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { useKeptWords } from '../../../../components/form/use-kept-words';
import { PickedBar } from '../../../../components/picked-bar';
import { StageMark } from '../../../../components/stage-mark';
import { TextArea } from '../../../../components/text-area';
import { applicationRules } from '../../../../contract/application-rules';
import { formatNumber } from '../../../../lib/format';
import { UNDO_MS } from '../api/board-api';
import { needsWords } from '../stage';
import type { Stage } from '../stage';
import type { Desk } from './desk';
import type { BoardCandidate } from './types';

const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;

const Toast = ( { desk }: { desk: Desk } ) => {
	const done = useSyncExternalStore( desk.subscribe, desk.done );
	useEffect( () => {
		if ( ! done ) {
			return undefined;
		}
		const timer = setTimeout( () => desk.dismiss(), UNDO_MS );
		return () => clearTimeout( timer );
	}, [ desk, done ] );
	// Green only where the circle goes into the square.
	const isIn = done?.stage === 'shortlisted' || done?.stage === 'chosen';
	return done ? (
		<div
			className={ classNames( 'toast', isIn ? 'on-role' : 'is-out' ) }
			data-role="entrepreneur"
		>
			<StageMark stage={ done.stage } />
			<p>{ done.words }</p>
			<Button small icon="undo" onClick={ () => void desk.undoDone() }>
				{ __( 'Undo', 'design-marketplace' ) }
				<kbd aria-hidden="true">u</kbd>
			</Button>
			<PlainButton
				icon="close"
				aria-label={ __( 'Dismiss', 'design-marketplace' ) }
				onClick={ () => desk.dismiss() }
			/>
		</div>
	) : null;
};

/** All of them, or nobody: with the words they all read. */
const DeclineDialog = ( {
	chosen,
	words,
	onWords,
	onDecline,
	onCancel,
}: {
	chosen: readonly BoardCandidate[];
	words: string;
	onWords: ( words: string ) => void;
	onDecline: () => void;
	onCancel: () => void;
} ) => {
	const isNeeded = chosen.some( ( { told } ) =>
		needsWords( told, 'declined' )
	);
	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: number of candidates. */
				_n(
					'Decline %s candidate?',
					'Decline %s candidates?',
					chosen.length,
					'design-marketplace'
				),
				formatNumber( chosen.length )
			) }
			confirmLabel={ __( 'Decline', 'design-marketplace' ) }
			blocked={ isNeeded && ! words.trim() }
			onConfirm={ onDecline }
			onCancel={ onCancel }
		>
			<TextArea
				name="words"
				optional={ ! isNeeded }
				label={ __(
					'Your words to all of them',
					'design-marketplace'
				) }
				hint={ __(
					'They will be told in ten minutes. Until then you can undo it.',
					'design-marketplace'
				) }
				max={ applicationRules.fields.words.maxLength }
				value={ words }
				onChange={ onWords }
			/>
		</ConfirmDialog>
	);
};

interface DockProps {
	mission: number;
	desk: Desk;
	selected: readonly BoardCandidate[];
	/** Number of candidates in the list. */
	shown: number;
	onAll: () => void;
	onClear: () => void;
	onCompare: () => void;
}

export const Dock = ( {
	mission,
	desk,
	selected,
	shown,
	onAll,
	onClear,
	onCompare,
}: DockProps ) => {
	const problem = useSyncExternalStore( desk.subscribe, desk.problem );
	const [ isDeclining, setDeclining ] = useState( false );
	const { words, setWords } = useKeptWords( `decline-${ mission }` );
	const ids = selected.map( ( { id } ) => id );
	const set = async ( stage: Stage, said?: string ) => {
		setDeclining( false );
		if ( await desk.setStages( ids, stage, said ) ) {
			// Others may be declined with other words by now.
			setWords( ( now ) => ( now.trim() === said ? '' : now ) );
			onClear();
		}
	};
	const canCompare =
		selected.length >= COMPARE_MIN && selected.length <= COMPARE_MAX;
	return (
		<div className="dock">
			<div role="alert">
				{ problem && (
					<div className="dock-problem">
						<p>{ problem.message }</p>
						{ problem.again && (
							<Button small onClick={ problem.again }>
								{ __( 'Try again', 'design-marketplace' ) }
							</Button>
						) }
						<PlainButton
							icon="close"
							aria-label={ __( 'Dismiss', 'design-marketplace' ) }
							onClick={ desk.forgetProblem }
						/>
					</div>
				) }
			</div>
			<Toast desk={ desk } />
			{ selected.length > 0 && (
				<PickedBar
					picked={ selected }
					onClear={ onClear }
					more={
						selected.length < shown && (
							<PlainButton onClick={ onAll }>
								{ __(
									'Select all shown',
									'design-marketplace'
								) }
							</PlainButton>
						)
					}
				>
					<Button
						small
						disabled={ ! canCompare }
						title={
							canCompare
								? undefined
								: __(
										'Two to four can be compared.',
										'design-marketplace'
									)
						}
						onClick={ onCompare }
					>
						{ __( 'Compare', 'design-marketplace' ) }
					</Button>
					<Button
						small
						variant="second"
						onClick={ () => void set( 'shortlisted' ) }
					>
						{ __( 'Short list', 'design-marketplace' ) }
					</Button>
					<Button
						small
						variant="second"
						onClick={ () => void set( 'chosen' ) }
					>
						{ __( 'Choose', 'design-marketplace' ) }
					</Button>
					<Button
						small
						variant="second"
						onClick={ () => setDeclining( true ) }
					>
						{ __( 'Decline', 'design-marketplace' ) }
					</Button>
				</PickedBar>
			) }
			{ isDeclining && (
				<DeclineDialog
					chosen={ selected }
					words={ words }
					onWords={ setWords }
					onDecline={ () =>
						void set( 'declined', words.trim() || undefined )
					}
					onCancel={ () => setDeclining( false ) }
				/>
			) }
		</div>
	);
};
