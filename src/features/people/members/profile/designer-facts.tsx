// Facts of a designer that everybody may know.
import { __ } from '@wordpress/i18n';
import { Free } from '../../../../components/free';
import { levels } from '../../../../contract/enums';
import type { Member } from '../../../../contract/shapes';
import { choiceLabel } from '../../../../lib/choice';
import { placeOf } from '../../../../lib/place';
import type { Fact } from './facts';

export const designerFacts = ( member: Member ): Fact[] => [
	{
		term: __( 'Availability', 'design-marketplace' ),
		value: member.availability && <Free of={ member } />,
	},
	{
		term: __( 'Experience', 'design-marketplace' ),
		value: choiceLabel( levels(), member.level ?? null ),
	},
	{
		term: __( 'Location', 'design-marketplace' ),
		value: placeOf( member ),
	},
];
