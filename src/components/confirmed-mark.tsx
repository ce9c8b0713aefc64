// A tick, and what it stands for.
import { Icon } from './icon';

export const ConfirmedMark = ( { children }: { children: string } ) => (
	<span className="verified">
		<Icon name="check" />
		{ children }
	</span>
);
