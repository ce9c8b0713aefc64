// At the foot of a list: what can be done with the selected designers.
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../../../components/avatar';
import { Button, PlainButton } from '../../../../components/button';
import { Options, SelectBox } from '../../../../components/select-box';
import type { List } from '../../../../contract/shapes';
import { formatNumber } from '../../../../lib/format';
import type { Face } from '../api/lists-api';

const FACES = 5;

interface PickedBarProps {
	picked: readonly Face[];
	others: readonly List[];
	onClear: () => void;
	onMove: ( list: number ) => void;
	onInvite: () => void;
}

export const PickedBar = ( {
	picked,
	others,
	onClear,
	onMove,
	onInvite,
}: PickedBarProps ) => (
	<div
		className="picked-bar list-foot on-inverse"
		data-role="entrepreneur"
		role="region"
		aria-label={ __( 'Selection', 'design-marketplace' ) }
	>
		<span className="faces" aria-hidden="true">
			{ picked.slice( 0, FACES ).map( ( { id, name, avatar } ) => (
				<Avatar
					key={ id }
					name={ name }
					image={ avatar }
					sizes="36px"
				/>
			) ) }
		</span>
		<b role="status">
			{ sprintf(
				/* translators: %s: number of candidates. */
				_n(
					'%s selected',
					'%s selected',
					picked.length,
					'design-marketplace'
				),
				formatNumber( picked.length )
			) }
		</b>
		<PlainButton onClick={ onClear }>
			{ _x( 'Clear', 'selection', 'design-marketplace' ) }
		</PlainButton>
		<div className="btns">
			{ others.length > 0 && (
				<SelectBox
					className="bare"
					aria-label={ __(
						'Move to another list',
						'design-marketplace'
					) }
					value=""
					onChange={ ( { target } ) =>
						onMove( Number( target.value ) )
					}
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
		</div>
	</div>
);
