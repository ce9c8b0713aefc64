// Filters for engagement, place and deadline of jobs, and for which jobs alone. They stand below the search field.
import { __ } from '@wordpress/i18n';
import { deadlines, engagements, places } from '../../../contract/enums';
import { ToggleChips } from '../../../components/toggle-chips';
import type { JobFilters } from '../types';
import { FilterSelect } from './filter-select';

const PAID = 1;
const VERIFIED = 2;

interface OfferFiltersProps {
	value: JobFilters;
	onChange: ( value: JobFilters ) => void;
}

export const OfferFilters = ( { value, onChange }: OfferFiltersProps ) => (
	<div
		className="filters"
		role="group"
		aria-label={ __( 'Filters', 'design-marketplace' ) }
	>
		<FilterSelect
			label={ __( 'Engagement', 'design-marketplace' ) }
			name="engagement"
			all={ __( 'Any', 'design-marketplace' ) }
			value={ value.engagement }
			options={ engagements() }
			onChange={ ( engagement ) =>
				onChange( { ...value, engagement: engagement ?? '' } )
			}
		/>
		<FilterSelect
			label={ __( 'Place', 'design-marketplace' ) }
			name="place"
			all={ __( 'Any', 'design-marketplace' ) }
			value={ value.place }
			options={ places() }
			onChange={ ( place ) =>
				onChange( { ...value, place: place ?? '' } )
			}
		/>
		<FilterSelect
			label={ __( 'Deadline', 'design-marketplace' ) }
			name="deadline"
			all={ __( 'Any', 'design-marketplace' ) }
			value={ value.deadline }
			options={ deadlines() }
			onChange={ ( deadline ) => onChange( { ...value, deadline } ) }
		/>
		<div className="only">
			<ToggleChips
				name="only"
				value={ [
					...( value.paid ? [ PAID ] : [] ),
					...( value.verified ? [ VERIFIED ] : [] ),
				] }
				options={ [
					{
						value: PAID,
						label: __( 'Paid', 'design-marketplace' ),
					},
					{
						value: VERIFIED,
						label: __( 'Confirmed company', 'design-marketplace' ),
					},
				] }
				onChange={ ( on ) =>
					onChange( {
						...value,
						paid: on.includes( PAID ),
						verified: on.includes( VERIFIED ),
					} )
				}
			/>
		</div>
	</div>
);
