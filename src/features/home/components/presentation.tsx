// What this is, in one large statement and three figures.
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button';
import { Said } from '../../../components/said';
import { formatNumber } from '../../../lib/format';
import type { PresentationProps } from '../types';
import { Lines } from './lines';

export const Presentation = ( {
	title,
	text,
	figures,
	link,
}: PresentationProps ) => {
	const shown: [ string, number ][] = figures
		? [
				[
					__( 'designers with a portfolio', 'design-marketplace' ),
					figures.designers,
				],
				[
					__( 'open design jobs', 'design-marketplace' ),
					figures.jobs,
				],
				[
					__( 'projects done together', 'design-marketplace' ),
					figures.projects,
				],
			]
		: [];
	return (
		<section className="section">
			<div className="presentation grid">
				{ title && (
					<h2 className="c1-3 t4">
						<Said locale="">{ title }</Said>
					</h2>
				) }
				<p className="c4-12 t2">
					<Lines text={ text } />
				</p>
				{ shown.length > 0 && (
					<dl className="figures c4-12 num">
						{ shown.map( ( [ label, value ] ) => (
							<div key={ label }>
								<dt>{ label }</dt>
								<dd>{ formatNumber( value ) }</dd>
							</div>
						) ) }
					</dl>
				) }
				{ link && (
					<p className="c4-12">
						<ButtonLink
							to={ link.to }
							variant="second"
							iconAfter="arrow-right"
						>
							{ link.label }
						</ButtonLink>
					</p>
				) }
			</div>
		</section>
	);
};
