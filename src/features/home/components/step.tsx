// A numbered point: its number in the role's form, then what is given.
import type { ReactNode } from 'react';

interface StepProps {
	/** From 1. */
	number: number;
	children: ReactNode;
}

export const Step = ( { number, children }: StepProps ) => (
	<li>
		<span className="step-form" aria-hidden="true">
			{ number }
		</span>
		{ children }
	</li>
);
