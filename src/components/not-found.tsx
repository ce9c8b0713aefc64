// The "not found" page.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { routes } from '../contract/routes';
import { useDocumentTitle } from '../lib/document-title';
import { ButtonLink } from './button';

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
					{ text && <p className="text">{ text }</p> }
					<ButtonLink to="/" icon="arrow-left">
						{ __( 'Back home', 'design-marketplace' ) }
					</ButtonLink>
				</div>
			</div>
		</section>
	);
};
