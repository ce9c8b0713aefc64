// The stages with how many there are in each: links, for each has an address.
import { __ } from '@wordpress/i18n';
import { Link } from '../../../../components/link';
import { StageMark } from '../../../../components/stage-mark';
import { formatNumber } from '../../../../lib/format';
import { SETTABLE, stageLabel } from '../stage';
import type { Stage } from '../stage';
import type { Counts } from './types';
import '../stage-counts.css';

interface StageTabsProps {
	counts: Counts | undefined;
	active: Stage | undefined;
	/** The address of a stage; undefined for all. */
	hrefOf: ( stage: Stage | undefined ) => string;
}

export const totalOf = ( counts: Counts ): number =>
	Object.values( counts ).reduce( ( sum, count ) => sum + count, 0 );

export const StageTabs = ( { counts, active, hrefOf }: StageTabsProps ) => {
	const stages: ( Stage | undefined )[] = [
		undefined,
		...SETTABLE,
		...( counts?.withdrawn || active === 'withdrawn'
			? [ 'withdrawn' as const ]
			: [] ),
	];
	const countOf = ( stage: Stage | undefined ) => {
		if ( ! counts ) {
			return '–';
		}
		return formatNumber( stage ? counts[ stage ] : totalOf( counts ) );
	};
	return (
		<nav
			className="stages"
			aria-label={ __( 'Stages', 'design-marketplace' ) }
		>
			<div className="stages-row stage-counts">
				{ stages.map( ( stage ) => {
					const label = stage
						? stageLabel( stage )
						: __( 'All', 'design-marketplace' );
					return (
						<Link
							key={ stage ?? 'all' }
							to={ hrefOf( stage ) }
							aria-current={
								stage === active ? 'page' : undefined
							}
							aria-label={ `${ countOf( stage ) } ${ label }` }
						>
							<span className="n">{ countOf( stage ) }</span>
							<span>
								{ stage && <StageMark stage={ stage } /> }
								{ label }
							</span>
						</Link>
					);
				} ) }
			</div>
		</nav>
	);
};
