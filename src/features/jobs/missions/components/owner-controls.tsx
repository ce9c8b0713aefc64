// Buttons for the owner of a job. The server says which of them this reader gets: edit, renew, open again, duplicate, close, delete.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../../../components/button';
import { DropMenu } from '../../../../components/drop-menu';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
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
	/** For one line: all but closing it stands in a menu, below these items. */
	menu?: ReactNode;
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

export const OwnerControls = ( {
	mission,
	menu,
	onGone,
}: OwnerControlsProps ) => {
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
	const canClose = can.close && ! mission.isClosed;
	const buttons: {
		label: string;
		loading?: boolean;
		isMain?: boolean;
		onClick: () => void;
	}[] = [
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
		canClose && {
			label: __( 'Close mission', 'design-marketplace' ),
			isMain: true,
			onClick: () => setAsking( 'close' ),
		},
	].filter( ( button ) => !! button );
	const Dialog = asking === 'close' ? CloseDialog : DeleteDialog;
	const edit = __( 'Edit', 'design-marketplace' );
	const remove = __( 'Delete', 'design-marketplace' );
	const problem = error && <Notice kind="bad">{ messageOf( error ) }</Notice>;
	return (
		<div className="btns">
			{ menu ? (
				<>
					{ problem }
					{ canClose && (
						<Button
							small
							className="from-900"
							onClick={ () => setAsking( 'close' ) }
						>
							{ __( 'Close mission', 'design-marketplace' ) }
						</Button>
					) }
					<DropMenu
						label={ __(
							'More about this job',
							'design-marketplace'
						) }
						button={ <Icon name="more" /> }
					>
						{ menu }
						{ can.edit && (
							<li>
								<Link to={ editMissionPath( id ) }>
									{ edit }
								</Link>
							</li>
						) }
						{ buttons.map(
							( { label, loading, onClick, isMain } ) => (
								<li
									key={ label }
									className={
										isMain ? 'below-900' : undefined
									}
								>
									<button
										type="button"
										disabled={ loading }
										onClick={ onClick }
									>
										{ label }
									</button>
								</li>
							)
						) }
						{ can.delete && (
							<li>
								<button
									type="button"
									onClick={ () => setAsking( 'delete' ) }
								>
									{ remove }
								</button>
							</li>
						) }
					</DropMenu>
				</>
			) : (
				<>
					{ can.edit && (
						<ButtonLink
							small
							variant="second"
							to={ editMissionPath( id ) }
						>
							{ edit }
						</ButtonLink>
					) }
					{ buttons.map( ( { label, loading, onClick } ) => (
						<Button
							key={ label }
							small
							variant="second"
							{ ...{ loading, onClick } }
						>
							{ label }
						</Button>
					) ) }
					{ problem }
					{ can.delete && (
						<Button
							small
							variant="danger"
							onClick={ () => setAsking( 'delete' ) }
						>
							{ remove }
						</Button>
					) }
				</>
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
