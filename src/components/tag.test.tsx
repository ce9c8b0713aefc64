import { render, screen } from '@testing-library/react';
import { resetBoot } from '../lib/boot';
import { TagList } from './tag';

const skills = ( ...names: string[] ) =>
	names.map( ( name, id ) => ( { id, name, locale: '' } ) );

const words = () =>
	screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent );

describe( 'a list of tags', () => {
	it( 'shows three and says how many more there are', () => {
		render( <TagList items={ skills( 'a', 'b', 'c', 'd', 'e' ) } /> );
		expect( words() ).toEqual( [ 'a', 'b', 'c', '+2 more' ] );
	} );

	it( 'shows all when asked to', () => {
		render(
			<TagList items={ skills( 'a', 'b', 'c', 'd' ) } max={ Infinity } />
		);
		expect( words() ).toEqual( [ 'a', 'b', 'c', 'd' ] );
	} );

	it( 'names a skill by its language where that is not the page’s', () => {
		document.body.innerHTML =
			'<script type="application/json" id="design-marketplace-boot">{"lang":"fr","siteLang":"en"}</script>';
		resetBoot();
		render(
			<TagList
				items={ [
					{ id: 1, name: 'Lighting', locale: '' },
					{ id: 2, name: 'Typographie', locale: 'fr' },
				] }
			/>
		);
		expect( screen.getByText( 'Lighting' ) ).toHaveAttribute(
			'lang',
			'en'
		);
		expect( screen.getByText( 'Typographie' ) ).not.toHaveAttribute(
			'lang'
		);
	} );
} );
