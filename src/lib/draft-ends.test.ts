// Where drafts end: with a sign-out, and for the sign-up after a day.
import { LASTING_DRAFT_MS } from './constants';
import {
	clearDraft,
	dropOldDrafts,
	forgetDrafts,
	openDraft,
	readDraft,
	writeDraft,
} from './draft';
import { clearSession, setSession } from './session';

const everything = () =>
	JSON.stringify( [ { ...sessionStorage }, { ...localStorage } ] );

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
	clearSession();
	[ 'signup', 'work-new' ].forEach( openDraft );
} );
afterEach( () => jest.useRealTimers() );

describe( 'a sign-out', () => {
	it( 'takes every draft away, and what screens still write on their way out', () => {
		setSession( { token: 't', user_nicename: 'ana' } );
		writeDraft( 'work-new', { title: 'Secret plan' } );
		writeDraft( 'signup', { name: 'Secret name' } );
		clearSession();
		forgetDrafts();
		writeDraft( 'work-new', { title: 'Secret plan, longer' } );
		expect( everything() ).not.toContain( 'Secret' );
		openDraft( 'work-new' );
		writeDraft( 'work-new', { title: 'Of the next one' } );
		expect( readDraft( 'work-new' )?.values ).toEqual( {
			title: 'Of the next one',
		} );
	} );
} );

describe( 'the sign-up’s draft', () => {
	it( 'is found again after its tab was closed, without passwords', () => {
		writeDraft( 'signup', { name: 'Ana', password: 'long enough' } );
		sessionStorage.clear();
		expect( readDraft( 'signup' )?.values ).toEqual( { name: 'Ana' } );
		expect( everything() ).not.toContain( 'long enough' );
		clearDraft( 'signup' );
		expect( everything() ).not.toContain( 'Ana' );
	} );

	it( 'is gone after a day, wherever on the site one begins', () => {
		jest.useFakeTimers();
		writeDraft( 'signup', { name: 'Ana' } );
		jest.advanceTimersByTime( LASTING_DRAFT_MS );
		dropOldDrafts();
		expect( readDraft( 'signup' ) ).not.toBeNull();
		jest.advanceTimersByTime( 1 );
		dropOldDrafts();
		expect( everything() ).not.toContain( 'Ana' );
	} );
} );
