// Log-in with OpenID Connect at a real provider on this machine: its discovery, its code flow, its keys. The rules are in OidcTest.
import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import Provider from 'oidc-provider';
import { wp } from '../../bin/lib/wp.mjs';
import {
	SITE_URL,
	freshEmail,
	login,
	mailTo,
	multipart,
	person,
} from '../support/client.mjs';
import {
	designerForm,
	newDesigner,
	password,
	register,
} from '../support/people.mjs';

const site = process.env.SITE_DIR;
const OWN = '/design-marketplace/v1';
const API = `${ SITE_URL }/wp-json${ OWN }/oidc`;
const CLIENT = 'the-site';
const SECRET = 'of the client & of nobody else';

/** People at the provider: claims by subject. */
const people = {};
/** What the provider does otherwise: `token` changes an ID token's claims or signs it anew, `slow` says which paths are never answered. */
let trouble = {};
let server, issuer, provide, signing;

const newKey = ( kid ) => {
	const { privateKey } = generateKeyPairSync( 'rsa', {
		modulusLength: 2048,
	} );
	const jwk = privateKey.export( { format: 'jwk' } );
	return { kid, privateKey, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } };
};

/** The provider with a key; the same one again with another key. */
function begin( key ) {
	signing = key;
	const provider = new Provider( issuer, {
		clients: [
			{
				client_id: CLIENT,
				client_secret: SECRET,
				redirect_uris: [ `${ API }/callback` ],
			},
		],
		jwks: { keys: [ key.jwk ] },
		cookies: { keys: [ 'of a test' ] },
		claims: {
			openid: [ 'sub' ],
			email: [ 'email', 'email_verified' ],
			profile: [
				'name',
				'locale',
				'eduPersonScopedAffiliation',
				'swissEduPersonHomeOrganization',
			],
		},
		features: { devInteractions: { enabled: false } },
		interactions: { url: ( context, { uid } ) => `/interaction/${ uid }` },
		findAccount: ( context, sub ) => ( {
			accountId: sub,
			claims: () => ( { sub, ...people[ sub ] } ),
		} ),
		// Nobody is asked whether the site may know.
		async loadExistingGrant( { oidc } ) {
			const known = oidc.session.grantIdFor( CLIENT );
			if ( known ) {
				return provider.Grant.find( known );
			}
			const grant = new provider.Grant( {
				clientId: oidc.client.clientId,
				accountId: oidc.session.accountId,
			} );
			grant.addOIDCScope( 'openid email profile' );
			await grant.save();
			return grant;
		},
		pkce: { required: () => true },
		ttl: {
			AccessToken: 60,
			AuthorizationCode: 60,
			Grant: 60,
			IdToken: 60,
			Interaction: 60,
			Session: 60,
		},
	} );
	const handle = provider.callback();
	provide = ( request, response ) =>
		request.url.startsWith( '/interaction/' )
			? provider.interactionFinished( request, response, {
					login: { accountId: request.headers[ 'x-who' ] },
				} )
			: handle( request, response );
}

const base64url = ( value ) =>
	Buffer.from(
		typeof value === 'string' ? value : JSON.stringify( value )
	).toString( 'base64url' );

/** An ID token signed by hand. */
function signed( claims, { kid, privateKey } ) {
	const body = `${ base64url( { alg: 'RS256', kid } ) }.${ base64url( claims ) }`;
	return `${ body }.${ sign( 'sha256', body, privateKey ).toString( 'base64url' ) }`;
}

/** Gives another ID token than the provider's. */
function forge( response, change ) {
	const end = response.end.bind( response );
	response.end = ( body ) => {
		const answer = JSON.parse( body );
		if ( answer.id_token ) {
			const claims = JSON.parse(
				Buffer.from( answer.id_token.split( '.' )[ 1 ], 'base64url' )
			);
			answer.id_token = change( claims );
		}
		const text = JSON.stringify( answer );
		response.setHeader( 'Content-Length', Buffer.byteLength( text ) );
		return end( text );
	};
}

const set = ( values ) =>
	wp(
		site,
		'eval',
		`foreach ( json_decode( '${ JSON.stringify( values ) }', true ) as $name => $value ) { update_option( "design_marketplace_oidc_{$name}", $value ); }`
	);

before( async () => {
	server = createServer( ( request, response ) => {
		if ( trouble.slow?.test( request.url ) ) {
			return;
		}
		if ( trouble.token && request.url.startsWith( '/token' ) ) {
			forge( response, trouble.token );
		}
		provide( request, response );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	issuer = `http://127.0.0.1:${ server.address().port }`;
	begin( newKey( 'first' ) );
	await set( { issuer, client_id: CLIENT, client_secret: SECRET } );
} );

after( async () => {
	server.closeAllConnections();
	server.close();
	await set( { issuer: '', client_id: '', client_secret: '' } );
} );

/** A browser of somebody at the provider, with its own cookies. */
function browser( who ) {
	const jars = {};
	const visit = async ( url, options = {} ) => {
		const { host } = new URL( url );
		const jar = ( jars[ host ] ??= new Map() );
		const answer = await fetch( url, {
			redirect: 'manual',
			...options,
			headers: {
				...options.headers,
				Cookie: [ ...jar ]
					.map( ( pair ) => pair.join( '=' ) )
					.join( '; ' ),
				'X-Who': who,
			},
		} );
		for ( const cookie of answer.headers.getSetCookie() ) {
			const [ , name, value ] = /^([^=]+)=([^;]*)/.exec( cookie );
			jar.set( name, value );
		}
		return answer;
	};
	/** Follows the provider until it leads back; the address that does. */
	const leave = async ( url = `${ API }/start` ) => {
		for ( let i = 0; i < 10; i++ ) {
			const answer = await visit( url );
			assert.ok(
				[ 302, 303 ].includes( answer.status ),
				`${ url } ${ answer.status }`
			);
			url = new URL( answer.headers.get( 'location' ), url ).href;
			if ( url.startsWith( SITE_URL ) ) {
				return url;
			}
		}
		throw new Error( `Still at ${ url }` );
	};
	/** What the log-in page is told. */
	const back = async ( url ) => {
		const answer = await visit( url );
		assert.equal( answer.status, 302 );
		assert.match( answer.headers.get( 'cache-control' ), /no-store/ );
		assert.equal( answer.headers.get( 'referrer-policy' ), 'no-referrer' );
		const to = answer.headers.get( 'location' );
		assert.ok( to.startsWith( `${ SITE_URL }/login?` ), to );
		return Object.fromEntries( new URL( to ).searchParams );
	};
	const attempt = async () => {
		const url = await leave();
		return url.includes( '/login?' )
			? Object.fromEntries( new URL( url ).searchParams )
			: back( url );
	};
	const headers = () => ( {
		Cookie: [ ...( jars[ new URL( SITE_URL ).host ] ?? [] ) ]
			.map( ( pair ) => pair.join( '=' ) )
			.join( '; ' ),
	} );
	const post = ( path, body, api = person() ) =>
		api.post( `${ OWN }/oidc/${ path }`, body, { headers: headers() } );
	return {
		visit,
		leave,
		back,
		attempt,
		post,
		headers,
		ticket: async () => {
			const told = await attempt();
			assert.deepEqual(
				Object.keys( told ),
				[ 'oidc' ],
				JSON.stringify( told )
			);
			return told.oidc;
		},
	};
}

let count = 0;
/** Somebody at the provider. */
function somebody( claims = {} ) {
	const sub = `sub-${ process.pid }-${ ++count }`;
	people[ sub ] = claims;
	return { sub, ...browser( sub ) };
}

const known = ( email, more ) =>
	somebody( { email, email_verified: true, ...more } );
const failed = { oidc_error: 'failed' };
const expired = { oidc_error: 'expired' };
const statusesOf = ( answers ) =>
	answers
		.map( ( { status } ) => status )
		.sort()
		.join( ' ' );
const times = ( number, work ) =>
	Promise.all( Array.from( { length: number }, work ) );

test( 'the cookie is for this site and its server alone', async () => {
	const answer = await browser().visit( `${ API }/start` );
	const [ cookie ] = answer.headers.getSetCookie();
	assert.match( cookie, /^design_marketplace_oidc=[\w-]{43};/ );
	assert.match( cookie, /; path=\//i );
	assert.match( cookie, /; HttpOnly/i );
	assert.match( cookie, /; SameSite=Lax/i );
	assert.doesNotMatch( cookie, /domain=/i );
	assert.match( answer.headers.get( 'cache-control' ), /no-store/ );
} );

test( 'a known address is linked by its password once, and logs in from then on', async () => {
	const member = await newDesigner( { school: 'EPFL' } );
	const ada = known( member.email, {
		eduPersonScopedAffiliation: [ 'student@epfl.ch' ],
	} );
	const ticket = await ada.ticket();
	assert.deepEqual( ( await ada.post( 'session', { ticket } ) ).body, {
		next: 'link',
		email: member.email,
	} );
	const wrong = await ada.post( 'link', { ticket, password: 'wrong' } );
	assert.equal( wrong.status, 403 );
	// However often it is sent at once, it is used once.
	const answers = await times( 5, () =>
		ada.post( 'link', { ticket, password } )
	);
	assert.equal( statusesOf( answers ), '200 403 403 403 403' );
	assert.match(
		( await mailTo( member.email, /edu-ID/ ) ).subject,
		/log in/
	);
	const me = await member.api.get( '/wp/v2/users/me' );
	assert.match( me.body.oidc.linked, /^\d{4}-\d\d-\d\d$/ );
	assert.equal( me.body.verified.by, 'login' );
	// A return visit, with an affiliation that is gone.
	people[ ada.sub ] = {};
	const again = await ada.ticket();
	const logins = await times( 5, () =>
		ada.post( 'session', { ticket: again } )
	);
	assert.equal( statusesOf( logins ), '200 403 403 403 403' );
	const { token } = logins.find( ( { status } ) => status === 200 ).body;
	const mine = ( await person( token ).get( '/wp/v2/users/me' ) ).body;
	assert.equal( mine.id, member.id );
	assert.equal( mine.verified.by, 'login' );
	assert.equal(
		( await member.api.del( `${ OWN }/oidc/link` ) ).status,
		200
	);
	assert.match(
		( await mailTo( member.email, /no longer/ ) ).subject,
		/edu-ID/
	);
	const last = await ada.ticket();
	assert.equal(
		( await ada.post( 'session', { ticket: last } ) ).body.next,
		'signup'
	);
} );

test( 'a link by mail works once, and in whatever browser', async () => {
	const member = await newDesigner();
	const ada = known( member.email );
	const ticket = await ada.ticket();
	const asked = await ada.post( 'link', { ticket, mail: true } );
	assert.deepEqual( asked.body, { code: 200 } );
	const { text } = await mailTo( member.email, /Connect/ );
	const link = text.match(
		/https?:\/\/\S+design_marketplace_oidc=[\w-]+/
	)[ 0 ];
	const page = await fetch( link );
	assert.equal( page.status, 200 );
	assert.match( page.headers.get( 'cache-control' ), /no-store/ );
	assert.equal( ( await page.text() ).match( /<button/g ).length, 1 );
	const pressed = await times( 5, () => fetch( link, { method: 'POST' } ) );
	assert.equal( statusesOf( pressed ).split( ' ' )[ 0 ], '200' );
	assert.equal(
		pressed.filter( ( { status } ) => status === 200 ).length,
		1,
		statusesOf( pressed )
	);
	const { body } = await ada.post( 'session', { ticket } );
	assert.ok( body.token );
} );

test( 'somebody unknown signs up with what is known, and is active at once', async () => {
	const email = freshEmail( 'new' );
	const ada = known( email, {
		name: 'Ada Lovelace',
		locale: 'fr-CH',
		swissEduPersonHomeOrganization: 'epfl.ch',
	} );
	const ticket = await ada.ticket();
	assert.deepEqual( ( await ada.post( 'session', { ticket } ) ).body, {
		next: 'signup',
		fields: {
			email,
			email_proven: true,
			name: 'Ada Lovelace',
			school: 'EPFL',
			languages: [ 'fr' ],
		},
	} );
	const {
		password: one,
		password_verify: two,
		...form
	} = designerForm( { email, school: 'EPFL' } );
	assert.ok( one === two );
	const sent = await times( 3, () =>
		person().post(
			'/wp/v2/users/register',
			multipart( { ...form, oidc: ticket } ),
			{ headers: ada.headers() }
		)
	);
	const done = sent.filter( ( { status } ) => status === 200 );
	assert.equal( done.length, 1, statusesOf( sent ) );
	assert.equal( done[ 0 ].body.activated, true );
	const next = await ada.ticket();
	const { body } = await ada.post( 'session', { ticket: next } );
	const { body: me } = await person( body.token ).get( '/wp/v2/users/me' );
	assert.equal( me.id, done[ 0 ].body.user.id );
	assert.equal( me.verified.by, 'login' );
	assert.equal(
		( await person( body.token ).del( `${ OWN }/oidc/link` ) ).status,
		409
	);
} );

test( 'an account that somebody else began is taken away by whoever reads the mailbox', async () => {
	const form = designerForm();
	assert.equal( ( await register( form ) ).status, 200 );
	const victim = known( form.email );
	const ticket = await victim.ticket();
	assert.equal(
		( await victim.post( 'session', { ticket } ) ).body.next,
		'link'
	);
	await victim.post( 'link', { ticket, mail: true } );
	const { text } = await mailTo( form.email, /Connect/ );
	const link = text.match(
		/https?:\/\/\S+design_marketplace_oidc=[\w-]+/
	)[ 0 ];
	const pressed = await victim.visit( link, { method: 'POST' } );
	assert.equal( pressed.status, 303 );
	assert.match(
		pressed.headers.get( 'location' ),
		/\/login\?oidc=[\w-]{43}$/
	);
	const { status } = await person().post( '/jwt-auth/v1/token', {
		username: form.email,
		password,
	} );
	assert.equal( status, 403 );
	assert.equal(
		( await victim.post( 'session', { ticket } ) ).body.next,
		'signup'
	);
} );

test( 'an address that somebody has only typed finds nothing', async () => {
	const member = await newDesigner();
	const wanted = freshEmail( 'typed' );
	await member.api.post( `/wp/v2/users/${ member.id }`, { email: wanted } );
	const ada = known( wanted );
	const ticket = await ada.ticket();
	assert.equal(
		( await ada.post( 'session', { ticket } ) ).body.next,
		'signup'
	);
	const ben = somebody( { email: member.email } );
	const other = await ben.ticket();
	assert.equal(
		( await ben.post( 'session', { ticket: other } ) ).body.next,
		'signup',
		'nor one the provider does not vouch for'
	);
} );

test( 'a state is used once, in its own browser', async () => {
	const ada = somebody();
	const url = await ada.leave();
	assert.deepEqual( await browser( ada.sub ).back( url ), expired );
	const tries = await times( 5, () => ada.back( url ) );
	assert.equal( tries.filter( ( told ) => told.oidc ).length, 1 );
	assert.equal(
		tries.filter( ( told ) => told.oidc_error === 'expired' ).length,
		4
	);
	// Two tabs.
	const [ one, two ] = [ await ada.leave(), await ada.leave() ];
	const tabs = await Promise.all( [ ada.back( one ), ada.back( two ) ] );
	assert.ok( tabs.every( ( told ) => told.oidc ) );
	// A ticket of another browser.
	const eve = somebody();
	await eve.leave();
	const stolen = await eve.post( 'session', { ticket: tabs[ 0 ].oidc } );
	assert.equal( stolen.status, 403 );
	// Of another state.
	const foreign = new URL( await ada.leave() );
	foreign.searchParams.set( 'state', 'a'.repeat( 43 ) );
	assert.deepEqual( await ada.back( foreign.href ), expired );
} );

test( 'a code that was intercepted is worth nothing in another log-in', async () => {
	const victim = somebody();
	const eve = somebody();
	const code = new URL( await victim.leave() ).searchParams.get( 'code' );
	const own = new URL( await eve.leave() );
	own.searchParams.set( 'code', code );
	assert.deepEqual( await eve.back( own.href ), failed );
} );

test( 'two accounts cannot have one link', async () => {
	const [ ada, ben ] = await Promise.all( [ newDesigner(), newDesigner() ] );
	const school = somebody();
	const begun = [];
	for ( const { api } of [ ada, ben ] ) {
		// Two browsers, as one account each.
		const own = browser( school.sub );
		const { body } = await api.post( `${ OWN }/oidc/start`, {} );
		assert.ok( body.url.startsWith( issuer ) );
		const { url, cookie } = await fetch( `${ API }/start`, {
			method: 'POST',
			headers: { Authorization: `Bearer ${ api.token }` },
		} ).then( async ( answer ) => ( {
			url: ( await answer.json() ).url,
			cookie: answer.headers.getSetCookie()[ 0 ].split( ';' )[ 0 ],
		} ) );
		const back = await own.leave( url );
		const told = await fetch( back, {
			redirect: 'manual',
			headers: { Cookie: cookie },
		} );
		const ticket = new URL(
			told.headers.get( 'location' )
		).searchParams.get( 'oidc' );
		assert.equal(
			(
				await person().post(
					`${ OWN }/oidc/session`,
					{ ticket },
					{ headers: { Cookie: cookie } }
				)
			).status,
			403
		);
		begun.push( () =>
			api.post(
				`${ OWN }/oidc/session`,
				{ ticket },
				{ headers: { Cookie: cookie } }
			)
		);
	}
	const answers = await Promise.all( begun.map( ( link ) => link() ) );
	assert.equal( statusesOf( answers ), '200 409' );
} );

test( 'a token of another issuer, site, log-in, key or time is refused', async () => {
	const ada = somebody();
	const foreign = newKey( 'first' );
	for ( const [ about, token ] of [
		[
			'issuer',
			( claims ) => signed( { ...claims, iss: `${ issuer }/` }, signing ),
		],
		[
			'audience',
			( claims ) => signed( { ...claims, aud: 'another' }, signing ),
		],
		[
			'nonce',
			( claims ) => signed( { ...claims, nonce: 'another' }, signing ),
		],
		[
			'expired',
			( claims ) =>
				signed(
					{
						...claims,
						iat: claims.iat - 3700,
						exp: claims.exp - 3700,
					},
					signing
				),
		],
		[ 'key', ( claims ) => signed( claims, foreign ) ],
		[
			'subject of the user info',
			( claims ) => signed( { ...claims, sub: 'eve' }, signing ),
		],
	] ) {
		trouble = { token };
		assert.deepEqual( await ada.attempt(), failed, about );
	}
	trouble = { token: ( claims ) => signed( claims, signing ) };
	assert.ok( ( await ada.attempt() ).oidc, 'The same by hand is good' );
	trouble = {};
} );

test( 'a provider may change its keys', async () => {
	const ada = somebody();
	await ada.ticket();
	begin( newKey( 'second' ) );
	await ada.ticket();
} );

test( 'nobody waits more than five seconds for a provider, and passwords go on', async () => {
	const member = await newDesigner();
	const ada = somebody();
	for ( const slow of [ /^\/token/, /^\/me/ ] ) {
		const url = await ada.leave();
		trouble = { slow };
		const start = performance.now();
		const [ told ] = await Promise.all( [
			slow.source.includes( 'me' )
				? { oidc_error: 'failed' }
				: ada.back( url ),
			login( member.email, password ),
		] );
		assert.deepEqual( told, failed );
		assert.ok(
			performance.now() - start < 6500,
			String( performance.now() - start )
		);
		trouble = {};
	}
	const url = await ada.leave();
	const { port } = server.address();
	server.closeAllConnections();
	await new Promise( ( resolve ) => server.close( resolve ) );
	assert.deepEqual( await ada.back( url ), failed );
	await new Promise( ( resolve ) =>
		server.listen( port, '127.0.0.1', resolve )
	);
	await ada.ticket();
} );

test( 'who is off is told so, and who can do more than members does not get in', async () => {
	const member = await newDesigner();
	const ada = known( member.email );
	const ticket = await ada.ticket();
	assert.equal(
		( await ada.post( 'link', { ticket, password } ) ).status,
		200
	);
	const admin = await login( 'admin', 'password' );
	await admin.post( `${ OWN }/members/${ member.id }`, {
		off: true,
		reason: 'spam',
	} );
	const off = await ada.post( 'session', { ticket: await ada.ticket() } );
	assert.equal( off.status, 403 );
	assert.equal( off.body.code, '[jwt_auth] account_off' );
	const { body } = await admin.get( '/wp/v2/users/me', { context: 'edit' } );
	assert.deepEqual( await known( body.email ).attempt(), failed );
} );
