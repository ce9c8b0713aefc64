// Three figures of the site, large.
import { __ } from '@wordpress/i18n';
import { formatNumber } from '../../../../lib/format';
import type { Figures } from '../types';

export const FigureList = ( { designers, jobs, projects }: Figures ) => {
	const shown: [ string, number ][] = [
		[ __( 'designers with a portfolio', 'design-marketplace' ), designers ],
		[ __( 'open design jobs', 'design-marketplace' ), jobs ],
		[ __( 'projects done together', 'design-marketplace' ), projects ],
	];
	return (
		<dl className="figures c4-12">
			{ shown.map( ( [ label, value ] ) => (
				<div key={ label }>
					<dt>{ label }</dt>
					<dd>{ formatNumber( value ) }</dd>
				</div>
			) ) }
		</dl>
	);
};
