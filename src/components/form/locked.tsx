// Fields that stay as they are while they are on their way: what is sent for good cannot be mended afterwards.
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
