// Pages that move: by the reader's wheel, and by themselves, which they should not.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

declare global {
	interface Window {
		shifts: { value: number; sources: string[] }[];
	}
}

/** Records the layout shifts of the next pages. */
export const watchShifts = ( page: Page ) =>
	page.addInitScript( () => {
		window.shifts = [];
		const nameOf = ( node: Node | null ) =>
			node instanceof Element
				? `${ node.localName }.${ node.className }`
				: ( node?.nodeName ?? 'what is gone' );
		const placeOf = ( { x, y, width, height }: DOMRectReadOnly ) =>
			[ x, y, width, height ].map( Math.round ).join( ' ' );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as ( PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
				sources: {
					node: Node | null;
					previousRect: DOMRectReadOnly;
					currentRect: DOMRectReadOnly;
				}[];
			} )[] ) {
				if ( ! entry.hadRecentInput ) {
					window.shifts.push( {
						value: entry.value,
						sources: entry.sources.map(
							( { node, previousRect, currentRect } ) =>
								`${ nameOf( node ) } from ${ placeOf(
									previousRect
								) } to ${ placeOf( currentRect ) }`
						),
					} );
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

/** The most that a page may move: the sum of all shifts. It is stricter than CLS, which takes the worst five seconds. */
const MOST = 0.02;

/**
 * Expects no layout shift since then; the error names the elements that moved, with their positions.
 *
 * @param page
 * @param end What may move alone: the end of a list that grows is pushed down by its rows.
 */
export async function expectNoShifts(
	page: Page,
	end?: string
): Promise< void > {
	const all = ( await page.evaluate( () => window.shifts ) ).filter(
		( { sources } ) =>
			! end || ! sources.every( ( source ) => source.startsWith( end ) )
	);
	const moved = all.map(
		( { value, sources } ) =>
			`${ value.toFixed( 4 ) }: ${ sources.join( '; ' ) }`
	);
	expect(
		all.reduce( ( sum, { value } ) => sum + value, 0 ),
		moved.join( '\n' )
	).toBeLessThanOrEqual( MOST );
}

/** Down to the foot by the wheel, as fast as a hurried hand that waits for what it is about to see. */
export async function wheelDown( page: Page ): Promise< void > {
	await page.mouse.move( 180, 400 );
	const isAtEnd = () =>
		page.evaluate(
			() =>
				scrollY + innerHeight >=
				document.documentElement.scrollHeight - 2
		);
	while ( ! ( await isAtEnd() ) ) {
		await page.mouse.wheel( 0, 500 );
		await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					requestAnimationFrame( () =>
						requestAnimationFrame( resolve )
					)
				)
		);
		await page.waitForFunction( () =>
			[ ...document.querySelectorAll( '.growing .bones' ) ].every(
				( bone ) => bone.getBoundingClientRect().top > innerHeight
			)
		);
	}
}
