import { blankValues } from '../form';
import { signupReducer } from './signup-state';
import type { SignupState } from './signup-state';

const state: SignupState = {
	start: { values: blankValues(), savedAt: 1 },
	step: 'account',
	again: [ 'password' ],
	refusal: undefined,
};
const refusal = {
	fields: { city: 'Missing' },
	errors: [ 'Missing' ],
	retryAfter: null,
};

it( 'a step that opens says what it asks once more, and takes with it what the server said', () => {
	const refused = signupReducer( state, { type: 'refused', refusal } );
	expect( refused ).toEqual( { ...state, refusal } );
	expect(
		signupReducer( refused, {
			type: 'opened',
			step: 'location',
			again: [ 'avatar' ],
		} )
	).toEqual( {
		...state,
		step: 'location',
		again: [ 'avatar' ],
		refusal: undefined,
	} );
} );

it( 'starting over forgets the earlier visit and every refusal', () => {
	const start = { values: blankValues(), savedAt: null };
	expect(
		signupReducer( { ...state, refusal }, { type: 'discarded', start } )
	).toEqual( { ...state, start } );
} );
