// Says that a list is empty, and offers the next step.
import type { ReactNode } from 'react';

interface EmptyStateProps {
	title: string;
	text?: ReactNode;
	action?: ReactNode;
	/** Heading level. */
	level?: 1 | 2 | 3;
}

export const EmptyState = ( {
	title,
	text,
	action,
	level = 2,
}: EmptyStateProps ) => {
	const Heading = `h${ level }` as const;
	return (
		<div className="empty">
			<i className="form" aria-hidden="true" />
			<div>
				<Heading className="t3">{ title }</Heading>
				{ text && <p className="small">{ text }</p> }
				{ action && <div className="btns">{ action }</div> }
			</div>
		</div>
	);
};
