// At the foot of a list: what can be done with the selected designers.
import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { PickedBar } from '../../../../components/picked-bar';
import { Options, SelectBox } from '../../../../components/select-box';
import type { List } from '../../../../contract/shapes';
import type { Face } from '../api/lists-api';

interface ListFootProps {
	picked: readonly Face[];
	others: readonly List[];
	onClear: () => void;
	onMove: ( list: number ) => void;
	onInvite: () => void;
}

export const ListFoot = ( {
	picked,
	others,
	onClear,
	onMove,
	onInvite,
}: ListFootProps ) => (
	<PickedBar className="list-foot" picked={ picked } onClear={ onClear }>
		{ others.length > 0 && (
			<SelectBox
				className="bare"
				aria-label={ __(
					'Move to another list',
					'design-marketplace'
				) }
				value=""
				onChange={ ( { target } ) => onMove( Number( target.value ) ) }
			>
				<Options
					of={ [
						{
							value: '',
							label: __( 'Move to …', 'design-marketplace' ),
						},
						...others.map( ( { id, name } ) => ( {
							value: id,
							label: name,
						} ) ),
					] }
				/>
			</SelectBox>
		) }
		<Button small variant="role" onClick={ onInvite }>
			{ __( 'Invite to a job', 'design-marketplace' ) }
		</Button>
	</PickedBar>
);
