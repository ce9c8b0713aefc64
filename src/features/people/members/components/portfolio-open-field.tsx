// Who sees a designer's portfolio, and what each choice means.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { FormField } from '../../../../components/form/form-field';
import { RadioList } from '../../../../components/segments';
import { openness } from '../../../../contract/enums';
import { jumpTo } from '../../../../lib/jump-to';
import { WHO_SEES } from '../../../../lib/paths';

type Openness = 'off' | 'link' | 'index';

const meaning: Record< Openness, () => string > = {
	off: () =>
		__(
			'Everybody else sees your card: your name, what you do, where, and up to three pictures.',
			'design-marketplace'
		),
	link: () =>
		__(
			'Nobody has to log in to see your profile and your projects. Search engines are asked not to list it.',
			'design-marketplace'
		),
	index: () =>
		__(
			'Your name and your projects can also be found on the web.',
			'design-marketplace'
		),
};

export const PortfolioOpenField = () => {
	const { hash } = useLocation();
	const part = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( hash === `#${ WHO_SEES }` ) {
			jumpTo( part.current );
		}
	}, [ hash ] );
	return (
		<div ref={ part } id={ WHO_SEES } className="who-sees">
			<FormField
				as={ RadioList< string > }
				name="portfolio_open"
				label={ __( 'Who sees your portfolio', 'design-marketplace' ) }
				hint={ __(
					'Your e-mail address is never shown, and only members can write to you.',
					'design-marketplace'
				) }
				// One of them always holds.
				optional={ false }
				options={ openness().map( ( option ) => ( {
					...option,
					note: meaning[ option.value as Openness ](),
				} ) ) }
			/>
		</div>
	);
};
