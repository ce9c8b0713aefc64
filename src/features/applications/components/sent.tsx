// The message is on its way.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button';
import { messages } from '../../../contract/messages';
import '../applications.css';

export const Sent = ( { to, label }: { to: string; label: string } ) => {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<section className="grid sent" role="status">
			<div className="c1-9 stack">
				<h1 className="t1" ref={ heading } tabIndex={ -1 }>
					{ messages.message_sent() }
				</h1>
				<p className="text">
					{ __(
						'The answer comes to your e-mail address.',
						'design-marketplace'
					) }
				</p>
				<div className="btns">
					<ButtonLink to={ to } icon="arrow-left">
						{ label }
					</ButtonLink>
				</div>
			</div>
		</section>
	);
};
