// The name a new item is sent under: the same for a try again, another for a copy of the tab.
import { REQUEST_TIMEOUT_MS } from './constants';
import { sendNew } from './request-id';

const DRAFT = 'a'.repeat( 32 );
const job = ( title: string ) => ( { title, request_id: DRAFT } );

type Values = ReturnType< typeof job >;

/** Makes one item per name, as the server does; a repeat changes it. */
function createServer() {
	const items: ( Values & { id: number } )[] = [];
	let loses = false;
	return {
		items,
		loseNext: () => {
			loses = true;
		},
		send: async ( id: number | null, values: Values ) => {
			let item = items.find( ( one ) =>
				id === null
					? one.request_id === values.request_id
					: one.id === id
			);
			if ( item ) {
				item.title = values.title;
			} else {
				item = { ...values, id: items.length + 1 };
				items.push( item );
			}
			if ( loses ) {
				loses = false;
				throw new TypeError( 'Failed to fetch' );
			}
			return item;
		},
	};
}

/** Tabs with their own session storage. A copy of a tab begins with the same values. */
function createTabs() {
	const tabs: Record< string, [ string, string ][] > = {};
	let current = 'first';
	const hold = () => Object.entries( { ...window.sessionStorage } );
	const goTo = ( name: string ) => {
		tabs[ current ] = hold();
		current = name;
		const own = tabs[ name ] ?? tabs.first ?? [];
		window.sessionStorage.clear();
		own.forEach( ( [ key, value ] ) =>
			window.sessionStorage.setItem( key, value )
		);
	};
	return { goTo };
}

let server: ReturnType< typeof createServer >;
const titles = () => server.items.map( ( { title } ) => title );

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	server = createServer();
} );

describe( 'a try again', () => {
	it( 'after a lost answer is the same item, with the newer words', async () => {
		server.loseNext();
		await expect( sendNew( job( 'A' ), server.send ) ).rejects.toThrow();
		await sendNew( job( 'A, longer' ), server.send );
		expect( titles() ).toEqual( [ 'A, longer' ] );
	} );

	it( 'is the same item also after the tab was closed', async () => {
		server.loseNext();
		await expect( sendNew( job( 'A' ), server.send ) ).rejects.toThrow();
		window.sessionStorage.clear();
		jest.useFakeTimers();
		jest.advanceTimersByTime( REQUEST_TIMEOUT_MS + 1 );
		await sendNew( job( 'A, longer' ), server.send );
		jest.useRealTimers();
		expect( titles() ).toEqual( [ 'A, longer' ] );
		window.sessionStorage.clear();
		await sendNew( job( 'B' ), server.send );
		expect( titles() ).toEqual( [ 'A, longer', 'B' ] );
	} );
} );

describe( 'a copy of the tab', () => {
	it( 'made before anything was sent makes an item of its own', async () => {
		const { goTo } = createTabs();
		goTo( 'copy' );
		goTo( 'first' );
		await sendNew( job( 'A' ), server.send );
		goTo( 'copy' );
		await sendNew( job( 'B' ), server.send );
		expect( titles() ).toEqual( [ 'A', 'B' ] );
	} );

	it( 'does so while the first one is still being sent', async () => {
		const { goTo } = createTabs();
		goTo( 'copy' );
		goTo( 'first' );
		const names: string[] = [];
		const send = async ( _id: number | null, values: Values ) => {
			names.push( values.request_id );
			return { id: names.length };
		};
		const first = sendNew( job( 'A' ), send );
		goTo( 'copy' );
		await Promise.all( [ first, sendNew( job( 'B' ), send ) ] );
		expect( new Set( names ).size ).toBe( 2 );
	} );

	it( 'made after a lost answer leaves every text somewhere, whoever tries again first', async () => {
		const { goTo } = createTabs();
		server.loseNext();
		await expect( sendNew( job( 'A' ), server.send ) ).rejects.toThrow();
		goTo( 'copy' );
		await sendNew( job( 'B' ), server.send );
		goTo( 'first' );
		await sendNew( job( 'A' ), server.send );
		expect( titles() ).toEqual( [ 'B', 'A' ] );
	} );
} );
