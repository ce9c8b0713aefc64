import { getBoot, resetBoot } from '../boot';
import { setReauthenticator } from '../reauthenticate';
import { clearSession, getSession, setSession } from '../session';
import { collection, del, get, post } from './client';
import { resetPreloaded } from './preload';

type Answer = { status?: number; body?: unknown; headers?: HeadersInit };

/** Bodies are made of text: jsdom has no Response of its own. */
class FakeResponse {
	readonly headers: Headers;
	readonly ok: boolean;
	readonly status: number;
	private readonly body: string;

	constructor(
		body: string,
		init: { status: number; headers?: HeadersInit }
	) {
		this.body = body;
		this.status = init.status;
		this.ok = init.status < 400;
		this.headers = new Headers( init.headers );
	}

	text = async () => this.body;
}

const answers: Answer[] = [];
const fetched = jest.fn( async ( ...call: [ string, RequestInit ] ) => {
	const { status = 200, body = null, headers } = answers.shift() ?? {};
	void call;
	return new FakeResponse( JSON.stringify( body ), { status, headers } );
} );

function boot( data: object ): void {
	document.body.innerHTML = `<script id="design-marketplace-boot" type="application/json">${ JSON.stringify(
		{ restUrl: 'https://site.test/wp-json/', lang: 'fr', ...data }
	) }</script>`;
	resetBoot();
	resetPreloaded();
}

const lastCall = () => fetched.mock.lastCall ?? ( [ '', {} ] as const );
const headersOf = () => lastCall()[ 1 ].headers as Record< string, string >;
const failure = async ( call: Promise< unknown > ) =>
	call.then(
		() => null,
		( error: Record< string, unknown > ) => error
	);

const refusedToken = {
	status: 401,
	body: {
		code: 'jwt_auth_invalid_token',
		message: 'Ended',
		data: { status: 401 },
	},
};

beforeEach( () => {
	Object.assign( globalThis, { fetch: fetched, Response: FakeResponse } );
	answers.length = 0;
	boot( {} );
} );

afterEach( () => {
	clearSession();
	setReauthenticator( null );
} );

describe( 'the API client', () => {
	it( 'asks at its own root, in the page’s language, with the session’s token', async () => {
		setSession( { token: 'abc', user_nicename: 'mia' } );
		answers.push( { body: [ 1 ], headers: { 'X-WP-Total': '41' } } );
		const { data, total } = await collection( '/wp/v2/users', {
			role: 'designer',
			skill: [ 3, 5 ],
			level: undefined,
		} );
		expect( data ).toEqual( [ 1 ] );
		expect( total ).toBe( 41 );
		expect( lastCall()[ 0 ] ).toContain(
			'https://site.test/wp-json/wp/v2/users?lang=fr&role=designer&skill=3%2C5'
		);
		expect( headersOf() ).toMatchObject( {
			Authorization: 'Bearer abc',
			'Accept-Language': 'fr',
		} );
	} );

	it( 'works with plain permalinks', async () => {
		boot( { restUrl: 'https://site.test/index.php?rest_route=/' } );
		await get( '/wp/v2/skill' );
		const { searchParams } = new URL( lastCall()[ 0 ] );
		expect( searchParams.get( 'rest_route' ) ).toBe( '/wp/v2/skill' );
		expect( searchParams.get( 'lang' ) ).toBe( 'fr' );
	} );

	it( 'takes an answer the page brought along, once', async () => {
		boot( {
			preload: {
				'/wp/v2/users?per_page=7&role=designer&page=1': {
					body: [ { id: 1 } ],
					headers: { 'X-WP-TotalPages': '3' },
					status: 200,
				},
			},
		} );
		const params = { role: 'designer', page: 1, per_page: 7 };
		const first = await collection( '/wp/v2/users', params );
		expect( first ).toMatchObject( { data: [ { id: 1 } ], pages: 3 } );
		expect( fetched ).not.toHaveBeenCalled();
		answers.push( { body: [] } );
		await collection( '/wp/v2/users', params );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not show a member the profile made for strangers', async () => {
		boot( {
			preload: { '/wp/v2/users?slug=mia': { body: [ { id: 1 } ] } },
		} );
		setSession( { token: 'abc', user_nicename: 'leo' } );
		answers.push( { body: [ { id: 1, bio: 'x' } ] } );
		const data = await get( '/wp/v2/users', { slug: 'mia' } );
		expect( data ).toEqual( [ { id: 1, bio: 'x' } ] );
	} );

	it( 'sends a text that ends in half a sign', async () => {
		answers.push( { body: [] }, { body: {} } );
		await get( '/wp/v2/users', { search: 'a\ud83e' } );
		expect( lastCall()[ 0 ] ).toContain( 'search=a%EF%BF%BD' );
		await post( '/wp/v2/work', {
			title: 'a\udc00 \u{1fa77} \\ud83e',
			skill: [ 1 ],
		} );
		expect( JSON.parse( String( lastCall()[ 1 ].body ) ) ).toEqual( {
			title: 'a\ufffd \u{1fa77} \\ud83e',
			skill: [ 1 ],
		} );
	} );

	it( 'turns a refusal into fields, messages and a time to wait', async () => {
		answers.push( {
			status: 429,
			headers: { 'Retry-After': '60' },
			body: {
				code: 'too_many',
				message: 'Slowly',
				data: { status: 429, params: { email: 'Taken' } },
				errors: [ 'Taken' ],
			},
		} );
		expect( await failure( post( '/x', { a: 1 } ) ) ).toMatchObject( {
			code: 'too_many',
			message: 'Slowly',
			status: 429,
			params: { email: 'Taken' },
			errors: [ 'Taken' ],
			retryAfter: 60,
		} );
	} );

	it( 'takes a data.status other than 200 for a refusal, whatever the status of the answer', async () => {
		answers.push( {
			body: { code: 'x', message: 'Not so', data: { status: 409 } },
		} );
		expect( await failure( post( '/wp/v2/mission' ) ) ).toMatchObject( {
			message: 'Not so',
			status: 409,
		} );
		answers.push( { body: { code: 'x', data: { status: 200 } } } );
		expect( await failure( post( '/wp/v2/mission' ) ) ).toBeNull();
	} );

	it( 'treats an answer with an error field as an error', async () => {
		answers.push( { body: { error: 'broken' } } );
		expect( await failure( get( '/x' ) ) ).toMatchObject( {
			name: 'ApiError',
		} );
	} );

	it( 'says so when no answer comes', async () => {
		fetched.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
		expect( await failure( get( '/x' ) ) ).toMatchObject( {
			code: 'network',
			status: 0,
		} );
	} );

	it( 'gives up after thirty seconds', async () => {
		jest.useFakeTimers();
		fetched.mockImplementationOnce(
			( _url, { signal } ) =>
				new Promise( ( _, reject ) =>
					signal?.addEventListener( 'abort', () =>
						reject( new DOMException( 'Aborted', 'AbortError' ) )
					)
				)
		);
		const waiting = failure( get( '/x' ) );
		await jest.advanceTimersByTimeAsync( 30_000 );
		expect( await waiting ).toMatchObject( { code: 'timeout' } );
		jest.useRealTimers();
	} );

	it( 'ends the session when a read’s token is refused', async () => {
		setSession( { token: 'old', user_nicename: 'mia' } );
		answers.push( refusedToken );
		expect( await failure( get( '/x' ) ) ).toMatchObject( { status: 401 } );
		expect( getSession() ).toBeNull();
	} );

	it( 'sends a write again after a new login in place', async () => {
		setSession( { token: 'old', user_nicename: 'mia' } );
		setReauthenticator( async () => {
			setSession( { token: 'new', user_nicename: 'mia' } );
			return true;
		} );
		answers.push( refusedToken, { body: { id: 9 } } );
		const data = await del( '/wp/v2/work/9' );
		expect( data ).toEqual( { id: 9 } );
		expect( headersOf() ).toMatchObject( { Authorization: 'Bearer new' } );
	} );

	it( 'asks for a new nonce where a cookie’s has run out, quietly for a read', async () => {
		const asked = jest.fn( async () => {
			getBoot().nonce = 'fresh';
			return true;
		} );
		setReauthenticator( asked );
		const oldNonce = {
			status: 403,
			body: { code: 'rest_cookie_invalid_nonce', message: 'x' },
		};
		for ( const call of [ () => get( '/x' ), () => post( '/x' ) ] ) {
			boot( { nonce: 'old' } );
			answers.push( oldNonce, { body: { id: 9 } } );
			await call();
			expect( headersOf() ).toMatchObject( { 'X-WP-Nonce': 'fresh' } );
		}
		expect( asked.mock.calls ).toEqual( [
			[ { reason: 'expired', quiet: true } ],
			[ { reason: 'expired', quiet: false } ],
		] );
	} );

	it( 'waits for the part of the app that asks for the login', async () => {
		setSession( { token: 'old', user_nicename: 'mia' } );
		answers.push( refusedToken, { body: { id: 9 } } );
		const answer = post( '/x' );
		await new Promise( process.nextTick );
		setReauthenticator( async () => {
			setSession( { token: 'new', user_nicename: 'mia' } );
			return true;
		} );
		expect( await answer ).toEqual( { id: 9 } );
	} );

	it( 'waits no longer when the session ends meanwhile', async () => {
		setSession( { token: 'old', user_nicename: 'mia' } );
		answers.push( refusedToken );
		const refused = failure( post( '/x' ) );
		await new Promise( process.nextTick );
		clearSession();
		expect( await refused ).toMatchObject( { status: 401 } );
	} );

	it( 'ends the session when the new login is declined', async () => {
		setSession( { token: 'old', user_nicename: 'mia' } );
		setReauthenticator( async () => false );
		answers.push( refusedToken );
		expect( await failure( post( '/x' ) ) ).toMatchObject( {
			status: 401,
		} );
		expect( getSession() ).toBeNull();
	} );
} );
