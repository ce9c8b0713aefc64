// Asks whether the link from the email still works before a password is typed. If that request fails, the form is shown.
import { useQuery } from '@tanstack/react-query';
import { checkResetLink } from '../api/reset-password-api';
import type { ResetLink } from '../api/reset-password-api';
import { KEYS } from '../../../../lib/query-keys';

export const useResetLink = ( link: ResetLink ) =>
	useQuery( {
		queryKey: [ KEYS.resetLink, link ],
		queryFn: ( { signal } ) => checkResetLink( link, signal ),
		enabled: link.key !== '' && link.login !== '',
		networkMode: 'always',
		retry: false,
		staleTime: Infinity,
		gcTime: 0,
	} );
