// Buttons that keep a job going: renew it, open it again after the site has closed it, or post a copy.
import { __, sprintf } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { messageOf } from '../../../../lib/api-error';
import { formatDay } from '../../../../lib/format-day';
import { editMissionPath } from '../../../../lib/paths';
import {
	useDuplicateMission,
	useRenewMission,
	useReopenMission,
} from '../hooks/use-missions';
import type { Mission } from '../types';

interface GoingOnProps {
	mission: Mission;
	/** Called with the message to show. */
	onDone: ( words: string ) => void;
}

const renewedWords = ( { deadline }: Mission ): string =>
	deadline
		? sprintf(
				/* translators: %s: date. */
				__(
					'Renewed: designers can apply until %s.',
					'design-marketplace'
				),
				formatDay( deadline )
			)
		: __( 'Renewed: the job stays open.', 'design-marketplace' );

export const GoingOn = ( { mission, onDone }: GoingOnProps ) => {
	const navigate = useNavigate();
	const say = ( words: string ) => {
		announce( words );
		onDone( words );
	};
	const renew = useRenewMission( ( renewed ) =>
		say( renewedWords( renewed ) )
	);
	const reopen = useReopenMission( () =>
		say( __( 'The job is open again.', 'design-marketplace' ) )
	);
	const duplicate = useDuplicateMission(
		( { id } ) => void navigate( editMissionPath( id ) )
	);
	const { can, id } = mission;
	const error = renew.error ?? reopen.error ?? duplicate.error;
	return (
		<>
			{ can.renew && (
				<Button
					small
					variant="second"
					loading={ renew.isPending }
					onClick={ () => renew.mutate( id ) }
				>
					{ __( 'Renew', 'design-marketplace' ) }
				</Button>
			) }
			{ can.reopen && (
				<Button
					small
					variant="second"
					loading={ reopen.isPending }
					onClick={ () => reopen.mutate( id ) }
				>
					{ __( 'Open again', 'design-marketplace' ) }
				</Button>
			) }
			{ can.duplicate && (
				<Button
					small
					variant="second"
					loading={ duplicate.isPending }
					onClick={ () => duplicate.mutate( id ) }
				>
					{ __( 'Duplicate', 'design-marketplace' ) }
				</Button>
			) }
			{ error && <Notice kind="bad">{ messageOf( error ) }</Notice> }
		</>
	);
};
