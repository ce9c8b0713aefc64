// Asks before a job is closed how it ended, and says how many emails that sends. Without an outcome it is closed all the same.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { messageOf } from '../../../../lib/api-error';
import { ErrorText } from '../../../../components/field';
import { useKeptWords } from '../../../../components/form/use-kept-words';
import { announce } from '../../../../components/live-region';
import { TextArea } from '../../../../components/text-area';
import { applicationRules } from '../../../../contract/application-rules';
import { messages } from '../../../../contract/messages';
import { TemplatePick } from '../../templates/components/template-pick';
import { closedWords } from './informs';
import { ChosenChoice } from './chosen-choice';
import { MailCount } from './mail-count';
import { OutcomeChoice } from './outcome-choice';
import { ToldWords } from './told-words';
import {
	useChosen,
	useCloseMission,
	useMissionNow,
} from '../hooks/use-missions';
import '../missions.css';
import '../closing.css';
import type { Candidate, Mission, Outcome } from '../types';

interface CloseDialogProps {
	mission: Mission;
	/** Called with the message to show. */
	onDone: ( words: string ) => void;
	onCancel: () => void;
}

export const CloseDialog = ( {
	mission,
	onDone,
	onCancel,
}: CloseDialogProps ) => {
	const {
		data: now,
		error,
		isFetching,
		refetch,
	} = useMissionNow( mission.id );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	const [ picked, setPicked ] = useState< Candidate[] >( [] );
	const { words, setWords, forget } = useKeptWords( `close-${ mission.id }` );
	const [ lacks, setLacks ] = useState< string | null >( null );
	const already = useChosen( mission.id, outcome === 'here' );
	const close = useCloseMission( ( informed ) => {
		const done = closedWords( informed );
		forget();
		announce( done );
		onDone( done );
	} );
	const chosen = [ ...( already.data ?? [] ), ...picked ].filter(
		( one, index, all ) =>
			all.findIndex( ( { id } ) => id === one.id ) === index
	);
	const problem =
		lacks ??
		( close.error && messageOf( close.error ) ) ??
		( now?.isClosed ? messages.mission_closed() : null );
	const applications = now?.applications ?? 0;
	const confirm = () => {
		if ( outcome === 'here' && chosen.length === 0 ) {
			setLacks( messages.chosen_required() );
			return;
		}
		close.mutate(
			{
				id: mission.id,
				outcome,
				chosen: chosen.map( ( { id } ) => id ),
				words,
			},
			// Somebody may have withdrawn, or been chosen in another window.
			{
				onError: () => {
					if ( outcome === 'here' ) {
						setPicked( [] );
						void already.refetch();
					}
					void refetch();
				},
			}
		);
	};
	return (
		<ConfirmDialog
			wide
			title={ sprintf(
				/* translators: %s: title of a design job. */
				__( 'Close “%s”?', 'design-marketplace' ),
				mission.title
			) }
			confirmLabel={ __( 'Close mission', 'design-marketplace' ) }
			busy={ close.isPending }
			blocked={
				! now?.can.close || ( outcome === 'here' && ! already.data )
			}
			error={ problem }
			onConfirm={ confirm }
			onCancel={ onCancel }
		>
			<div className="close-words closing">
				{ now?.can.close && (
					<OutcomeChoice
						value={ outcome }
						hasCandidates={ applications > 0 }
						disabled={ close.isPending }
						onChange={ ( next ) => {
							setOutcome( next );
							setLacks( null );
						} }
					/>
				) }
				{ outcome === 'here' && (
					<ChosenChoice
						mission={ mission.id }
						applications={ applications }
						already={ already.data ?? [] }
						value={ picked }
						disabled={ close.isPending }
						onChange={ ( next ) => {
							setPicked( next );
							setLacks( null );
						} }
					/>
				) }
				<MailCount
					now={ now }
					isFetching={ isFetching }
					allowed={ now?.can.close }
				/>
				{ outcome && now && now.informs !== 0 && (
					<>
						<ToldWords outcome={ outcome } chosen={ chosen } />
						<TextArea
							name="words"
							optional
							label={
								outcome === 'here'
									? __(
											'A word to those you did not choose',
											'design-marketplace'
										)
									: __(
											'A word to those who applied',
											'design-marketplace'
										)
							}
							max={ applicationRules.fields.words.maxLength }
							rows={ 3 }
							disabled={ close.isPending }
							value={ words }
							onChange={ setWords }
						/>
						<TemplatePick words={ words } onChange={ setWords } />
					</>
				) }
				<p>
					{ __(
						'A closed mission stays on your profile under past jobs. It cannot be opened again.',
						'design-marketplace'
					) }
				</p>
				{ ! isFetching && error && (
					<div className="close-words" role="alert">
						<ErrorText>{ messageOf( error ) }</ErrorText>
						<Button
							small
							variant="second"
							onClick={ () => void refetch() }
						>
							{ __( 'Try again', 'design-marketplace' ) }
						</Button>
					</div>
				) }
			</div>
		</ConfirmDialog>
	);
};
