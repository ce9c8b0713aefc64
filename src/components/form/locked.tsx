// Disables fields while they are being sent, where what was sent cannot be changed afterwards.
import type { ReactNode } from 'react';

interface LockedProps {
	when: boolean;
	children: ReactNode;
}

export const Locked = ( { when, children }: LockedProps ) => (
	<fieldset className="locked" role="presentation" disabled={ when }>
		{ children }
	</fieldset>
);
