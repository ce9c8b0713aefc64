// Every candidate of a job, however many: a hundred at a time.
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { Loading, TextBones } from '../../../components/skeletons';
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
		isFetchNextPageError,
	} = useCandidates( mission );
	const list = useRef< HTMLDivElement >( null );
	const asked = useRef< number | null >( null );
	const shown = ( data?.pages ?? [] ).reduce(
		( sum, { items } ) => sum + items.length,
		0
	);
	// The button goes down the page, or is gone: the focus goes to the first of the new ones.
	useEffect( () => {
		if ( asked.current !== null && shown > asked.current ) {
			list.current
				?.querySelector< HTMLElement >(
					`li:nth-child(${ asked.current + 1 })`
				)
				?.focus();
			asked.current = null;
		}
	}, [ shown ] );
	const more = () => {
		asked.current = shown;
		void fetchNextPage();
	};
	if ( isPending ) {
		return (
			<div className="grid">
				<div className="c4-12">
					<Loading>
						<TextBones lines={ 6 } />
					</Loading>
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
				<div className="c4-12" ref={ list }>
					<CandidateList
						full
						candidates={ data.pages.flatMap(
							( { items } ) => items
						) }
					/>
				</div>
			) }
			{ isFetchNextPageError && ! isFetchingNextPage && (
				<div className="c4-12">
					<ErrorState level={ 3 } error={ error } onRetry={ more } />
				</div>
			) }
			{ hasNextPage && ! isFetchNextPageError && (
				<div className="btns c4-12">
					<Button
						variant="second"
						loading={ isFetchingNextPage }
						onClick={ more }
					>
						{ __( 'Load more', 'design-marketplace' ) }
					</Button>
				</div>
			) }
		</div>
	);
};
