// Form, radius and ink of a page follow whose page it is: data-role on <html>.
import { useLayoutEffect } from '@wordpress/element';

export type PageRole = 'designer' | 'entrepreneur';

let base: PageRole = 'designer';
const overrides: { role: PageRole }[] = [];

function apply(): void {
	document.documentElement.dataset.role = overrides.at( -1 )?.role ?? base;
}

/** The route's own role, under what its screen asks for. */
export function setBasePageRole( role: PageRole ): void {
	base = role;
	apply();
}

/** A screen that knows better than its route, such as sign-up after the choice. */
export function usePageRole( role: PageRole ): void {
	useLayoutEffect( () => {
		const entry = { role };
		overrides.push( entry );
		apply();
		return () => {
			overrides.splice( overrides.indexOf( entry ), 1 );
			apply();
		};
	}, [ role ] );
}

/** A member role's word on the page. */
export const pageRoleOf = ( role: string | undefined ): PageRole =>
	role === 'contractor' ? 'entrepreneur' : 'designer';
