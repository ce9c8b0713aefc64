// The bot check's challenge.
import { get } from '../api/client';
import type { Challenge } from './solve';

const ACTION = 'signup';

export async function fetchChallenge(): Promise< Challenge > {
	const { data } = await get< Challenge >( '/wp/v2/users/altcha', {
		action: ACTION,
	} );
	return data;
}
