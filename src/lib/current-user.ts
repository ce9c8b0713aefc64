// The context with the current member. The app provides the value.
import { createContext, useContext } from '@wordpress/element';
import type { MemberPrivate } from '../contract/shapes';

export type CurrentUser = MemberPrivate;

export interface CurrentUserState {
	/** Null for a stranger, and until a stored session's member has been loaded. */
	user: CurrentUser | null;
	/** A session is there, whether or not its member is known already. Walls ask for this. */
	isLoggedIn: boolean;
	/** A session is stored, its member not known yet. */
	isLoading: boolean;
	/** The error if the session's member could not be loaded. */
	error?: unknown;
	/** Loads the member again, after a change. */
	refresh: () => Promise< void >;
	/** Puts a changed member in place without a call. */
	replace: ( user: CurrentUser ) => void;
	/** Asks a form with changes, forgets session, drafts and cached data, and goes home. */
	signOut: () => void;
	/** Forgets the same where the server has ended the session already, and goes on to a page with its state. */
	leave: ( to: string, state: object ) => void;
}

export const CurrentUserContext = createContext< CurrentUserState >( {
	user: null,
	isLoggedIn: false,
	isLoading: false,
	refresh: async () => {},
	replace: () => {},
	signOut: () => {},
	leave: () => {},
} );

export const useCurrentUser = (): CurrentUserState =>
	useContext( CurrentUserContext );
