// A text that opens in place, such as 'More about…'.
import type { ReactNode } from 'react';
import { Icon } from './icon';
import './disclosure.css';

interface DisclosureProps {
	summary: ReactNode;
	children: ReactNode;
	open?: boolean;
	/** Called each time it opens or closes. */
	onToggle?: ( open: boolean ) => void;
}

export const Disclosure = ( {
	summary,
	children,
	open,
	onToggle,
}: DisclosureProps ) => (
	<details
		className="more"
		open={ open }
		onToggle={
			onToggle &&
			( ( { currentTarget } ) => onToggle( currentTarget.open ) )
		}
	>
		<summary>
			<span>{ summary }</span>
			<Icon name="plus" />
		</summary>
		{ children }
	</details>
);
