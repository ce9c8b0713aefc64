// All keys of the board, and the switch that turns them off.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Switch } from '../../../../components/checkbox';
import { Dialog } from '../../../../components/dialog';

const keys = (): [ string, string ][] => [
	[ 'j', __( 'Next candidate', 'design-marketplace' ) ],
	[ 'k', __( 'Previous candidate', 'design-marketplace' ) ],
	[ 's', __( 'On the short list', 'design-marketplace' ) ],
	[ 'c', __( 'Choose', 'design-marketplace' ) ],
	[ 'd', __( 'Decline', 'design-marketplace' ) ],
	[ 'n', __( 'Back to new', 'design-marketplace' ) ],
	[ 'u', __( 'Undo, within ten minutes', 'design-marketplace' ) ],
	[ 'x', __( 'Select', 'design-marketplace' ) ],
	[ 'o', __( 'Open the portfolio', 'design-marketplace' ) ],
	[ 'e', __( 'Write a note', 'design-marketplace' ) ],
	[ '?', __( 'This list', 'design-marketplace' ) ],
];

interface KeysDialogProps {
	isOn: boolean;
	onSwitch: ( isOn: boolean ) => void;
	onClose: () => void;
}

export const KeysDialog = ( { isOn, onSwitch, onClose }: KeysDialogProps ) => {
	const [ on, setOn ] = useState( isOn );
	return (
		<Dialog
			wide
			title={ __( 'Keyboard shortcuts', 'design-marketplace' ) }
			onClose={ onClose }
		>
			<Switch
				name="keys"
				label={ __(
					'Use keyboard shortcuts on this board',
					'design-marketplace'
				) }
				hint={ __(
					'They work only inside the board, and each one has a button. This browser remembers your choice.',
					'design-marketplace'
				) }
				value={ on }
				onChange={ ( value ) => {
					setOn( value );
					onSwitch( value );
				} }
			/>
			<dl className="keys">
				{ keys().map( ( [ key, words ] ) => (
					<div key={ key }>
						<dt>
							<kbd>{ key }</kbd>
						</dt>
						<dd>{ words }</dd>
					</div>
				) ) }
			</dl>
			<p className="small soft">
				{ __(
					'On a stage, arrow keys move and Space or Enter sets it. On a row, arrow keys move to the next one.',
					'design-marketplace'
				) }
			</p>
		</Dialog>
	);
};
