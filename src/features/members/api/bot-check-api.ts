// The bot check's challenge.
import { get } from '../../../lib/api/client';
import type { Challenge } from '../bot-check/solve';

const ACTION = 'signup';

export async function fetchChallenge(): Promise< Challenge > {
	const { data } = await get< Challenge >( '/wp/v2/users/altcha', {
		action: ACTION,
	} );
	return data;
}
