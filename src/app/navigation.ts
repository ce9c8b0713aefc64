// Links of the bar, the menu and the footer.
import { __ } from '@wordpress/i18n';
import { allRoutes, routes } from '../contract/routes';
import type { MemberPrivate } from '../contract/shapes';
import { getBoot } from '../lib/boot';
import { editMissionPath, editWorkPath, profilePath } from '../lib/paths';

export interface NavigationLink {
	to: string;
	label: string;
	/** The form that stands for it throughout the site. */
	form?: 'circle' | 'square';
}

/** The site's own menu with the forms of the pages it leads to, otherwise the pages that have a main link. */
export function mainLinks(): NavigationLink[] {
	const usual = routeLinks();
	return (
		getBoot().settings.menus?.main?.map( ( link ) => ( {
			...link,
			form: usual.find( ( { to } ) => to === link.to )?.form,
		} ) ) ?? usual
	);
}

/** The footer's two lists: the last of the main links stands with those about the site; a menu of the footer's own stays together. */
export function footerLinks(): [ NavigationLink[], NavigationLink[] ] {
	const own = getBoot().settings.menus?.footer;
	const all = own ?? mainLinks();
	return own ? [ all, [] ] : [ all.slice( 0, -1 ), all.slice( -1 ) ];
}

const routeLinks = (): NavigationLink[] =>
	allRoutes.flatMap( ( [ , { path, title, menu } ] ) =>
		menu && title
			? [
					{
						to: path,
						label: title(),
						form: menu === 'plain' ? undefined : menu,
					},
				]
			: []
	);

/** A member's own links. The list is empty for visitors who are not members. */
export function accountLinks( user: MemberPrivate | null ): NavigationLink[] {
	if ( ! user ) {
		return [];
	}
	const add =
		user.role === 'designer'
			? {
					to: editWorkPath(),
					label: routes.edit_work.title(),
				}
			: {
					to: editMissionPath(),
					label: __( 'Add a job', 'design-marketplace' ),
				};
	return [
		{
			to: profilePath( user ),
			label: __( 'Profile', 'design-marketplace' ),
		},
		{
			to: routes.settings.path,
			label: routes.settings.title(),
		},
		add,
		...( user.role === 'contractor'
			? [ { to: routes.lists.path, label: routes.lists.title() } ]
			: [] ),
		{
			to: routes.searches.path,
			label: routes.searches.title(),
		},
		{
			to: routes.saved.path,
			label: routes.saved.title(),
		},
		{
			to: routes.my_applications.path,
			label: routes.my_applications.title(),
		},
	].slice( 0, user.role === 'designer' ? undefined : -2 );
}

/** 'page' for the page itself, 'true' for the section around it. */
export function currentIn(
	pathname: string,
	to: string
): 'page' | 'true' | undefined {
	if ( pathname === to ) {
		return 'page';
	}
	const section = allRoutes.find( ( [ , { path } ] ) => path === to )?.[ 1 ]
		.section;
	return section?.some( ( start ) =>
		`${ pathname }/`.startsWith( `${ start }/` )
	)
		? 'true'
		: undefined;
}
