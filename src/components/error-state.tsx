// Says that something could not be loaded, with a button to try again.
import { __ } from '@wordpress/i18n';
import { messageOf } from '../lib/api-error';
import { Button } from './button';

interface ErrorStateProps {
	error: unknown;
	onRetry?: () => unknown;
	retrying?: boolean;
	title?: string;
	level?: 1 | 2 | 3;
}

export const ErrorState = ( {
	error,
	onRetry,
	retrying,
	title = __( 'This did not work', 'design-marketplace' ),
	level = 2,
}: ErrorStateProps ) => {
	const Heading = `h${ level }` as const;
	return (
		<div className="empty" role="alert">
			<i className="form" aria-hidden="true" />
			<div>
				<Heading className="t3">{ title }</Heading>
				<p className="small">{ messageOf( error ) }</p>
				{ onRetry && (
					<div className="btns">
						<Button
							variant="second"
							small
							loading={ retrying }
							onClick={ () => void onRetry() }
						>
							{ __( 'Try again', 'design-marketplace' ) }
						</Button>
					</div>
				) }
			</div>
		</div>
	);
};

/** The same in the place of a whole screen. */
export const PageError = (
	props: Pick< ErrorStateProps, 'error' | 'onRetry' | 'retrying' >
) => (
	<div className="grid section">
		<ErrorState level={ 1 } { ...props } />
	</div>
);
