import { render, screen } from '@testing-library/react';
import { AnswersIn } from './answers-in';

it( 'says in how many days a company usually answers', () => {
	const { rerender } = render( <AnswersIn days={ 1 } /> );
	expect( screen.getByText( 'Usually answers within 1 day' ) ).toBeVisible();
	rerender( <AnswersIn days={ 1200 } /> );
	expect(
		screen.getByText( /^Usually answers within 1.?200 days$/ )
	).toBeVisible();
} );

it( 'says nothing while nobody knows', () => {
	const { container, rerender } = render( <AnswersIn days={ null } /> );
	expect( container ).toBeEmptyDOMElement();
	rerender( <AnswersIn days={ undefined } /> );
	expect( container ).toBeEmptyDOMElement();
} );
