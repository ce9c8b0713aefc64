// The nonce of a cookie session runs out within a day, the cookie may last longer: WordPress gives a new one to whoever has it.
import apiFetch from '@wordpress/api-fetch';
import { getBoot } from '../../../lib/boot';
import { getSession } from '../../../lib/session';

const NONCE = /^\w{10}$/;

/** Resolves to whether there was a cookie session, and it goes on. */
export async function renewNonce(): Promise< boolean > {
	const { nonceEndpoint } = apiFetch;
	if ( getSession() || getBoot().nonce === null || ! nonceEndpoint ) {
		return false;
	}
	try {
		const answer = await fetch( nonceEndpoint, {
			credentials: 'same-origin',
		} );
		const nonce = await answer.text();
		if ( ! answer.ok || ! NONCE.test( nonce ) ) {
			return false;
		}
		getBoot().nonce = nonce;
		// Core's own middleware puts its nonce over ours.
		if ( apiFetch.nonceMiddleware ) {
			apiFetch.nonceMiddleware.nonce = nonce;
		}
		return true;
	} catch {
		return false;
	}
}
