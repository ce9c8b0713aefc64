// Says what happens next, after a report was sent.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import '../trust.css';

const steps = (): string[] => [
	__( 'You get a receipt by email.', 'design-marketplace' ),
	__(
		'A person, not a machine, reads your report and decides.',
		'design-marketplace'
	),
	__(
		'You will get the decision by email, and how to object to it.',
		'design-marketplace'
	),
	__( 'We don’t tell anybody who made the report.', 'design-marketplace' ),
];

interface ReportedProps {
	/** A heading that gets the focus; left out in a dialog, which has its own. */
	heading?: string;
	children: ReactNode;
}

export const Reported = ( { heading, children }: ReportedProps ) => {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => box.current?.focus(), [] );
	return (
		<div
			className="reported stack"
			role="status"
			ref={ box }
			tabIndex={ -1 }
		>
			{ heading && <h2 className="t2">{ heading }</h2> }
			<ol className="next-steps">
				{ steps().map( ( step ) => (
					<li key={ step }>{ step }</li>
				) ) }
			</ol>
			<div className="btns">{ children }</div>
		</div>
	);
};
