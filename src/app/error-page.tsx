// A screen that broke: a part that could not be loaded, or a fault of ours. Part of the first load, as it may be all there is.
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useRouteError } from 'react-router-dom';
import { Button, ButtonLink } from '../components/button';
import { ChunkError } from '../lib/load-chunk';

const words = ( error: unknown ) =>
	error instanceof ChunkError
		? {
				title: __(
					'This page could not be loaded',
					'design-marketplace'
				),
				text: __(
					'There may be a new version, or the connection failed. What you typed is kept.',
					'design-marketplace'
				),
			}
		: {
				title: __( 'Something went wrong', 'design-marketplace' ),
				text: __(
					'An error occured. Please retry later or contact support.',
					'design-marketplace'
				),
			};

export const ErrorPage = () => {
	const error = useRouteError();
	useEffect( () => {
		// Our own errors go to the console, so that developers find them.
		window.reportError?.( error );
	}, [ error ] );
	const { title, text } = words( error );
	return (
		<section className="section">
			<div className="grid">
				<div className="c4-12 stack" role="alert">
					<h1 className="t1">{ title }</h1>
					<p className="text">{ text }</p>
					<div className="btns">
						<Button onClick={ () => window.location.reload() }>
							{ __( 'Reload the page', 'design-marketplace' ) }
						</Button>
						<ButtonLink to="/" variant="second" reloadDocument>
							{ __( 'Back home', 'design-marketplace' ) }
						</ButtonLink>
					</div>
				</div>
			</div>
		</section>
	);
};
