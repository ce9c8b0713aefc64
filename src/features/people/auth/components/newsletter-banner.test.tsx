import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { sessionOf } from '../../../../../tests/support/show-screen';
import { CurrentUserContext } from '../../../../lib/current-user';
import type { CurrentUser } from '../../../../lib/current-user';
import { answerNewsletter } from '../api/newsletter-api';
import { NewsletterBanner } from './newsletter-banner';

jest.mock( '../api/newsletter-api', () => ( { answerNewsletter: jest.fn() } ) );

const answer = answerNewsletter as jest.Mock;
const refresh = jest.fn().mockResolvedValue( undefined );

const member = ( given: object = {} ) =>
	( {
		id: 3,
		slug: 'ana',
		role: 'designer',
		newsletter: false,
		newsletter_optin: false,
		...given,
	} ) as CurrentUser;

const show = ( user: CurrentUser | null ) =>
	render( <NewsletterBanner />, {
		wrapper: ( { children }: { children: ReactNode } ) => (
			<CurrentUserContext.Provider
				value={ sessionOf( user, { refresh } ) }
			>
				{ children }
			</CurrentUserContext.Provider>
		),
	} );

const settle = () => act( async () => {} );

describe( 'the newsletter banner', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		answer.mockResolvedValue( undefined );
	} );
	afterEach( () => jest.useRealTimers() );

	it.each( [
		[ 'nobody', null ],
		[ 'who has answered', member( { newsletter_optin: true } ) ],
		[ 'who has it', member( { newsletter: true } ) ],
	] )( 'is not there for %s', ( _who, user ) => {
		const { container } = show( user );
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'is a region with a question, and says nothing by itself', () => {
		show( member() );
		expect(
			screen.getByRole( 'region', { name: 'Newsletter' } )
		).toHaveTextContent( 'would you like to hear from us?' );
		expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	} );

	it( 'thanks, and loads the member again after three seconds', async () => {
		show( member() );
		expect(
			screen
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ "I'm not interested", 'Subscribe' ] );
		fireEvent.click( screen.getByRole( 'button', { name: 'Subscribe' } ) );
		await settle();
		expect( answer ).toHaveBeenCalledWith(
			expect.objectContaining( { id: 3, slug: 'ana' } ),
			true
		);
		expect( screen.getByText( 'Thank you !' ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		act( () => jest.advanceTimersByTime( 2999 ) );
		expect( refresh ).not.toHaveBeenCalled();
		await act( async () => jest.advanceTimersByTime( 1 ) );
		expect( refresh ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'records a refusal as an answer', async () => {
		show( member() );
		fireEvent.click(
			screen.getByRole( 'button', { name: "I'm not interested" } )
		);
		await settle();
		expect( answer ).toHaveBeenCalledWith( expect.anything(), false );
		expect( screen.getByText( 'Thank you !' ) ).toBeVisible();
	} );

	it( 'sends one answer for two clicks', async () => {
		show( member() );
		const button = screen.getByRole( 'button', { name: 'Subscribe' } );
		fireEvent.click( button );
		fireEvent.click( button );
		await settle();
		expect( answer ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'stays and says why when it fails', async () => {
		answer.mockRejectedValueOnce( new Error() );
		show( member() );
		fireEvent.click( screen.getByRole( 'button', { name: 'Subscribe' } ) );
		await settle();
		expect( screen.getByRole( 'alert' ) ).not.toBeEmptyDOMElement();
		expect(
			screen.getByRole( 'button', { name: 'Subscribe' } )
		).toBeVisible();
	} );
} );
