// Nobody is on a list yet: where designers are put on it.
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../../components/button';
import { routes } from '../../../../contract/routes';

const HOLES = 9;

export const EmptyList = () => (
	<div className="grid list-empty">
		<div className="c4-9 stack">
			<div className="holes" aria-hidden="true">
				{ Array.from( { length: HOLES }, ( _hole, place ) => (
					<i key={ place } />
				) ) }
			</div>
			<p className="t3">
				{ __(
					'Nobody on it yet. Press “Put on the list” on a card or a page; a list needs no job.',
					'design-marketplace'
				) }
			</p>
			<div className="btns">
				<ButtonLink
					to={ routes.designers.path }
					iconAfter="arrow-right"
				>
					{ routes.designers.title() }
				</ButtonLink>
			</div>
		</div>
	</div>
);
