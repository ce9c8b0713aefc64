// Says why the school's log-in has come back without a result.
import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../../../../components/notice';
import { ApiError, messageOf } from '../../../../lib/api-error';
import { ServerMessage } from './server-message';

/** Of the address, or of a ticket that could not be opened. */
export type OidcProblem = 'denied' | 'failed' | 'expired';

export const problemFrom = ( value: string | null ): OidcProblem | null =>
	value === 'denied' || value === 'failed' || value === 'expired'
		? value
		: null;

/** A ticket nobody knows has expired; any other refusal, such as of an account that is off, has words of its own. */
export const ticketProblem = ( error: unknown ): OidcProblem | null =>
	error instanceof ApiError && error.code === 'rest_oidc_expired'
		? 'expired'
		: null;

/** The provider's name; other words for it while the log-in is off. */
export const providerOf = ( button: string ): string =>
	button || __( 'your school’s account', 'design-marketplace' );

const wordsOf = ( problem: OidcProblem, button: string ): string => {
	const words = {
		/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
		denied: __(
			'%s let you go without logging in. Nothing was changed: try again, or log in with e-mail and password.',
			'design-marketplace'
		),
		/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
		failed: __(
			'The log-in with %s did not work. Nothing was changed: try again, or log in with e-mail and password.',
			'design-marketplace'
		),
		/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
		expired: __(
			'The log-in with %s has expired, or it began in another browser. Please begin again.',
			'design-marketplace'
		),
	}[ problem ];
	return sprintf( words, providerOf( button ) );
};

interface OidcNoticeProps {
	problem: OidcProblem | null;
	/** Of a ticket that was refused for a reason of the account, or did not arrive: it has words of its own. */
	failure?: Error | null;
	/** The provider's name; '' while the log-in is off. */
	button: string;
}

export const OidcNotice = ( {
	problem,
	failure = null,
	button,
}: OidcNoticeProps ) =>
	problem || failure ? (
		<Notice kind="bad">
			{ problem ? (
				wordsOf( problem, button )
			) : (
				<ServerMessage html={ messageOf( failure ) } />
			) }
		</Notice>
	) : null;
