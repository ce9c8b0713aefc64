import { ApiError } from './api-error';
import { toFormStatus, withoutField } from './server-errors';

const refused = new ApiError( 'rest_invalid_param', 'Please check', 400, {
	params: { email: 'Taken', city: 'Where?' },
	errors: [ 'Taken', 'Where?' ],
} );

describe( 'a form’s status', () => {
	it( 'holds the server’s words by field', () => {
		expect( toFormStatus( refused ) ).toEqual( {
			message: 'Please check',
			fields: { email: 'Taken', city: 'Where?' },
			errors: [ 'Taken', 'Where?' ],
			retryAfter: null,
		} );
	} );

	it( 'uses the form’s own words where the server broke', () => {
		const broken = new ApiError( 'internal', 'Fatal', 500 );
		expect( toFormStatus( broken, 'Can’t save' ).message ).toBe(
			'Can’t save'
		);
		expect( toFormStatus( new Error( 'x' ), 'Can’t save' ).message ).toBe(
			'Can’t save'
		);
	} );

	it( 'forgets a field that is edited, and the whole with the last one', () => {
		const first = withoutField( toFormStatus( refused ), 'email' );
		expect( first ).toMatchObject( {
			message: 'Please check',
			fields: { city: 'Where?' },
			errors: [ 'Where?' ],
		} );
		expect( withoutField( first, 'city' )?.message ).toBeUndefined();
	} );
} );
