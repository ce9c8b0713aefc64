// POST dm/views. Past the session: one that has ended asks nobody for a password because of it.
import { send } from './transport';

export type Kind = 'mission' | 'member' | 'work';

/** What becomes of it is nobody's concern. */
export const sendLook = ( kind: Kind, id: number ): void =>
	void send( 'POST', '/design-marketplace/v1/views', { kind, id }, {} ).catch(
		() => {}
	);
