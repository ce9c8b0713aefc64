// The wizard's buttons, and the progress while the registration is sent.
import { __ } from '@wordpress/i18n';
import { Button, keepFocus } from '../../../../components/button';
import { UploadProgress } from '../../../../components/upload-progress';

interface SignupActionsProps {
	isLast: boolean;
	busy: boolean;
	/** Share sent; null while nothing is. */
	progress: number | null;
	/** Absent on the first step. */
	onBack?: () => void;
	onCancel: () => void;
}

export const SignupActions = ( {
	isLast,
	busy,
	progress,
	onBack,
	onCancel,
}: SignupActionsProps ) => (
	<>
		{ progress !== null && (
			<UploadProgress
				value={ progress }
				label={ __( 'Sending your profile', 'design-marketplace' ) }
				onCancel={ onCancel }
			/>
		) }
		<div className="btns">
			{ onBack && progress === null && (
				<Button
					variant="second"
					icon="arrow-left"
					disabled={ busy }
					onMouseDown={ keepFocus }
					onClick={ onBack }
				>
					{ __( 'Back', 'design-marketplace' ) }
				</Button>
			) }
			<Button type="submit" loading={ busy } iconAfter="arrow-right">
				{ isLast
					? __( 'Sign up', 'design-marketplace' )
					: __( 'Next', 'design-marketplace' ) }
			</Button>
		</div>
	</>
);
