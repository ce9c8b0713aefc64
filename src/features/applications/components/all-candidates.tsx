// Every candidate of a job, however many: a hundred at a time.
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { TextBones } from '../../../components/skeletons';
import { formatNumber } from '../../../lib/format';
import { useCandidates } from '../hooks/use-applications';
import { CandidateList } from './candidate-list';

export const AllCandidates = ( { mission }: { mission: number } ) => {
	const {
		data,
		isPending,
		error,
		refetch,
		hasNextPage,
		fetchNextPage,
		isFetchingNextPage,
	} = useCandidates( mission );
	if ( isPending ) {
		return (
			<div className="grid">
				<div className="c4-12">
					<TextBones lines={ 6 } />
				</div>
			</div>
		);
	}
	if ( error && ! data ) {
		return (
			<div className="grid">
				<div className="c4-12">
					<ErrorState
						error={ error }
						onRetry={ () => void refetch() }
					/>
				</div>
			</div>
		);
	}
	const total = data.pages[ 0 ]?.total ?? 0;
	return (
		<div className="grid all-cands">
			<h2 className="t2 c1-12">
				{ total === 0
					? __( 'No application yet', 'design-marketplace' )
					: sprintf(
							/* translators: %s: number of candidates. */
							_n(
								'%s candidate',
								'%s candidates',
								total,
								'design-marketplace'
							),
							formatNumber( total )
						) }
			</h2>
			{ total > 0 && (
				<div className="c4-12">
					<CandidateList
						full
						candidates={ data.pages.flatMap(
							( { items } ) => items
						) }
					/>
				</div>
			) }
			{ hasNextPage && (
				<div className="btns c4-12">
					<Button
						variant="second"
						loading={ isFetchingNextPage }
						onClick={ () => void fetchNextPage() }
					>
						{ __( 'Load more', 'design-marketplace' ) }
					</Button>
				</div>
			) }
		</div>
	);
};
