import { render, screen } from '@testing-library/react';
import { AnswersIn } from './answers-in';

it( 'says in how many days a company usually answers', () => {
	const { rerender } = render( <AnswersIn of={ { answers_in_days: 1 } } /> );
	expect( screen.getByText( 'Usually answers within 1 day' ) ).toBeVisible();
	rerender( <AnswersIn of={ { answers_in_days: 1200 } } /> );
	expect(
		screen.getByText( /^Usually answers within 1.?200 days$/ )
	).toBeVisible();
} );

it( 'says how many of the last applications a company has answered', () => {
	render(
		<AnswersIn
			of={ { answers_in_days: 3, answer_share: { answered: 9, of: 10 } } }
		/>
	);
	expect(
		screen.getByText( /within 3 days.*Answered 9 of 10$/ )
	).toBeVisible();
} );

it( 'says nothing while nobody knows', () => {
	const { container, rerender } = render(
		<AnswersIn of={ { answers_in_days: null, answer_share: null } } />
	);
	expect( container ).toBeEmptyDOMElement();
	rerender( <AnswersIn of={ {} } /> );
	expect( container ).toBeEmptyDOMElement();
} );
