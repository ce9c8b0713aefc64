// Authors see the decisions about their own projects and jobs.
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ItemNotes } from './item-notes';

const note = {
	reason: 'rights',
	words: 'The second picture.',
	date: '2026-11-23T10:00:00',
	page: 'http://localhost/?design_marketplace_account=1',
};
const none = { hidden: null, rejected: null, isHeld: false };

it( 'says nothing where nothing was decided', () => {
	const { container } = render( <ItemNotes notes={ none } /> );
	expect( container ).toBeEmptyDOMElement();
} );

it( 'says why something is hidden, and where to answer', () => {
	render( <ItemNotes notes={ { ...none, hidden: note } } /> );
	expect( screen.getByText( /^Hidden by a decision of/ ) ).toBeVisible();
	expect(
		screen.getByText( 'Somebody else’s work or rights' )
	).toBeVisible();
	expect( screen.getByText( 'The second picture.' ) ).toBeVisible();
	expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href', note.page );
} );

it( 'leaves out what is no longer kept', () => {
	const bare = { ...note, reason: '', words: '', page: '' };
	render( <ItemNotes notes={ { ...none, hidden: bare } } /> );
	expect( screen.queryByRole( 'link' ) ).toBeNull();
} );

it( 'tells a first version that waits from a change that does', () => {
	const held = { ...none, isHeld: true, rejected: note };
	const { rerender } = render( <ItemNotes notes={ held } /> );
	expect( screen.getByText( 'Waiting for approval.' ) ).toBeVisible();
	// The author has sent it again, so the refusal of the older version is no longer shown.
	expect( screen.queryByText( /^Not approved/ ) ).toBeNull();
	rerender( <ItemNotes notes={ held } seenSince={ note.date } /> );
	expect(
		screen.getByText( 'Your change is waiting for approval.' )
	).toBeVisible();
	expect( screen.getByText( /others see the version of 23/ ) ).toBeVisible();
	rerender( <ItemNotes notes={ { ...held, isHeld: false } } /> );
	expect( screen.getByText( /^Not approved on/ ) ).toBeVisible();
} );

it( 'leads a company that waits until it is confirmed to its settings', () => {
	render(
		<MemoryRouter>
			<ItemNotes
				notes={ { ...none, isHeld: true, isUnconfirmed: true } }
			/>
		</MemoryRouter>
	);
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'/settings?tab=about-startup'
	);
} );
