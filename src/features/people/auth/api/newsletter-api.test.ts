import { holdAnswers } from '../../../../../tests/support/held-answers';
import { answerNewsletter } from './newsletter-api';

it.each( [
	[ 'wanted', true, { newsletter_optin: '1', newsletter: '1' } ],
	[ 'not wanted', false, { newsletter_optin: '1' } ],
] )(
	'a newsletter that is %s is answered for the member alone',
	async ( _, wanted, fields ) => {
		const server = holdAnswers();
		const answered = answerNewsletter( { id: 3, slug: 'ana' }, wanted );
		const { body, query, answer } = await server.next(
			'POST',
			/^\/wp\/v2\/users\/3$/
		);
		expect( body ).toEqual( fields );
		expect( query.get( 'slug' ) ).toBe( 'ana' );
		await answer( {} );
		await answered;
	}
);
