// A text that opens in place, such as 'More about…'.
import type { ReactNode } from 'react';
import { Icon } from './icon';
import '../styles/disclosure.css';

interface DisclosureProps {
	summary: ReactNode;
	children: ReactNode;
	open?: boolean;
}

export const Disclosure = ( { summary, children, open }: DisclosureProps ) => (
	<details className="more" open={ open }>
		<summary>
			<span>{ summary }</span>
			<Icon name="plus" />
		</summary>
		{ children }
	</details>
);
