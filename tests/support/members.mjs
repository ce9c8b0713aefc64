// Members of a test's own, made over HTTP: what a test needs to stand there before it begins.
import { freshEmail, mailTo, multipart, person } from './client.mjs';
import { pngFile } from './pictures.mjs';

export const PASSWORD = 'correct horse 12';

const account = {
	password: PASSWORD,
	password_verify: PASSWORD,
	cgu_1: 'true',
	cgu_2: 'true',
	cgu: 'true',
	token: 'false',
	country: 'CH',
	city: 'Lausanne',
};

const fields = {
	designer: ( name ) => ( {
		name,
		job: 'Type designer',
		bio: 'Letters and the space between them.',
		level: 2,
		avatar: pngFile( 400, 400 ),
	} ),
	contractor: ( company ) => ( {
		company,
		company_size: 12,
		contact_name: 'Grace',
		contact_job: 'Founder',
		project_headline: 'Bikes that last',
		project_short_description: 'Short',
		project_description: 'Long',
		affiliated: 'false',
		avatar: pngFile( 420, 296 ),
		project_image: pngFile( 1300, 800 ),
	} ),
};

const sent = ( answer ) => {
	if ( answer.status >= 300 ) {
		throw new Error( `${ answer.status } ${ answer.text }` );
	}
	return answer.body;
};

/** What the browser keeps of somebody who is logged in. */
export const sessionOf = async ( username, password ) =>
	sent( await person().post( '/jwt-auth/v1/token', { username, password } ) );

/**
 * A member who has signed up, opened the link in the mail and logged in.
 *
 * @param {'designer'|'contractor'} role
 * @param {string}                  name Designer's or company's.
 * @param {Object}                  more Fields to add or change.
 */
export async function member( role, name, more = {} ) {
	const email = freshEmail( role );
	sent(
		await person().post(
			'/wp/v2/users/register',
			multipart( {
				...account,
				...fields[ role ]( name ),
				...more,
				role,
				email,
			} )
		)
	);
	const { text } = await mailTo( email );
	const link = /https?:\/\/\S+\/activate\/\d+\/\w+/.exec( text )?.[ 0 ] ?? '';
	await fetch( link, { redirect: 'manual' } );
	const session = await sessionOf( email, PASSWORD );
	const api = person( session.token );
	const slug = session.user_nicename;
	const [ { id } ] = sent( await api.get( '/wp/v2/users', { slug } ) );
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
				image: pngFile( 1500, 1000 ),
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
