import { act, render, screen, waitFor } from '@testing-library/react';
import { translate } from '../../tests/support/translate';
import { surviveTranslation } from './translated';

surviveTranslation();

interface Props {
	count: number;
	open?: boolean;
	first?: boolean;
}

const Page = ( { count, open, first }: Props ) => (
	<>
		<p data-testid="beside">
			{ first && <b>First. </b> }
			{ open ? 'Open' : null }
			{ `${ count } jobs` }
			<i>!</i>
		</p>
		<p data-testid="alone">{ `${ count } jobs` }</p>
	</>
);

const words = ( of: string ) => screen.getByTestId( of ).textContent;

describe( 'a page that a browser has translated', () => {
	it.each( [ 'replaced', 'moved', 'removed' ] as const )(
		'shows, inserts and removes what changes: texts are %s',
		async ( way ) => {
			const { rerender, unmount } = render( <Page count={ 1 } /> );
			translate( way );
			expect( words( 'beside' ) ).toBe( '1 jobs!' );

			rerender( <Page count={ 2 } first open /> );
			await waitFor( () =>
				expect( words( 'beside' ) ).toBe( 'First. Open2 jobs!' )
			);
			expect( words( 'alone' ) ).toBe( '2 jobs' );

			translate( way );
			rerender( <Page count={ 2 } /> );
			expect( words( 'beside' ) ).toBe( '2 jobs!' );
			rerender( <Page count={ 3 } open /> );
			await waitFor( () =>
				expect( words( 'beside' ) ).toBe( 'Open3 jobs!' )
			);
			act( unmount );
			expect( document.body.textContent ).toBe( '' );
		}
	);

	it( 'goes on when it was translated into a second language', async () => {
		const { rerender } = render( <Page count={ 1 } open /> );
		translate( 'replaced' );
		await Promise.resolve();
		for ( const font of document.querySelectorAll( 'p > font' ) ) {
			const other = document.createElement( 'font' );
			other.textContent = 'autre';
			font.replaceWith( other );
		}
		rerender( <Page count={ 2 } first /> );
		await waitFor( () =>
			expect( words( 'beside' ) ).toBe( 'First. 2 jobs!' )
		);
	} );

	it( 'still says when an element is not where it should be', () => {
		const one = document.createElement( 'p' );
		const other = document.createElement( 'p' );
		expect( () => one.removeChild( other ) ).toThrow();
		expect( () => one.insertBefore( other, other ) ).toThrow();
	} );
} );
