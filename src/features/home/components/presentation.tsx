// What this is, in one large statement and three figures.
import { ButtonLink } from '../../../components/button';
import { Said } from '../../../components/said';
import type { PresentationProps } from '../types';
import { FigureList } from './figure-list';
import { Lines } from './lines';

export const Presentation = ( {
	title,
	text,
	figures,
	link,
}: PresentationProps ) => (
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
			{ figures && <FigureList { ...figures } /> }
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
