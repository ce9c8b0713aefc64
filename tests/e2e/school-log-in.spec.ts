// A student comes with the account of her school, with the keyboard alone: the button, the school, the sign-up, her page; then once more.
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import Provider from 'oidc-provider';
import { heading } from '../support/browser';
import { SITE_URL, freshEmail, mailsTo } from '../support/client.mjs';
import { wp } from '../support/site';

const CALLBACK = `${ SITE_URL }/wp-json/design-marketplace/v1/oidc/callback`;
const CLIENT = 'the-site';

let server: Server;
const student = {
	sub: 'noemie',
	name: 'Noémie Favre',
	email: freshEmail(),
	email_verified: true,
	locale: 'fr-CH',
	swissEduPersonHomeOrganization: 'ecal.ch',
};

/** The page of the school where one logs in: one button. */
const page = ( uid: string ): string =>
	`<!doctype html><html lang="en"><title>School</title><h1>Your school</h1><form method="post" action="/interaction/${ uid }"><button>I am Noémie</button></form></html>`;

function provider( issuer: string ) {
	const school = new Provider( issuer, {
		clients: [
			{
				client_id: CLIENT,
				client_secret: 'secret',
				redirect_uris: [ CALLBACK ],
			},
		],
		cookies: { keys: [ 'of a test' ] },
		claims: {
			openid: [ 'sub' ],
			email: [ 'email', 'email_verified' ],
			profile: [ 'name', 'locale', 'swissEduPersonHomeOrganization' ],
		},
		features: { devInteractions: { enabled: false } },
		interactions: {
			url: ( _: unknown, { uid }: { uid: string } ) =>
				`/interaction/${ uid }`,
		},
		findAccount: () => ( {
			accountId: student.sub,
			claims: () => student,
		} ),
		async loadExistingGrant( {
			oidc,
		}: {
			oidc: { session?: { accountId: string } };
		} ) {
			const grant = new school.Grant( {
				clientId: CLIENT,
				accountId: oidc.session?.accountId,
			} );
			grant.addOIDCScope( 'openid email profile' );
			await grant.save();
			return grant;
		},
		pkce: { required: () => true },
	} );
	const handle = school.callback();
	return ( request: IncomingMessage, response: ServerResponse ) => {
		const uid = /^\/interaction\/([\w-]+)/.exec( request.url ?? '' )?.[ 1 ];
		if ( ! uid ) {
			void handle( request, response );
		} else if ( request.method === 'POST' ) {
			void school.interactionFinished( request, response, {
				login: { accountId: student.sub },
			} );
		} else {
			response.setHeader( 'Content-Type', 'text/html; charset=utf-8' );
			response.end( page( uid ) );
		}
	};
}

const set = ( values: Record< string, string > ) =>
	wp(
		'eval',
		`foreach ( json_decode( '${ JSON.stringify( values ) }', true ) as $name => $value ) { update_option( "design_marketplace_oidc_{$name}", $value ); }`
	);

test.beforeAll( async () => {
	server = createServer();
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = server.address() as AddressInfo;
	const issuer = `http://127.0.0.1:${ port }`;
	server.on( 'request', provider( issuer ) );
	set( { issuer, client_id: CLIENT, client_secret: 'secret' } );
} );

test.afterAll( () => {
	set( { issuer: '', client_id: '', client_secret: '' } );
	server.closeAllConnections();
	server.close();
} );

/** Tabs to a control by its name, as somebody without a mouse does. */
async function tabTo(
	at: Page,
	role: 'button' | 'link' | 'checkbox',
	name: string | RegExp
) {
	const wanted = at.getByRole( role, { name, exact: true } );
	await expect( wanted ).toBeVisible();
	for ( let presses = 0; presses < 60; presses++ ) {
		if (
			await wanted.evaluate(
				( element ) => element === element.ownerDocument.activeElement
			)
		) {
			return;
		}
		await at.keyboard.press( 'Tab' );
	}
	throw new Error( `No way to ${ name } by keyboard` );
}

test( 'a student signs up by the account of her school, and logs in with it @local', async ( {
	page: at,
} ) => {
	test.slow();
	const press = async ( role: 'button' | 'link', name: string | RegExp ) => {
		await tabTo( at, role, name );
		await at.keyboard.press( 'Enter' );
	};

	await test.step( 'the button leads to the school and back to a filled sign-up', async () => {
		await at.goto( '/signup' );
		await press( 'link', 'Sign up with SWITCH edu-ID' );
		await heading( at, 'Your school' );
		await press( 'button', 'I am Noémie' );
		await heading( at, 'Sign up' );
		await expect( at.getByText( student.email ) ).toBeVisible();
		await expect( at.getByLabel( /password/i ) ).toHaveCount( 0 );
	} );

	await test.step( 'she adds the rest by keyboard', async () => {
		await at.getByRole( 'radio', { name: 'Designer' } ).press( 'Space' );
		for ( const consent of [ /terms/, /privacy/ ] ) {
			await tabTo( at, 'checkbox', consent );
			await at.keyboard.press( 'Space' );
		}
		await press( 'button', 'Next' );
		await heading( at, 'About' );
		await expect( at.getByLabel( 'Name', { exact: true } ) ).toHaveValue(
			student.name
		);
		await at.getByLabel( /^Job/ ).fill( 'Type designer' );
		await press( 'button', 'Next' );
		await heading( at, 'Skills and experience' );
		await press( 'button', 'Next' );
		await heading( at, 'School' );
		await expect( at.getByLabel( /^School/ ) ).toHaveValue( 'ECAL' );
		await at.getByLabel( /^Programme/ ).fill( 'Type Design' );
		await at
			.getByLabel( /^Year of graduation/ )
			.fill( String( new Date().getFullYear() + 2 ) );
		await press( 'button', 'French' );
		await expect(
			at.getByRole( 'radio', { name: 'Basic' } )
		).toBeFocused();
		await at.getByRole( 'radio', { name: 'Native' } ).press( 'Space' );
		await press( 'button', 'Next' );
		await heading( at, 'Location and social' );
		await at
			.getByLabel( 'Country' )
			.selectOption( { label: 'Switzerland' } );
		await at.getByLabel( 'City' ).fill( 'Renens' );
		await press( 'button', 'Sign up' );
	} );

	await test.step( 'she is on her own page, which names the school', async () => {
		await heading( at, student.name );
		await expect(
			at.getByText( /^ECAL, Type Design, in studies/ )
		).toBeVisible();
		await expect( at.getByText( 'ECAL, confirmed' ) ).toBeVisible();
		expect(
			( await mailsTo( student.email ) ).filter( ( { subject } ) =>
				/activat/i.test( subject )
			)
		).toEqual( [] );
	} );

	await test.step( 'with the school alone she comes back to where she was', async () => {
		await at.evaluate( () => window.localStorage.clear() );
		await at.goto( '/login?redirect_url=%2Fsettings' );
		await press( 'link', 'Log in with SWITCH edu-ID' );
		await heading( at, 'Settings' );
	} );
} );
