// The filters of the job list that are set, each with what it is called and the filters without it.
import { deadlines, engagements, places } from '../../contract/enums';
import type { Skill } from '../../contract/shapes';
import { choiceLabel } from '../../lib/choice';
import { languageName } from '../../lib/language-names';
import { onlyChoices } from './components/offer-filters';
import type { JobFilters } from './types';

export function chosenJobFilters(
	filters: JobFilters,
	skills: readonly Skill[]
): { label: string; without: JobFilters }[] {
	const { languages, engagement, place, deadline } = filters;
	const one = ( label: string, without: Partial< JobFilters > ) => ( {
		label,
		without: { ...filters, ...without },
	} );
	return [
		...skills
			.filter( ( { id } ) => filters.skills.includes( id ) )
			.map( ( { id, name } ) =>
				one( name, {
					skills: filters.skills.filter( ( skill ) => skill !== id ),
				} )
			),
		one( choiceLabel( engagements(), engagement ), { engagement: '' } ),
		one( choiceLabel( places(), place ), { place: '' } ),
		one( languages.map( languageName ).join( ', ' ), { languages: [] } ),
		one( choiceLabel( deadlines(), deadline ), { deadline: null } ),
		...onlyChoices().map( ( { value, label } ) =>
			one( filters[ value ] ? label : '', { [ value ]: false } )
		),
	].filter( ( { label } ) => label );
}
