// Stands in place of an empty list and offers filters that bring results. The buttons that clear filters stand above it.
import { __ } from '@wordpress/i18n';
import { EmptyState } from '../../../components/empty-state';
import { Link } from '../../../components/link';
import { formatNumber } from '../../../lib/format';

/** A suggestion: its link, the number of its results, and its words. */
export interface Suggestion {
	to: string;
	total: number;
	words: string;
}

interface NoResultsProps {
	/** Filters that bring results. */
	suggestions?: Suggestion[];
}

const Suggestions = ( { suggestions }: { suggestions: Suggestion[] } ) => (
	<div className="ways">
		<h2 className="t3">
			{ __( 'What there is instead', 'design-marketplace' ) }
		</h2>
		<ul className="loosen">
			{ suggestions.map( ( { to, total, words } ) => (
				<li key={ to }>
					<Link to={ to }>
						<span className="n">{ formatNumber( total ) }</span>
						<span>{ words }</span>
					</Link>
				</li>
			) ) }
		</ul>
	</div>
);

export const NoResults = ( { suggestions = [] }: NoResultsProps ) => (
	<div className="list-note grid">
		<EmptyState
			title={ __( 'No results found', 'design-marketplace' ) }
			text={ __(
				'Come back soon or try another filter',
				'design-marketplace'
			) }
		/>
		{ suggestions.length > 0 && (
			<Suggestions suggestions={ suggestions } />
		) }
	</div>
);
