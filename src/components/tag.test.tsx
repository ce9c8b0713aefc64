import { render, screen } from '@testing-library/react';
import { TagList } from './tag';

const words = () =>
	screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent );

describe( 'a list of tags', () => {
	it( 'shows three and says how many more there are', () => {
		render( <TagList items={ [ 'a', 'b', 'c', 'd', 'e' ] } /> );
		expect( words() ).toEqual( [ 'a', 'b', 'c', '+2 more' ] );
	} );

	it( 'shows all when asked to', () => {
		render( <TagList items={ [ 'a', 'b', 'c', 'd' ] } max={ Infinity } /> );
		expect( words() ).toEqual( [ 'a', 'b', 'c', 'd' ] );
	} );
} );
