// The nonce of a cookie session expires within a day, but the cookie may last longer. WordPress gives a new nonce for the cookie.
import { getBoot } from '../../../../lib/boot';
import { getSession } from '../../../../lib/session';

const NONCE = /^\w{10}$/;

/** Resolves to whether there was a cookie session, and it goes on. */
export async function renewNonce(): Promise< boolean > {
	const { nonce: old, nonceUrl } = getBoot();
	if ( getSession() || old === null || ! nonceUrl ) {
		return false;
	}
	try {
		const answer = await fetch( nonceUrl, {
			credentials: 'same-origin',
		} );
		const nonce = await answer.text();
		if ( ! answer.ok || ! NONCE.test( nonce ) ) {
			return false;
		}
		getBoot().nonce = nonce;
		return true;
	} catch {
		return false;
	}
}
