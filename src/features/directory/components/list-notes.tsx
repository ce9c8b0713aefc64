// What stands in place of a list: nothing fits the filters, or the list did not come.
import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';

/** @param props.onClear Absent while no filter is set. */
export const NoResults = ( { onClear }: { onClear?: () => void } ) => (
	<div className="list-note grid">
		<EmptyState
			title={ __( 'No results found', 'design-marketplace' ) }
			text={ __(
				'Come back soon or try another filter',
				'design-marketplace'
			) }
			action={
				onClear && (
					<Button variant="second" small onClick={ onClear }>
						{ __( 'Clear filters', 'design-marketplace' ) }
					</Button>
				)
			}
		/>
	</div>
);

interface ListErrorProps {
	error: unknown;
	retrying: boolean;
	onRetry: () => void;
}

export const ListError = ( props: ListErrorProps ) => (
	<div className="list-note grid">
		<ErrorState { ...props } />
	</div>
);
