// Where drafts end: with a sign-out, and for the sign-up after a day.
import { LASTING_DRAFT_MS, MEMBER_DRAFT_MS } from './constants';
import {
	clearDraft,
	dropOldDrafts,
	openDraft,
	readDraft,
	writeDraft,
} from './draft';
import { forgetDrafts } from './forget-drafts';
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

describe.each( [
	'message-text-1',
	'mission-new',
	'mission-7',
	'contact-ana',
	'apply-loop-7',
	'work-new',
	'settings',
] )( 'what takes long to write: %s', ( form ) => {
	const words = { text: 'Half a sentence' };
	const mia = { token: 'a', user_nicename: 'mia' };

	beforeEach( () => {
		setSession( mia );
		openDraft( form );
		writeDraft( form, { ...words, password_current: 'a secret' } );
	} );

	it( 'holds no password', () =>
		expect( everything() ).not.toContain( 'a secret' ) );

	it( 'is found again by the same member after the session ended and the tab was closed', () => {
		clearSession();
		sessionStorage.clear();
		setSession( { token: 'b', user_nicename: 'leo' } );
		expect( readDraft( form ) ).toBeNull();
		setSession( mia );
		expect( readDraft( form )?.values ).toEqual( words );
	} );

	it( 'ends with a sign-out', () => {
		forgetDrafts();
		expect( everything() ).not.toContain( words.text );
	} );

	it( 'is gone after as long as a session lasts, also when somebody else is here', () => {
		jest.useFakeTimers();
		setSession( { token: 'b', user_nicename: 'leo' } );
		jest.advanceTimersByTime( MEMBER_DRAFT_MS - 60_000 );
		dropOldDrafts();
		expect( everything() ).toContain( words.text );
		jest.advanceTimersByTime( 60_001 );
		dropOldDrafts();
		expect( everything() ).not.toContain( words.text );
	} );
} );
