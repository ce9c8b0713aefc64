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
		return <TextBones lines={ 6 } />;
	}
	if ( error && ! data ) {
		return <ErrorState error={ error } onRetry={ () => void refetch() } />;
	}
	const total = data.pages[ 0 ]?.total ?? 0;
	return (
		<section className="stack">
			<h2 className="t2">
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
			<CandidateList
				full
				candidates={ data.pages.flatMap( ( { items } ) => items ) }
			/>
			{ hasNextPage && (
				<div className="btns">
					<Button
						variant="second"
						loading={ isFetchingNextPage }
						onClick={ () => void fetchNextPage() }
					>
						{ __( 'Load more', 'design-marketplace' ) }
					</Button>
				</div>
			) }
		</section>
	);
};
