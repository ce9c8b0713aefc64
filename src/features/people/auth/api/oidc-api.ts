// Log-in with the account of a school: /design-marketplace/v1/oidc.
import { useQuery } from '@tanstack/react-query';
import type {
	CodeAnswer,
	Oidc,
	OidcFields,
	OidcLink,
	OidcSession,
	OidcSignup,
	OidcUrl,
} from '../../../../contract/shapes';
import { addressOf, stablePath } from '../../../../lib/api/address';
import { del, get, post, preloaded } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';
import { setSession } from '../../../../lib/session';

const PATH = '/design-marketplace/v1/oidc';

/** What a ticket leads to. "done": there is a session now. */
export type Opened = OidcLink | OidcSignup | Done;

interface Done {
	next: 'done';
	/** What the school said, where a designer has named no school yet. */
	fields?: OidcFields;
}

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
	const { url } = await post< OidcUrl >( `${ PATH }/start`, {
		redirect_url: target,
	} );
	return url;
};

const begin = ( answer: OidcSession ): Done => {
	setSession( answer );
	return { next: 'done', fields: answer.fields };
};

export async function openTicket( ticket: string ): Promise< Opened > {
	const answer = await post< OidcSession | OidcLink | OidcSignup >(
		`${ PATH }/session`,
		{ ticket }
	);
	return 'next' in answer ? answer : begin( answer );
}

export const linkByPassword = ( ticket: string, password: string ) =>
	post< OidcSession >( `${ PATH }/link`, { ticket, password } );

/** Sends a link to the address instead. */
export const linkByMail = ( ticket: string ) =>
	post< CodeAnswer >( `${ PATH }/link`, { ticket, mail: true } );

export const unlink = () => del< CodeAnswer >( `${ PATH }/link` );
