// Log-in with the account of a school: /design-marketplace/v1/oidc.
import { useQuery } from '@tanstack/react-query';
import type {
	CodeAnswer,
	Oidc,
	OidcNext,
	OidcStart,
	TokenAnswer,
} from '../../../../contract/shapes';
import { addressOf, stablePath } from '../../../../lib/api/address';
import { del, get, post, preloaded } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';
import { setSession } from '../../../../lib/session';
import type { Session } from '../../../../lib/session';

const PATH = '/design-marketplace/v1/oidc';

/** What a ticket leads to. "done": there is a session now. */
export type Opened = OidcNext | { next: 'done' };

/** What the school said about somebody who signs up. */
export type SaidBySchool = Extract< OidcNext, { next: 'signup' } >[ 'fields' ];

/** The name on the button while the log-in is on, '' while it is off or the server has not said so. */
export function useOidc(): { button: string; isLoading: boolean } {
	const { data, isLoading } = useQuery( {
		queryKey: [ KEYS.oidc ],
		queryFn: ( { signal } ) => get< Oidc >( PATH, {}, { signal } ),
		initialData: () => preloaded< Oidc >( PATH )?.data,
		staleTime: Infinity,
		retry: false,
	} );
	return { button: data?.enabled ? data.button : '', isLoading };
}

/** The address that leads to the provider, for a link. */
export const startAddress = ( target: string ): string =>
	addressOf( stablePath( `${ PATH }/start`, { redirect_url: target } ) );

/** Where to go to connect one's own account. */
export const startLinking = async ( target: string ): Promise< string > => {
	const { url } = await post< OidcStart >( `${ PATH }/start`, {
		redirect_url: target,
	} );
	return url;
};

const sessionOf = ( {
	token,
	user_nicename: slug,
}: TokenAnswer ): Session => ( {
	token,
	user_nicename: slug,
} );

export async function openTicket( ticket: string ): Promise< Opened > {
	const answer = await post< TokenAnswer | OidcNext >( `${ PATH }/session`, {
		ticket,
	} );
	if ( 'next' in answer ) {
		return answer;
	}
	setSession( sessionOf( answer ) );
	return { next: 'done' };
}

export const linkByPassword = async ( given: {
	ticket: string;
	password: string;
} ): Promise< Session > =>
	sessionOf( await post< TokenAnswer >( `${ PATH }/link`, given ) );

/** Sends a link to the address instead. */
export const linkByMail = ( ticket: string ) =>
	post< CodeAnswer >( `${ PATH }/link`, { ticket, mail: true } );

export const unlink = () => del< CodeAnswer >( `${ PATH }/link` );
