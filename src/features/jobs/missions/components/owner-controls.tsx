// Buttons for the owner of a job. The server says which of them this reader gets: edit, renew, open again, duplicate, close, delete.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../../../components/button';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { messageOf } from '../../../../lib/api-error';
import { formatDay } from '../../../../lib/format-day';
import { editMissionPath } from '../../../../lib/paths';
import { useContinueMission, useDuplicateMission } from '../hooks/use-missions';
import type { Mission } from '../types';
import { CloseDialog } from './close-dialog';
import { DeleteDialog } from './delete-dialog';

interface OwnerControlsProps {
	mission: Mission;
	/** Called after the job was closed, deleted or renewed, with the message to show. */
	onGone?: ( how: Gone, words: string ) => void;
}

export type Gone = 'closed' | 'deleted' | 'renewed';

const continuedWords = (
	how: 'renew' | 'reopen',
	{ deadline }: Mission
): string => {
	if ( how === 'reopen' ) {
		return __( 'The job is open again.', 'design-marketplace' );
	}
	return deadline
		? sprintf(
				/* translators: %s: date. */
				__(
					'Renewed: designers can apply until %s.',
					'design-marketplace'
				),
				formatDay( deadline )
			)
		: __( 'Renewed: the job stays open.', 'design-marketplace' );
};

export const OwnerControls = ( { mission, onGone }: OwnerControlsProps ) => {
	const { can, id } = mission;
	const [ asking, setAsking ] = useState< 'close' | 'delete' | null >( null );
	const navigate = useNavigate();
	const done = ( how: Gone ) => ( words: string ) => {
		setAsking( null );
		onGone?.( how, words );
	};
	const going = useContinueMission( ( renewed, how ) => {
		const words = continuedWords( how, renewed );
		announce( words );
		done( 'renewed' )( words );
	} );
	const duplicate = useDuplicateMission(
		( copy ) => void navigate( editMissionPath( copy.id ) )
	);
	if ( ! can.edit && ! can.close && ! can.delete && ! can.duplicate ) {
		return null;
	}
	const error = going.error ?? duplicate.error;
	const isGoing = ( how: 'renew' | 'reopen' ) =>
		going.isPending && going.variables[ 1 ] === how;
	const buttons = [
		can.renew && {
			label: __( 'Renew', 'design-marketplace' ),
			loading: isGoing( 'renew' ),
			onClick: () => going.mutate( [ id, 'renew' ] ),
		},
		can.reopen && {
			label: __( 'Open again', 'design-marketplace' ),
			loading: isGoing( 'reopen' ),
			onClick: () => going.mutate( [ id, 'reopen' ] ),
		},
		can.duplicate && {
			label: __( 'Duplicate', 'design-marketplace' ),
			loading: duplicate.isPending,
			onClick: () => duplicate.mutate( id ),
		},
		can.close &&
			! mission.isClosed && {
				label: __( 'Close mission', 'design-marketplace' ),
				onClick: () => setAsking( 'close' ),
			},
	].filter( ( button ) => !! button );
	const Dialog = asking === 'close' ? CloseDialog : DeleteDialog;
	return (
		<div className="btns">
			{ can.edit && (
				<ButtonLink small variant="second" to={ editMissionPath( id ) }>
					{ __( 'Edit', 'design-marketplace' ) }
				</ButtonLink>
			) }
			{ buttons.map( ( { label, ...button } ) => (
				<Button key={ label } small variant="second" { ...button }>
					{ label }
				</Button>
			) ) }
			{ error && <Notice kind="bad">{ messageOf( error ) }</Notice> }
			{ can.delete && (
				<Button
					small
					variant="danger"
					onClick={ () => setAsking( 'delete' ) }
				>
					{ __( 'Delete', 'design-marketplace' ) }
				</Button>
			) }
			{ asking && (
				<Dialog
					mission={ mission }
					onDone={ done( asking === 'close' ? 'closed' : 'deleted' ) }
					onCancel={ () => setAsking( null ) }
				/>
			) }
		</div>
	);
};
