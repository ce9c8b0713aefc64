// /designer/workwith?to=slug: a request to a designer, about a job or none: with a job it is an invitation.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { Notice } from '../../../../components/notice';
import { invitationRules } from '../../../../contract/invitation-rules';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import {
	conversationPath,
	designerPath,
	settingsPath,
} from '../../../../lib/paths';
import { usePageRole } from '../../../../lib/page-role';
import { useInvite } from '../../lists/api/invitations-api';
import { AboutJob } from '../components/about-job';
import { MailForm } from '../components/mail-form';
import { MailPage } from '../components/mail-page';
import { RecipientWorks } from '../components/recipient-works';
import { Sent } from '../components/sent';

/** The site wants companies to be confirmed before they write first. */
const ConfirmFirst = () => (
	<Notice>
		<p>
			<b>{ __( 'First confirm your company.', 'design-marketplace' ) }</b>{ ' ' }
			{ __(
				'It takes an email address at the domain of your website; then you can write. What you type here is kept.',
				'design-marketplace'
			) }
		</p>
		<ButtonLink to={ settingsPath( 'about-startup' ) } small>
			{ __( 'Confirm', 'design-marketplace' ) }
		</ButtonLink>
	</Notice>
);

const ContactDesignerScreen = () => {
	const [ params ] = useSearchParams();
	const slug = params.get( 'to' ) ?? '';
	const profile = designerPath( slug );
	const { user } = useCurrentUser();
	const [ sent, setSent ] = useState( false );
	/** The job it is about, 0 for none. */
	const [ about, setAbout ] = useState( 0 );
	const { mutateAsync: invite } = useInvite();
	usePageRole( 'designer' );
	const isCompany = user?.role === 'contractor';
	return sent ? (
		<Sent
			to={ profile }
			label={ __( 'Back to the profile', 'design-marketplace' ) }
			action={
				user && (
					<ButtonLink
						to={ conversationPath( slug ) }
						iconAfter="arrow-right"
					>
						{ __( 'Conversation', 'design-marketplace' ) }
					</ButtonLink>
				)
			}
		>
			<p className="text">
				{ user
					? __(
							'This is the beginning of a conversation. You will find the answer there, and an email will let you know.',
							'design-marketplace'
						)
					: __(
							'The answer will come to your email address.',
							'design-marketplace'
						) }
			</p>
		</Sent>
	) : (
		<MailPage
			slug={ slug }
			profile={ profile }
			usual={ routes.contact_designer.title() }
			portrait
			allowed={ ( { role, canContact } ) =>
				canContact || ( isCompany && role === 'designer' )
			}
			title={ ( { name } ) =>
				sprintf(
					/* translators: %s: designer's name. */
					__( 'Work with %s', 'design-marketplace' ),
					name
				)
			}
		>
			{ ( recipient ) => (
				<>
					<RecipientWorks recipient={ recipient } />
					<div className="c5-12">
						<MailForm
							form="contact"
							to={ slug }
							back={ profile }
							over={ ! recipient.canContact }
							label={ __( 'Your comment', 'design-marketplace' ) }
							hint={
								about
									? __(
											'Why this job is one for them. It stands above the job; their email has the button “Apply”.',
											'design-marketplace'
										)
									: __(
											'What you plan, by when, and with what budget. Your email address is included, so that the answer reaches you.',
											'design-marketplace'
										)
							}
							max={
								about
									? invitationRules.fields.words.maxLength
									: undefined
							}
							send={
								about
									? ( words ) =>
											invite( {
												mission: about,
												to: [ slug ],
												words,
											} )
									: undefined
							}
							onSent={ () => setSent( true ) }
						>
							{ ! recipient.canContact && <ConfirmFirst /> }
							{ isCompany && (
								<AboutJob
									recipient={ recipient }
									value={ about }
									onChange={ setAbout }
								/>
							) }
						</MailForm>
					</div>
				</>
			) }
		</MailPage>
	);
};

export default ContactDesignerScreen;
