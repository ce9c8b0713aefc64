// Candidates: who they are, what they wrote, and how to answer them.
import { __ } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { Avatar } from '../../../components/avatar';
import { designerPath } from '../../../lib/paths';
import { formatDate } from '../../../lib/format';
import '../../../styles/mission.css';
import '../applications.css';
import type { Candidate } from '../types';

export const CandidateList = ( {
	candidates,
	full = false,
}: {
	candidates: readonly Candidate[];
	/** Whole comments and dates; otherwise a few lines. */
	full?: boolean;
} ) => (
	<ol className={ full ? 'cands full' : 'cands' } data-role="designer">
		{ candidates.map( ( { id, slug, name, comment, email, date } ) => (
			<li className="cand" key={ id } tabIndex={ full ? -1 : undefined }>
				<Avatar name={ name } image={ null } />
				<span className="cand-who">
					{ slug ? (
						<Link to={ designerPath( slug ) }>
							<b>{ name }</b>
						</Link>
					) : (
						<b>{ name }</b>
					) }
					{ full && (
						<span className="soft mini">
							{ formatDate( date ) }
						</span>
					) }
				</span>
				<div className="cand-said">
					<p className="soft">{ comment }</p>
					{ email && (
						<a
							className="link cand-mail"
							href={ `mailto:${ email }` }
						>
							{ full
								? email
								: __( 'Answer by mail', 'design-marketplace' ) }
						</a>
					) }
				</div>
			</li>
		) ) }
	</ol>
);
