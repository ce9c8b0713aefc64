// What the bar, the menu and the footer link to.
import { __ } from '@wordpress/i18n';
import type { MemberPrivate } from '../contract/shapes';
import { editMissionPath, editWorkPath, profilePath } from '../lib/paths';

export interface NavigationLink {
	to: string;
	label: string;
	/** The form that stands for it throughout the site. */
	form?: 'circle' | 'square';
}

export const mainLinks = (): NavigationLink[] => [
	{
		to: '/designers',
		label: __( 'Designers', 'design-marketplace' ),
		form: 'circle',
	},
	{
		to: '/jobs',
		label: __( 'Design jobs', 'design-marketplace' ),
		form: 'square',
	},
	{ to: '/showcase', label: __( 'Showcase', 'design-marketplace' ) },
	{ to: '/tools', label: __( 'Tools', 'design-marketplace' ) },
	{ to: '/about-us', label: __( 'About us', 'design-marketplace' ) },
];

/** A member's own links; none for someone who is no member. */
export function accountLinks( user: MemberPrivate | null ): NavigationLink[] {
	if ( ! user ) {
		return [];
	}
	const add =
		user.role === 'designer'
			? {
					to: editWorkPath(),
					label: __( 'Add a project', 'design-marketplace' ),
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
			to: '/settings',
			label: __( 'Edit my profile', 'design-marketplace' ),
		},
		add,
		{
			to: '/applications',
			label: __( 'My applications', 'design-marketplace' ),
		},
	].filter(
		( { to } ) => to !== '/applications' || user.role === 'designer'
	);
}

const SECTIONS: [ RegExp, string ][] = [
	[ /^\/designers?(\/|$)/, '/designers' ],
	[ /^\/(jobs|projects?|contractor)(\/|$)/, '/jobs' ],
];

/** 'page' for the page itself, 'true' for the section around it. */
export function currentIn(
	pathname: string,
	to: string
): 'page' | 'true' | undefined {
	if ( pathname === to ) {
		return 'page';
	}
	const section = SECTIONS.find( ( [ pattern ] ) =>
		pattern.test( pathname )
	);
	return section?.[ 1 ] === to ? 'true' : undefined;
}
