import { useRef } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFocusInList } from './use-focus-in-list';

const List = ( { items }: { items: string[] } ) => {
	const list = useRef< HTMLDivElement >( null );
	const focusInList = useFocusInList( list, items );
	return (
		<>
			<input aria-label="Search" />
			{ items.length > 0 && (
				<div ref={ list } { ...focusInList }>
					{ items.map( ( item ) => (
						<a key={ item } href="#there">
							{ item }
						</a>
					) ) }
				</div>
			) }
		</>
	);
};

const focusOn = ( name: string ) =>
	userEvent.click( screen.getByRole( 'link', { name } ) );

it( 'moves the focus to the item in the same place, or the last one', async () => {
	const { rerender } = render( <List items={ [ 'one', 'two', 'three' ] } /> );
	await focusOn( 'two' );
	rerender( <List items={ [ 'four', 'five', 'six' ] } /> );
	expect( screen.getByRole( 'link', { name: 'five' } ) ).toHaveFocus();
	rerender( <List items={ [ 'seven' ] } /> );
	expect( screen.getByRole( 'link', { name: 'seven' } ) ).toHaveFocus();
} );

it( 'leaves the focus where it is while its item stays', async () => {
	const { rerender } = render( <List items={ [ 'one', 'two' ] } /> );
	await focusOn( 'two' );
	rerender( <List items={ [ 'zero', 'one', 'two' ] } /> );
	expect( screen.getByRole( 'link', { name: 'two' } ) ).toHaveFocus();
} );

it( 'takes no focus that has gone on since the list was empty', async () => {
	const { rerender } = render( <List items={ [ 'one' ] } /> );
	await focusOn( 'one' );
	rerender( <List items={ [] } /> );
	await userEvent.click( screen.getByRole( 'textbox' ) );
	rerender( <List items={ [ 'two' ] } /> );
	expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
} );

it( 'takes no focus that was moved while other items came', async () => {
	const { rerender } = render( <List items={ [ 'one' ] } /> );
	await focusOn( 'one' );
	await userEvent.click( screen.getByRole( 'textbox' ) );
	rerender( <List items={ [ 'two' ] } /> );
	expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
} );
