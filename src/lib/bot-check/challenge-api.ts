// The bot check's challenge.
import { get } from '../api/client';
import type { Action } from './bot-check';
import type { Challenge } from './solve';

export async function fetchChallenge( action: Action ): Promise< Challenge > {
	const data = await get< Challenge >( '/wp/v2/users/altcha', {
		action,
	} );
	return data;
}
