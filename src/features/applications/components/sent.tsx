// The message is on its way.
import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { messages } from '../../../contract/messages';
import '../applications.css';

interface SentProps {
	/** The way back. */
	to: string;
	label: string;
	/** Explains the next steps. */
	children: ReactNode;
	/** A link to the place that tells more. */
	action?: ReactNode;
}

export const Sent = ( { to, label, children, action }: SentProps ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<section className="grid sent" role="status">
			<div className="c1-9 stack">
				<h1 className="t1" ref={ heading } tabIndex={ -1 }>
					{ messages.message_sent() }
				</h1>
				{ children }
				<div className="btns">
					{ action }
					<ButtonLink
						to={ to }
						variant={ action ? 'second' : 'primary' }
						icon="arrow-left"
					>
						{ label }
					</ButtonLink>
				</div>
			</div>
		</section>
	);
};
