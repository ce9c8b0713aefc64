// The newsletter's question, asked once of members who have not answered. The layout mounts it above the footer.
import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { useNewsletterAnswer } from '../hooks/use-newsletter-answer';

export const NewsletterBanner = () => {
	const { due, thanks, busy, error, answer } = useNewsletterAnswer();
	if ( ! due ) {
		return null;
	}
	return (
		<section
			className="band dark on-inverse"
			aria-label={ __( 'Newsletter', 'design-marketplace' ) }
		>
			<div className="t3">
				{ ! thanks && (
					<p>
						{ __(
							'New jobs, new work, events: would you like to hear from us?',
							'design-marketplace'
						) }
					</p>
				) }
				<p role="status">
					{ thanks && __( 'Thank you !', 'design-marketplace' ) }
				</p>
			</div>
			{ error && (
				<p className="small" role="alert">
					{ error }
				</p>
			) }
			{ ! thanks && (
				<div className="btns">
					<Button
						variant="second"
						small
						disabled={ busy !== null }
						loading={ busy === 'no' }
						onClick={ () => answer( false ) }
					>
						{ __( "I'm not interested", 'design-marketplace' ) }
					</Button>
					<Button
						small
						disabled={ busy !== null }
						loading={ busy === 'yes' }
						onClick={ () => answer( true ) }
					>
						{ __( 'Subscribe', 'design-marketplace' ) }
					</Button>
				</div>
			) }
		</section>
	);
};
