// A whole screen without its answer: while it is under way, and after a failure.
import { PageError } from './error-state';
import { PageSkeleton } from './skeletons';

interface PagePendingProps {
	query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

export const PagePending = ( {
	query: { error, isFetching, refetch },
}: PagePendingProps ) =>
	error ? (
		<PageError
			error={ error }
			retrying={ isFetching }
			onRetry={ refetch }
		/>
	) : (
		<PageSkeleton />
	);
