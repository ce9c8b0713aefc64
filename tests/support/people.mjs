// People as they come in: by the sign-up form and the link in their email.
import { freshEmail, login, mailTo, multipart, person } from './client.mjs';
import { pngFile } from './pictures.mjs';

export const password = 'correct horse 12';

const account = {
	password,
	password_verify: password,
	cgu_1: 'true',
	cgu_2: 'true',
	country: 'CH',
	city: 'Lausanne',
};

let count = 0;
const fresh = ( name ) => `${ name } ${ process.pid } ${ ++count }`;

/** The fields that a designer must fill in. */
export const designerForm = ( more = {} ) => ( {
	...account,
	role: 'designer',
	email: freshEmail( 'designer' ),
	name: fresh( 'Ada' ),
	job: 'Type designer',
	...more,
} );

/** The fields that a company must fill in. */
const companyForm = ( more = {} ) => ( {
	...account,
	role: 'contractor',
	email: freshEmail( 'company' ),
	company: fresh( 'Loop' ),
	company_size: 3,
	contact_name: 'Grace',
	contact_job: 'Founder',
	project_headline: 'Bikes',
	project_short_description: 'Short',
	project_description: 'Long',
	project_image: pngFile( 120, 80 ),
	...more,
} );

export const register = ( form ) =>
	person().post( '/wp/v2/users/register', multipart( form ) );

async function join( form ) {
	const { status, body, text } = await register( form );
	if ( status !== 200 ) {
		throw new Error( `No account: ${ status } ${ text }` );
	}
	const mail = await mailTo( form.email, /./, 40 );
	const link = mail.text.match( /https?:\/\/\S+\/activate\/\S+/ )[ 0 ];
	await fetch( link, { redirect: 'manual' } );
	const api = await login( form.email, form.password );
	return { ...body.user, email: form.email, form, link, api };
}

/** A logged-in designer. */
export const newDesigner = ( more ) => join( designerForm( more ) );

/** A company that is logged in. */
export const newCompany = ( more ) => join( companyForm( more ) );

/** A published work, which lists its designer. */
export const newWork = async ( designer, more = {} ) =>
	(
		await designer.api.post(
			'/wp/v2/work',
			multipart( {
				title: 'Grotesk',
				client: 'Own',
				month: 0,
				year: 2026,
				image: pngFile( 60, 40 ),
				...more,
			} )
		)
	).body;

/** An open mission, which lists its company. */
export const newMission = async ( company, more = {} ) =>
	(
		await company.api.post( '/wp/v2/mission', {
			title: fresh( 'A lamp' ),
			description: 'Scope',
			...more,
		} )
	).body;

export const apply = ( designer, company, ...missions ) =>
	designer.api.post( '/wp/v2/mail/workwith', {
		comment: 'I like lamps',
		to: company.slug,
		missions: missions.map( ( { id } ) => id ),
	} );
