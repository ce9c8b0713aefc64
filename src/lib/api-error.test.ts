import { ApiError, errorFromBody } from './api-error';
import { toFormStatus } from './server-errors';

const DOWN =
	'The site is out of order at the moment. Please try again in a few minutes.';
const page = '<h1>Error establishing a database connection</h1>';

describe( 'an answer of a site that has no database', () => {
	it.each( [
		[
			'as the message of an error',
			{ code: 'wp_die', message: page, data: { status: 500 } },
			500,
		],
		[
			'as that of a fatal error',
			{
				code: 'internal_server_error',
				message: '<p>There has been a critical error.</p>',
				data: { status: 500 },
			},
			500,
		],
		[ 'as a page', null, 500 ],
		[ 'as the page of an update', null, 503 ],
	] )( 'is put into words: %s', ( _, body, status ) => {
		const error = errorFromBody( body, status, '600' );
		expect( error ).toBeInstanceOf( ApiError );
		expect( error.message ).toBe( DOWN );
		expect( error.status ).toBe( status );
		expect( error.retryAfter ).toBe( 600 );
		expect( toFormStatus( error ).message ).toBe( DOWN );
	} );

	it( 'leaves the server its own words, marked up ones of a refusal too', () => {
		expect(
			errorFromBody( { code: 'x', message: 'Not today.' }, 500, null )
				.message
		).toBe( 'Not today.' );
		const refusal = '<strong>Error:</strong> Wrong password.';
		expect(
			errorFromBody( { code: 'x', message: refusal }, 403, null ).message
		).toBe( refusal );
		expect( errorFromBody( null, 200, null ).message ).toBe(
			'The server sent an unexpected answer. Please try again.'
		);
	} );
} );
