// Filters that bring results, below the words that there are none. Loaded when they are needed: most lists have results.
import { __ } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { formatNumber } from '../../../lib/format';

/** A suggestion: its link, the number of its results, and its words. */
export interface Suggestion {
	to: string;
	total: number;
	words: string;
}

export const Ways = ( { suggestions }: { suggestions: Suggestion[] } ) =>
	suggestions.length === 0 ? null : (
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
