// A member's city and country: 'Lausanne, Switzerland'.
import { countries } from '../contract/enums';
import { choiceLabel } from './choice';

export const placeOf = ( {
	city,
	country,
}: {
	city: string;
	country: string;
} ): string =>
	[ city, choiceLabel( countries(), country ) ]
		.filter( Boolean )
		.join( ', ' );
