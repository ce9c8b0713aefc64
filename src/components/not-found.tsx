// The "not found" page.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { routes } from '../contract/routes';
import { useDocumentTitle } from '../lib/document-title';
import { ButtonLink } from './button';
import { Link } from './link';

/** Also in includes/Site/Pages/Not_Found.php. */
const WAYS_ON = [
	routes.designers,
	routes.jobs,
	routes.showcase,
	routes.tools,
];

interface NotFoundProps {
	title?: string;
	text?: ReactNode;
}

export const NotFound = ( {
	title = routes.not_found.title(),
	text,
}: NotFoundProps ) => {
	useDocumentTitle( title );
	return (
		<section className="section">
			<div className="grid bottom">
				<p className="mega not-found c1-9" aria-hidden="true">
					4<i className="form" />4
				</p>
				<div className="c10-12 stack">
					<h1 className="t3">{ title }</h1>
					<p className="text">
						{ text ??
							__(
								'The address may be mistyped, or the page is no longer here.',
								'design-marketplace'
							) }
					</p>
					<ButtonLink to="/" icon="arrow-left">
						{ __( 'Back home', 'design-marketplace' ) }
					</ButtonLink>
					<ul className="ways-on">
						{ WAYS_ON.map( ( { path, title: name } ) => (
							<li key={ path }>
								<Link className="link" to={ path }>
									{ name() }
								</Link>
							</li>
						) ) }
					</ul>
				</div>
			</div>
		</section>
	);
};
