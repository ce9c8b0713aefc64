// The role that the home page addresses: the visitor's choice, kept while the app runs, otherwise the member's own role.
import { useState } from '@wordpress/element';
import { useCurrentUser } from '../../../../lib/current-user';
import { pageRoleOf, usePageRole } from '../../../../lib/page-role';
import type { PageRole } from '../../../../lib/page-role';

let lastChosen: PageRole | null = null;

export function useHomeRole(): [ PageRole, ( role: PageRole ) => void ] {
	const { user } = useCurrentUser();
	const [ chosen, setChosen ] = useState( lastChosen );
	const role = chosen ?? pageRoleOf( user?.role );
	usePageRole( role );
	const choose = ( next: PageRole ) => {
		lastChosen = next;
		setChosen( next );
	};
	return [ role, choose ];
}
