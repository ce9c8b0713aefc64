// Ten screens of the demo, for a stranger and for its members: each comes with its heading, and without an error. It runs on SQLite and with the
// installed zip, as a newcomer has them; elsewhere the other tests see more.
import { expect, test } from '../support/test';
import { pageOf } from '../support/browser';
import { sessionOf } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';

const PASSWORD = 'password123';

const demo = async ( email: string ) =>
	( {
		session: await sessionOf( email, PASSWORD ),
	} ) as Member;

const walks: [ string, string | null, string[] ][] = [
	[
		'a stranger',
		null,
		[ '/', '/designers', '/jobs', '/showcase', '/tools' ],
	],
	[
		'a designer',
		'designer@example.test',
		[ '/applications', '/messages', '/settings' ],
	],
	[
		'a company',
		'contractor@example.test',
		[ '/project/editmission', '/settings' ],
	],
];

for ( const [ who, email, paths ] of walks ) {
	test(
		`every screen comes for ${ who }`,
		{ tag: '@smoke' },
		async ( { browser } ) => {
			const page = await pageOf(
				browser,
				email ? await demo( email ) : null
			);
			const errors: string[] = [];
			page.on( 'pageerror', ( { message } ) => errors.push( message ) );
			page.on( 'response', ( answer ) => {
				if ( answer.status() >= 400 ) {
					errors.push( `${ answer.status() } ${ answer.url() }` );
				}
			} );
			for ( const path of paths ) {
				await page.goto( path );
				await expect(
					page.getByRole( 'heading', { level: 1 } ).first()
				).toBeVisible();
				await expect( page.getByText( 'Try again' ) ).toHaveCount( 0 );
			}
			expect( errors ).toEqual( [] );
		}
	);
}
