// Addresses of the app's own pages, so that no screen spells them.
import { routes } from '../contract/routes';

interface Named {
	role: string;
	slug: string;
}

const query = ( values: Record< string, string | number | undefined > ) => {
	const given = Object.entries( values ).filter(
		( entry ): entry is [ string, string | number ] =>
			entry[ 1 ] !== undefined
	);
	return given.length
		? `?${ new URLSearchParams(
				given.map( ( [ name, value ] ) => [ name, String( value ) ] )
			).toString() }`
		: '';
};

const withSlug = ( path: string, slug: string ) =>
	path.replace( ':slug', () => slug );

export const designerPath = ( slug: string ): string =>
	withSlug( routes.designer.path, slug );
export const projectPath = ( slug: string ): string =>
	withSlug( routes.project.path, slug );

/** A member's profile. */
export const profilePath = ( { role, slug }: Named ): string =>
	role === 'designer' ? designerPath( slug ) : projectPath( slug );

export const missionPath = ( slug: string, missionId: number ): string =>
	withSlug( routes.mission.path, slug ).replace(
		':missionId',
		String( missionId )
	);

export const editWorkPath = ( id?: number ): string =>
	`${ routes.edit_work.path }${ query( { id } ) }`;

export const editMissionPath = ( id?: number ): string =>
	`${ routes.edit_mission.path }${ query( { id } ) }`;

export const contactDesignerPath = ( slug: string ): string =>
	`${ routes.contact_designer.path }${ query( { to: slug } ) }`;

export const applyPath = ( slug: string, mission?: number ): string =>
	`${ routes.apply.path }${ query( { to: slug, mission } ) }`;

export const settingsPath = ( tab: string ): string =>
	`${ routes.settings.path }${ query( { tab } ) }`;

/** The part of the settings that says who sees a designer's portfolio. */
export const WHO_SEES = 'who-sees-it';

/** A conversation, by its id or by the other member's slug. */
export const conversationPath = ( id: string ): string =>
	routes.conversation.path.replace( ':id', () => id );

/** A company's list of designers; with a job, its dialog to invite to it. */
export const listPath = ( id: number, invite?: number ): string =>
	routes.list.path.replace( ':id', String( id ) ) + query( { invite } );

/** The form to report an address. Without one it has a field for it. */
export const reportPath = ( url?: string ): string =>
	`${ routes.report.path }${ query( { url } ) }`;

/** Log in, and come back. */
export const loginPath = ( redirectUrl?: string ): string =>
	`${ routes.login.path }${ query( { redirect_url: redirectUrl } ) }`;
