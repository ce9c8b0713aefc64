// A job's first candidates, for its owner.
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '../../../../components/link';
import { ErrorState } from '../../../../components/error-state';
import { TextBones } from '../../../../components/skeletons';
import { formatNumber } from '../../../../lib/format';
import { useQuery } from '@tanstack/react-query';
import { fetchFirst } from '../api/board-api';
import { KEYS } from '../../../../lib/query-keys';
import '../first-candidates.css';
import '../applications.css';
import { FirstCandidate } from './first-candidate';

interface CandidatesPreviewProps {
	mission: number;
	/** Address of the board with all candidates. */
	to: string;
}

export const CandidatesPreview = ( {
	mission,
	to,
}: CandidatesPreviewProps ) => {
	const { data, isPending, error, refetch } = useQuery( {
		queryKey: [ KEYS.applications, 'preview', mission ],
		queryFn: ( { signal } ) => fetchFirst( mission, signal ),
	} );
	return (
		<div>
			<h4 className="t4 cands-title">
				{ __( 'Candidates', 'design-marketplace' ) }
			</h4>
			{ isPending && <TextBones lines={ 3 } /> }
			{ error && <ErrorState error={ error } onRetry={ refetch } /> }
			{ data?.total === 0 && (
				<p className="soft">
					{ __( 'No application yet', 'design-marketplace' ) }
				</p>
			) }
			{ data && data.total > 0 && (
				<ol className="first-cands" data-role="designer">
					{ data.items.map( ( candidate ) => (
						<FirstCandidate
							key={ candidate.id }
							candidate={ candidate }
						/>
					) ) }
				</ol>
			) }
			{ data && data.total > data.items.length && (
				<p className="see-all">
					<Link className="link" to={ to }>
						{ sprintf(
							/* translators: %s: number of candidates. */
							_n(
								'See all %s candidate',
								'See all %s candidates',
								data.total,
								'design-marketplace'
							),
							formatNumber( data.total )
						) }
					</Link>
				</p>
			) }
		</div>
	);
};
