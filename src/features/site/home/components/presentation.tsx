// The marketplace in one large statement and three figures.
import { ButtonLink } from '../../../../components/button';
import { Said } from '../../../../components/said';
import type { PresentationProps } from '../types';
import { PresentationFrame } from './frames';
import { Lines } from './lines';

export const Presentation = ( {
	title,
	text,
	figures,
	link,
}: PresentationProps ) => (
	<PresentationFrame
		title={
			title && (
				<h2 className="c1-3 t4">
					<Said locale="">{ title }</Said>
				</h2>
			)
		}
		figures={ figures }
		way={
			link && (
				<ButtonLink
					to={ link.to }
					variant="second"
					iconAfter="arrow-right"
				>
					{ link.label }
				</ButtonLink>
			)
		}
	>
		<p className="c4-12 t2">
			<Lines text={ text } />
		</p>
	</PresentationFrame>
);
