// The message is on its way.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../components/button';
import { messages } from '../../../../contract/messages';
import { useDocumentTitle } from '../../../../lib/document-title';
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
	useDocumentTitle( __( 'Sent', 'design-marketplace' ) );
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
