// Buttons for the owner of a job. The server says which of them this reader gets: edit, renew, close, delete.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button, ButtonLink } from '../../../../components/button';
import { editMissionPath } from '../../../../lib/paths';
import type { Mission } from '../types';
import { CloseDialog } from './close-dialog';
import { DeleteDialog } from './delete-dialog';
import { GoingOn } from './going-on';

interface OwnerControlsProps {
	mission: Mission;
	/** Called after the job was closed, deleted or renewed. */
	onGone?: ( how: Gone, words: string ) => void;
}

export type Gone = 'closed' | 'deleted' | 'renewed';

export const OwnerControls = ( { mission, onGone }: OwnerControlsProps ) => {
	const [ asking, setAsking ] = useState< 'close' | 'delete' | null >( null );
	const cancel = () => setAsking( null );
	const done = ( how: Gone, words: string ) => {
		setAsking( null );
		onGone?.( how, words );
	};
	const { can } = mission;
	if ( ! can.edit && ! can.close && ! can.delete && ! can.duplicate ) {
		return null;
	}
	return (
		<div className="btns">
			{ can.edit && (
				<ButtonLink
					small
					variant="second"
					to={ editMissionPath( mission.id ) }
				>
					{ __( 'Edit', 'design-marketplace' ) }
				</ButtonLink>
			) }
			<GoingOn
				mission={ mission }
				onDone={ ( words ) => done( 'renewed', words ) }
			/>
			{ can.close && ! mission.isClosed && (
				<Button
					small
					variant="second"
					onClick={ () => setAsking( 'close' ) }
				>
					{ __( 'Close mission', 'design-marketplace' ) }
				</Button>
			) }
			{ can.delete && (
				<Button
					small
					variant="danger"
					onClick={ () => setAsking( 'delete' ) }
				>
					{ __( 'Delete', 'design-marketplace' ) }
				</Button>
			) }
			{ asking === 'close' && (
				<CloseDialog
					mission={ mission }
					onDone={ ( words ) => done( 'closed', words ) }
					onCancel={ cancel }
				/>
			) }
			{ asking === 'delete' && (
				<DeleteDialog
					mission={ mission }
					onDone={ ( words ) => done( 'deleted', words ) }
					onCancel={ cancel }
				/>
			) }
		</div>
	);
};
