// Skills, experience, region and availability above the designers list.
import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PlainButton } from '../../../components/button';
import { levels, regions } from '../../../contract/enums';
import type { Skill } from '../../../contract/shapes';
import { lazyPart } from '../../../lib/load-chunk';
import { useIsMobile } from '../../../lib/use-media-query';
import type { DesignerFilters as Filters } from '../designer-query';
import { isFiltered, noFilters } from '../designer-query';
import { useChoice } from '../hooks/use-choice';
import { FilterSelect } from './filter-select';

const SchoolFilters = lazyPart(
	() => import( './school-filters' ),
	'SchoolFilters'
);

/** As high as they are, so that the list below keeps its place. */
const SchoolFiltersToCome = () => (
	<div className="filters of-schools" aria-hidden="true">
		<div className="filter" />
		<div className="filter" />
		<div className="filter" />
		<div className="only" />
	</div>
);

interface DesignerFiltersProps {
	value: Filters;
	skills: Skill[];
	/** Strangers would find nobody by what members alone read: they are not offered it. */
	isMember: boolean;
	onChange: ( value: Filters ) => void;
}

export const DesignerFilters = ( {
	value: chosen,
	skills,
	isMember,
	onChange: follow,
}: DesignerFiltersProps ) => {
	const [ value, onChange ] = useChoice( chosen, follow );
	const { skill, level, region, available } = value;
	// On a phone all filters stand under each other.
	const clearsLast = useIsMobile() && isMember;
	const clear = (
		<div className="clear">
			{ isFiltered( chosen ) && (
				<PlainButton
					icon="close"
					onClick={ () => onChange( noFilters ) }
				>
					{ __( 'Clear filters', 'design-marketplace' ) }
				</PlainButton>
			) }
		</div>
	);
	return (
		<>
			<div
				className="filters"
				role="group"
				aria-label={ __( 'Filters', 'design-marketplace' ) }
			>
				<FilterSelect
					label={ __( 'Skills', 'design-marketplace' ) }
					name="skill"
					all={ __( 'All skills', 'design-marketplace' ) }
					value={ skill }
					options={ skills.map( ( { id, name } ) => ( {
						value: id,
						label: name,
					} ) ) }
					onChange={ ( id ) => onChange( { ...value, skill: id } ) }
				/>
				<FilterSelect
					label={ __( 'Experience', 'design-marketplace' ) }
					name="level"
					all={ __( 'All levels', 'design-marketplace' ) }
					value={ level }
					options={ levels() }
					onChange={ ( of ) => onChange( { ...value, level: of } ) }
				/>
				<FilterSelect
					label={ __( 'Region', 'design-marketplace' ) }
					name="region"
					all={ __( 'All regions', 'design-marketplace' ) }
					value={ region }
					options={ regions() }
					onChange={ ( place ) =>
						onChange( { ...value, region: place ?? '' } )
					}
				/>
				<FilterSelect
					label={ __( 'Availability', 'design-marketplace' ) }
					name="available"
					all={ __( 'Free or not', 'design-marketplace' ) }
					value={ available ? 1 : null }
					options={ [
						{
							value: 1,
							label: __( 'Free now', 'design-marketplace' ),
						},
					] }
					onChange={ ( free ) =>
						onChange( { ...value, available: free !== null } )
					}
				/>
				{ ! clearsLast && clear }
			</div>
			{ isMember && (
				<Suspense fallback={ <SchoolFiltersToCome /> }>
					<SchoolFilters value={ value } onChange={ onChange }>
						{ clearsLast && clear }
					</SchoolFilters>
				</Suspense>
			) }
		</>
	);
};
