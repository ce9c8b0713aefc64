// The role that a page belongs to, which decides on its shapes and its colour: data-role on <html>.
import { useLayoutEffect } from '@wordpress/element';

export type PageRole = 'designer' | 'entrepreneur';

let base: PageRole = 'designer';
const overrides: { role: PageRole }[] = [];

function apply(): void {
	document.documentElement.dataset.role = overrides.at( -1 )?.role ?? base;
}

/** The route's role, unless its screen sets another one. */
export function setBasePageRole( role: PageRole ): void {
	base = role;
	apply();
}

/** Sets another role than the route's, such as in the sign-up after the choice. */
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

/** The page role for a member's role. */
export const pageRoleOf = ( role: string | undefined ): PageRole =>
	role === 'contractor' ? 'entrepreneur' : 'designer';
