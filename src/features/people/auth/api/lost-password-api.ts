// Requests a reset link from WordPress' own form, and reads the result from its HTML.
import { getBoot } from '../../../../lib/boot';
import { REQUEST_TIMEOUT_MS } from '../../../../lib/constants';

export type LostPasswordResult = 'sent' | 'unknown' | 'failed';

/** A word that WordPress' answer contains in capitals only if the address is unknown, in every language. */
const UNKNOWN_MARK = 'ERROR';

/** The page to which WordPress redirects once the email was sent; never the form itself. */
const AFTER = 'forgottenpassword?checkemail=confirm';

const address = ( path: string ): string =>
	new URL(
		path,
		new URL(
			getBoot().homeUrl.replace( /\/?$/, '/' ),
			window.location.href
		)
	).href;

/** Reads the result. An answer that neither refuses nor redirects is a failure of the server. */
export function readAnswer(
	text: string,
	{ ok, redirected }: { ok: boolean; redirected: boolean }
): LostPasswordResult {
	if ( text.includes( UNKNOWN_MARK ) ) {
		return 'unknown';
	}
	return ok && redirected ? 'sent' : 'failed';
}

export async function requestResetLink(
	email: string
): Promise< LostPasswordResult > {
	try {
		const response = await fetch(
			address( 'wp-login.php?action=lostpassword' ),
			{
				method: 'POST',
				body: new URLSearchParams( {
					user_login: email,
					redirect_to: address( AFTER ),
				} ),
				credentials: 'same-origin',
				signal: AbortSignal.timeout( REQUEST_TIMEOUT_MS ),
			}
		);
		return readAnswer( await response.text(), response );
	} catch {
		return 'failed';
	}
}
