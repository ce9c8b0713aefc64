// Facts of a designer, as far as the reader may know them.
import { __ } from '@wordpress/i18n';
import { Free } from '../../../../components/free';
import { ConfirmedSchool } from '../../../../components/school-line';
import { languageLevels, levels } from '../../../../contract/enums';
import type { Member } from '../../../../contract/shapes';
import { choiceLabel } from '../../../../lib/choice';
import { languageName } from '../../../../lib/language-names';
import { schoolLine } from '../../../../lib/school-line';
import { placeOf } from '../../../../lib/place';
import type { Fact } from './facts';

const schoolFact = ( member: Member ) => {
	const line = schoolLine( member );
	return (
		line && (
			<>
				{ line }
				{ member.verified && (
					<>
						<br />
						<ConfirmedSchool of={ member.verified } />
					</>
				) }
			</>
		)
	);
};

const languagesFact = ( { languages = [] }: Member ) =>
	languages.length > 0 && (
		<ul>
			{ languages.map( ( { code, level } ) => (
				<li key={ code }>
					{ languageName( code ) }{ ' ' }
					<span className="soft">
						{ choiceLabel( languageLevels(), level ) }
					</span>
				</li>
			) ) }
		</ul>
	);

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
		term: __( 'School', 'design-marketplace' ),
		value: schoolFact( member ),
	},
	{
		term: __( 'Languages', 'design-marketplace' ),
		value: languagesFact( member ),
	},
	{
		term: __( 'Location', 'design-marketplace' ),
		value: placeOf( member ),
	},
];
