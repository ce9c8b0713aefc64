import { DRAFT_PREFIX } from './constants';
import { clearDraft, openDraft, readDraft, writeDraft } from './draft';
import { clearSession, setSession } from './session';
import { clearStored } from './storage';

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
	openDraft( 'work' );
} );

describe( 'a draft', () => {
	it( 'holds what was typed, never a secret or a file', () => {
		writeDraft( 'work', {
			title: 'Poster',
			skill: [ 1, 2 ],
			workload: { min: '40', max: '60' },
			password: 'secret-1',
			password_verify: 'secret-1',
			image: new File( [ 'x' ], 'x.png' ),
		} );
		expect( readDraft( 'work' )?.values ).toEqual( {
			title: 'Poster',
			skill: [ 1, 2 ],
			workload: { min: '40', max: '60' },
		} );
	} );

	it( 'is not written again by the screen that was just sent', () => {
		writeDraft( 'work', { title: 'Poster' } );
		clearDraft( 'work' );
		writeDraft( 'work', { title: 'Poster' } );
		expect( readDraft( 'work' ) ).toBeNull();
	} );

	it( 'is found again by the same member after a new login, and by no other', () => {
		setSession( { token: 'a', user_nicename: 'mia' } );
		writeDraft( 'work', { title: 'Poster' } );
		clearSession();
		expect( readDraft( 'work' )?.values ).toEqual( { title: 'Poster' } );
		setSession( { token: 'b', user_nicename: 'leo' } );
		expect( readDraft( 'work' ) ).toBeNull();
		setSession( { token: 'c', user_nicename: 'mia' } );
		expect( readDraft( 'work' )?.values ).toEqual( { title: 'Poster' } );
		clearStored( 'sessionStorage', DRAFT_PREFIX );
		expect( readDraft( 'work' ) ).toBeNull();
		clearSession();
	} );
} );
