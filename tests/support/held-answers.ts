// A server whose answers a test gives when it wants to: behind fetch and XMLHttpRequest alike, so that the real API layer runs.

export interface Asked {
	method: string;
	/** Path below /wp-json, or the page's own, without its query. */
	path: string;
	query: URLSearchParams;
	/** Fields of a form or of JSON, as text; files by name. */
	body: Record< string, string >;
	answer: (
		body: unknown,
		status?: number,
		headers?: Record< string, string >
	) => Promise< void >;
	/** No answer comes. */
	lose: () => Promise< void >;
}

export interface Server {
	asked: Asked[];
	/** The next such request, once it is there; each is given once. */
	next: ( method: string, path: RegExp ) => Promise< Asked >;
	/** Answers such requests at once; a function is asked each time. */
	always: ( method: string, path: RegExp, body: unknown ) => void;
	/** How many such requests there were. */
	count: ( method: string, path: RegExp ) => number;
	/** Waits long enough for requests that are sent without an action. */
	settle: () => Promise< void >;
}

/** jsdom has no Response, and the API client checks whether a thrown value is one. */
class HeldResponse {
	readonly redirected = true;
	readonly ok: boolean;

	constructor(
		private readonly body: string,
		readonly status: number,
		readonly headers = new Headers()
	) {
		this.ok = status < 400;
	}

	text = async () => this.body;
	blob = async () => new Blob( [ this.body ] );
}

type Settle = (
	given: { status: number; text: string; headers?: Headers } | null
) => void;

/** Waits until the effects of an answer have been drawn. */
const turn = () =>
	new Promise< void >( ( resolve ) => setTimeout( resolve, 10 ) );

function fieldsOf( body: unknown ): Record< string, string > {
	if ( body instanceof FormData || body instanceof URLSearchParams ) {
		const fields: Record< string, string > = {};
		body.forEach( ( value: unknown, name: string ) => {
			fields[ name ] =
				value instanceof File ? value.name : String( value );
		} );
		return fields;
	}
	return typeof body === 'string' ? JSON.parse( body ) : {};
}

/** Puts the server in place of the network; call it in beforeEach. */
export function holdAnswers(): Server {
	const asked: Asked[] = [];
	const given = new Set< Asked >();
	const standing: { method: string; path: RegExp; body: unknown }[] = [];

	const receive = (
		method: string,
		address: string,
		body: unknown,
		settle: Settle
	) => {
		const url = new URL( address, 'http://localhost' );
		const path = url.pathname.replace( /^\/wp-json/, '' );
		const request: Asked = {
			method,
			path,
			query: url.searchParams,
			body: fieldsOf( body ),
			answer: async ( data, status = 200, headers = {} ) => {
				settle( {
					status,
					headers: new Headers( headers ),
					text:
						typeof data === 'string'
							? data
							: JSON.stringify( data ),
				} );
				await turn();
			},
			lose: async () => {
				settle( null );
				await turn();
			},
		};
		asked.push( request );
		const known = standing.find(
			( one ) => one.method === method && one.path.test( path )
		);
		if ( known ) {
			given.add( request );
			settle( {
				status: 200,
				text: JSON.stringify(
					typeof known.body === 'function' ? known.body() : known.body
				),
			} );
		}
	};

	Object.assign( globalThis, {
		Response: HeldResponse,
		// Answers arrive outside of act().
		IS_REACT_ACT_ENVIRONMENT: false,
	} );
	window.fetch = ( ( address: string, init: RequestInit = {} ) =>
		new Promise( ( resolve, reject ) => {
			init.signal?.addEventListener( 'abort', () =>
				reject( new DOMException( 'Aborted', 'AbortError' ) )
			);
			const headers = new Headers( init.headers );
			receive(
				headers.get( 'X-HTTP-Method-Override' ) ?? init.method ?? 'GET',
				String( address ),
				init.body,
				( answer ) =>
					answer
						? resolve(
								new HeldResponse(
									answer.text,
									answer.status,
									answer.headers
								) as unknown as Response
							)
						: reject( new TypeError( 'Failed to fetch' ) )
			);
		} ) ) as typeof window.fetch;

	class HeldRequest {
		upload = { onprogress: null };
		status = 0;
		responseText = '';
		onload: () => void = () => {};
		onerror: () => void = () => {};
		onabort: () => void = () => {};
		private address = '';
		private method = '';

		open( method: string, address: string ) {
			this.method = method;
			this.address = address;
		}

		setRequestHeader() {}

		getResponseHeader = () => null;

		abort() {
			this.onabort();
		}

		send( body: unknown ) {
			receive( this.method, this.address, body, ( answer ) => {
				if ( answer ) {
					this.status = answer.status;
					this.responseText = answer.text;
					this.onload();
				} else {
					this.onerror();
				}
			} );
		}
	}
	window.XMLHttpRequest = HeldRequest as unknown as typeof XMLHttpRequest;

	const fits = ( method: string, path: RegExp ) => ( one: Asked ) =>
		one.method === method && path.test( one.path );

	return {
		asked,
		settle: turn,
		always: ( method, path, body ) =>
			standing.push( { method, path, body } ),
		count: ( method, path ) => asked.filter( fits( method, path ) ).length,
		next: async ( method, path ) => {
			for ( let turns = 0; turns < 400; turns++ ) {
				const found = asked.find(
					( one ) => ! given.has( one ) && fits( method, path )( one )
				);
				if ( found ) {
					given.add( found );
					return found;
				}
				await turn();
			}
			throw new Error( `Nobody asked for ${ method } ${ path }` );
		},
	};
}

/** Sets the browser's view of its connection. */
export function goOffline( offline: boolean ): void {
	Object.defineProperty( window.navigator, 'onLine', {
		configurable: true,
		value: ! offline,
	} );
	window.dispatchEvent( new Event( offline ? 'offline' : 'online' ) );
}
