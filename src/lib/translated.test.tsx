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

	const fontOf = ( text: string ) => {
		const font = document.createElement( 'font' );
		font.textContent = text;
		return font;
	};
	const paragraphs = () => [ ...document.querySelectorAll( 'p' ) ];
	const textsOf = ( paragraph: Element ) =>
		[ ...paragraph.childNodes ].filter(
			( node ) => node instanceof Text
		) as Text[];

	/** Other changes that translators, correctors and reading programs make to texts. */
	const treatments: Record< string, () => void > = {
		'each text in fonts of three levels': () => {
			translate();
			for ( const font of document.querySelectorAll( 'p > font' ) ) {
				const outer = document.createElement( 'font' );
				font.replaceWith( outer );
				outer.append( font );
			}
		},
		'a translation after its text, not before': () => {
			for ( const text of paragraphs().flatMap( textsOf ) ) {
				text.after( fontOf( text.data ) );
				text.remove();
			}
		},
		'a paragraph whose neighbouring texts become one': () => {
			for ( const paragraph of paragraphs() ) {
				const [ first, ...others ] = textsOf( paragraph );
				first?.replaceWith( fontOf( paragraph.textContent ?? '' ) );
				others.forEach( ( text ) => text.remove() );
			}
		},
		'a text cut in two': () =>
			paragraphs()
				.flatMap( textsOf )
				.filter( ( text ) => text.length > 1 )
				.forEach( ( text ) => text.splitText( 1 ) ),
		'neighbouring texts joined': () =>
			paragraphs().forEach( ( paragraph ) => paragraph.normalize() ),
		'a mark inside a text': () => {
			for ( const text of paragraphs().flatMap( textsOf ) ) {
				const mark = document.createElement( 'mark' );
				const half = text.splitText( Math.min( 1, text.length ) );
				half.before( mark );
				mark.append( half );
			}
		},
		'a comment beside each text': () =>
			paragraphs()
				.flatMap( textsOf )
				.forEach( ( text ) =>
					text.before( document.createComment( 'x' ) )
				),
		'a picture in the place of a text': () =>
			paragraphs()
				.flatMap( textsOf )
				.forEach( ( text ) =>
					text.replaceWith( document.createElement( 'img' ) )
				),
		'a text in an element that is no font': () => {
			for ( const text of paragraphs().flatMap( textsOf ) ) {
				const span = document.createElement( 'span' );
				span.textContent = text.data;
				text.replaceWith( span );
			}
		},
		'texts that are gone': () =>
			paragraphs()
				.flatMap( textsOf )
				.forEach( ( text ) => text.remove() ),
	};

	it.each( Object.entries( treatments ) )(
		'throws nothing and shows what is alone: %s',
		async ( _, treat ) => {
			const { rerender, unmount } = render( <Page count={ 1 } open /> );
			for ( const count of [ 2, 3, 4 ] ) {
				treat();
				await Promise.resolve();
				rerender(
					<Page
						count={ count }
						first={ count === 3 }
						open={ count !== 3 }
					/>
				);
				await Promise.resolve();
			}
			await waitFor( () => expect( words( 'alone' ) ).toBe( '4 jobs' ) );
			act( unmount );
			expect( document.body.textContent ).toBe( '' );
		}
	);

	it( 'goes on when a program puts its translations in and takes them out again', async () => {
		const { rerender, unmount } = render( <Page count={ 1 } open /> );
		const texts = textsOf( screen.getByTestId( 'beside' ) );
		const fonts = texts.map( ( text ) => fontOf( text.data ) );
		const swap = async ( from: ChildNode[], to: ChildNode[] ) => {
			from.forEach( ( node, at ) => node.replaceWith( to[ at ]! ) );
			await Promise.resolve();
		};
		await swap( texts, fonts );
		await swap( fonts, texts );
		await swap( texts, fonts );
		await swap( [ ...fonts ].reverse(), [ ...texts ].reverse() );
		await swap( texts, fonts );
		screen.getByTestId( 'beside' ).innerHTML = '';
		await Promise.resolve();
		rerender( <Page count={ 2 } first /> );
		act( unmount );
		expect( document.body.textContent ).toBe( '' );
	} );

	it( 'still says when an element is not where it should be', () => {
		const one = document.createElement( 'p' );
		const other = document.createElement( 'p' );
		expect( () => one.removeChild( other ) ).toThrow();
		expect( () => one.insertBefore( other, other ) ).toThrow();
	} );
} );
