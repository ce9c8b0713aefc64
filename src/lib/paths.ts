// Addresses of the app's own pages, so that no screen spells them.

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

export const designerPath = ( slug: string ): string => `/designer/${ slug }`;
export const projectPath = ( slug: string ): string => `/project/${ slug }`;

/** A member's profile. */
export const profilePath = ( { role, slug }: Named ): string =>
	role === 'designer' ? designerPath( slug ) : projectPath( slug );

export const missionPath = ( slug: string, missionId: number ): string =>
	`${ projectPath( slug ) }/mission/${ missionId }`;

export const editWorkPath = ( id?: number ): string =>
	`/designer/editwork${ query( { id } ) }`;

export const editMissionPath = ( id?: number ): string =>
	`/project/editmission${ query( { id } ) }`;

export const contactDesignerPath = ( slug: string ): string =>
	`/designer/workwith${ query( { to: slug } ) }`;

export const applyPath = ( slug: string, mission?: number ): string =>
	`/project/workwith${ query( { to: slug, mission } ) }`;

/** Log in, and come back. */
export const loginPath = ( redirectUrl?: string ): string =>
	`/login${ query( { redirect_url: redirectUrl } ) }`;
