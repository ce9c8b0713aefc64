// At the foot of a list: who is selected, and what can be done with them.
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ImageObject } from '../contract/shapes';
import { formatNumber } from '../lib/format';
import { Avatar } from './avatar';
import { PlainButton } from './button';
import { classNames } from './class-names';

const FACES = 5;

interface PickedBarProps {
	className?: string;
	picked: readonly { id: number; name: string; avatar: ImageObject | null }[];
	onClear: () => void;
	/** Before "Clear". */
	more?: ReactNode;
	/** Buttons. */
	children: ReactNode;
}

export const PickedBar = ( {
	className,
	picked,
	onClear,
	more,
	children,
}: PickedBarProps ) => (
	<div
		className={ classNames( 'picked-bar', 'on-inverse', className ) }
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
		{ more }
		<PlainButton onClick={ onClear }>
			{ _x( 'Clear', 'selection', 'design-marketplace' ) }
		</PlainButton>
		<div className="btns">{ children }</div>
	</div>
);
