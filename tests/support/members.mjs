// Makes members over HTTP, with the content a test needs.
import { multipart, person } from './client.mjs';
import { newCompany, newDesigner } from './people.mjs';
import { pngFile } from './pictures.mjs';

export { password as PASSWORD } from './people.mjs';

const ways = {
	designer: ( name, more ) =>
		newDesigner( {
			name,
			bio: 'Letters and the space between them.',
			level: 2,
			avatar: pngFile( 80, 80 ),
			...more,
		} ),
	contractor: ( company, more ) =>
		newCompany( {
			company,
			company_size: 12,
			project_headline: 'Bikes that last',
			avatar: pngFile( 84, 59 ),
			project_image: pngFile( 130, 80 ),
			...more,
		} ),
};

const sent = ( answer ) => {
	if ( answer.status >= 300 ) {
		throw new Error( `${ answer.status } ${ answer.text }` );
	}
	return answer.body;
};

/** The session of a logged-in member, as the browser stores it. */
export const sessionOf = async ( username, password ) =>
	sent( await person().post( '/jwt-auth/v1/token', { username, password } ) );

/**
 * A member who has signed up, opened the link in the email and logged in.
 *
 * @param {'designer'|'contractor'} role
 * @param {string}                  name Designer's or company's.
 * @param {Object}                  more Fields to add or change.
 */
export async function member( role, name, more = {} ) {
	const { id, slug, email, api } = await ways[ role ]( name, more );
	const session = { token: api.token, user_nicename: slug };
	return { role, name, email, api, id, slug, session };
}

/** A published portfolio project. */
export const work = async ( { api }, title, more = {} ) =>
	sent(
		await api.post(
			'/wp/v2/work',
			multipart( {
				title,
				client: 'Own',
				month: 0,
				year: 2025,
				status: 'publish',
				image: pngFile( 150, 100 ),
				...more,
			} )
		)
	);

/** An open design job. */
export const mission = async ( { api }, title, more = {} ) =>
	sent(
		await api.post(
			'/wp/v2/mission',
			multipart( { title, description: 'It rings.', ...more } )
		)
	);

/** An application to one job. */
export const application = async ( { api }, contractor, { id }, comment ) =>
	sent(
		await api.post(
			'/wp/v2/mail/workwith',
			multipart( { to: contractor.slug, comment, missions: id } )
		)
	);

export const close = async ( { api }, { id } ) =>
	sent(
		await api.post( `/wp/v2/mission/${ id }`, multipart( { close: true } ) )
	);
