// Stands in for the board while it loads, after an error, or without applications.
import { __ } from '@wordpress/i18n';
import { ErrorState } from '../../../../components/error-state';
import { Loading, TextBones } from '../../../../components/skeletons';

export const BoardStart = ( {
	error,
	onRetry,
}: {
	error: unknown;
	onRetry: () => unknown;
} ) => (
	<div className="grid board-start">
		<div className="c4-12">
			{ error ? (
				<ErrorState error={ error } onRetry={ onRetry } />
			) : (
				<Loading>
					<TextBones lines={ 6 } />
				</Loading>
			) }
		</div>
	</div>
);

export const NoApplication = () => (
	<div className="grid board-start">
		<div className="waiting c4-12" aria-hidden="true">
			{ Array.from( { length: 9 }, ( _, index ) => (
				<i key={ index } />
			) ) }
		</div>
		<h2 className="t2 c4-12">
			{ __( 'No application yet', 'design-marketplace' ) }
		</h2>
	</div>
);
