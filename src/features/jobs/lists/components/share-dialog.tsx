// Lends a list: an address for whoever has it, until it ends or is taken back.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { Switch } from '../../../../components/checkbox';
import { Dialog } from '../../../../components/dialog';
import { ErrorText } from '../../../../components/field';
import { announce } from '../../../../components/live-region';
import { ShareRow } from '../../../../components/share-row';
import type { List } from '../../../../contract/shapes';
import { messageOf } from '../../../../lib/api-error';
import { formatDate } from '../../../../lib/format';
import { useShareList } from '../api/lists-api';

export const ShareDialog = ( {
	list: { id, name, share },
	onClose,
}: {
	list: List;
	onClose: () => void;
} ) => {
	const [ notes, setNotes ] = useState( share?.notes ?? false );
	const { mutate, isPending, error } = useShareList( id );
	const isNewer = share && share.notes !== notes;
	const back = () =>
		mutate( null, {
			onSuccess: () =>
				announce(
					__( 'The address has ended.', 'design-marketplace' )
				),
		} );
	return (
		<Dialog
			title={ __( 'Lend this list', 'design-marketplace' ) }
			onClose={ onClose }
			footer={
				<>
					{ share && (
						<Button
							variant="danger"
							loading={ isPending }
							onClick={ back }
						>
							{ __( 'Take back', 'design-marketplace' ) }
						</Button>
					) }
					{ ( ! share || isNewer ) && (
						<Button
							loading={ isPending }
							onClick={ () => mutate( notes ) }
						>
							{ share
								? __(
										'Make a new address',
										'design-marketplace'
									)
								: __(
										'Make an address',
										'design-marketplace'
									) }
						</Button>
					) }
				</>
			}
		>
			<p>
				{ __(
					'Whoever has the address sees these designers and their works, as people without an account see them. No messages, no stages.',
					'design-marketplace'
				) }
			</p>
			<Switch
				name="notes"
				label={ __( 'Show our notes too', 'design-marketplace' ) }
				hint={
					isNewer
						? __(
								'This takes a new address. The old one ends.',
								'design-marketplace'
							)
						: undefined
				}
				value={ notes }
				onChange={ setNotes }
			/>
			{ share && (
				<div className="list-share">
					<ShareRow url={ share.url } title={ name } />
					<p className="small soft">
						{ sprintf(
							/* translators: %s: day. */
							__(
								'Ends on %s, or when you take it back.',
								'design-marketplace'
							),
							formatDate( share.until )
						) }
					</p>
				</div>
			) }
			{ error && (
				<div role="alert">
					<ErrorText>{ messageOf( error ) }</ErrorText>
				</div>
			) }
		</Dialog>
	);
};
