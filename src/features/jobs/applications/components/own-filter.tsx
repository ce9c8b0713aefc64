// Numbers of the designer's applications by stage, which filter the list.
import { __ } from '@wordpress/i18n';
import { Link } from '../../../../components/link';
import { StageMark } from '../../../../components/stage-mark';
import { routes } from '../../../../contract/routes';
import { formatNumber } from '../../../../lib/format';
import type { Group } from '../own';
import { GROUPS } from '../own';
import { groupName } from '../standing-words';
import '../stage-counts.css';

const MARKS: Record< Group, string > = {
	chosen: 'chosen',
	shortlisted: 'shortlisted',
	waiting: 'new',
	past: 'declined',
};

export const OwnFilter = ( {
	counts,
	chosen,
}: {
	counts: Record< Group, number >;
	/** Null for all. */
	chosen: Group | null;
} ) => {
	const all = GROUPS.reduce( ( sum, group ) => sum + counts[ group ], 0 );
	const { path } = routes.my_applications;
	return (
		<nav
			className="own-filter"
			aria-label={ __( 'Where they stand', 'design-marketplace' ) }
		>
			<ul className="stage-counts">
				<li>
					<Link
						to={ path }
						aria-current={ chosen ? undefined : 'true' }
					>
						<span className="n">{ formatNumber( all ) }</span>{ ' ' }
						<span>{ groupName( 'all' ) }</span>
					</Link>
				</li>
				{ GROUPS.map( ( group ) => (
					<li key={ group }>
						<Link
							to={ `${ path }?stage=${ group }` }
							aria-current={
								chosen === group ? 'true' : undefined
							}
						>
							<span className="n">
								{ formatNumber( counts[ group ] ) }
							</span>{ ' ' }
							<span>
								<StageMark stage={ MARKS[ group ] } />
								{ groupName( group ) }
							</span>
						</Link>
					</li>
				) ) }
			</ul>
		</nav>
	);
};
