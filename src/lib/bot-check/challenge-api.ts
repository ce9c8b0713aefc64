// The bot check's challenge.
import { get } from '../api/client';
import type { Action } from './bot-check';
import type { Challenge } from './solve';

export const fetchChallenge = ( action: Action ) =>
	get< Challenge >( '/wp/v2/users/altcha', { action } );
