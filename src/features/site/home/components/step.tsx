// A numbered step: the number in the role's shape, then the content.
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
