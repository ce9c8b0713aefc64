// Stands in place of a list that could not be loaded.
import { ErrorState } from '../../../components/error-state';

interface ListErrorProps {
	error: unknown;
	retrying: boolean;
	onRetry: () => unknown;
}

export const ListError = ( props: ListErrorProps ) => (
	<div className="list-note grid">
		<ErrorState { ...props } />
	</div>
);
