// A form's page: a text or picture at the left, the fields from the fourth column on.
import type { ReactNode } from 'react';

interface StepLayoutProps {
	aside?: ReactNode;
	children: ReactNode;
}

export const StepLayout = ( { aside, children }: StepLayoutProps ) => (
	<>
		<div className="c1-3 member-aside">{ aside }</div>
		<div className="c4-12 form-stack">{ children }</div>
	</>
);
