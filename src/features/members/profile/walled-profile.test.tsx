import { screen } from '@testing-library/react';
import { holdAnswers } from '../../../../tests/support/held-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import type { Job, Member } from '../../../contract/shapes';
import { getBoot } from '../../../lib/boot';
import { WalledProfile } from './walled-profile';

const card = ( more: Partial< Member > ): Member => ( {
	id: 7,
	slug: 'ana',
	user_nicename: 'ana',
	role: 'designer',
	avatar: null,
	skill: [],
	country: 'CH',
	city: 'Sion',
	locale: '',
	name: 'Ana',
	job: 'Type designer',
	level: 2,
	...more,
} );

const show = ( member: Member | null ) =>
	showScreen( {
		screens: {
			'/designer/ana': () => (
				<WalledProfile member={ member } name="Ana" />
			),
		},
		at: '/designer/ana',
		member: designer,
		session: { user: null, isLoggedIn: false },
	} );

beforeEach( () => holdAnswers().always( 'GET', /skill/, [] ) );

it( 'names the open jobs the page came with, and no others', () => {
	const job = ( id: number, more: Partial< Job > = {} ) => ( {
		body: {
			id,
			title: { rendered: `Job &amp; ${ id }` },
			company: 'Probe',
			contractor: 'ana',
			date: '2026-11-02T12:00:00',
			date_gmt: '2026-11-02T12:00:00',
			postingDate: null,
			open: true,
			close: false,
			...more,
		},
	} );
	Object.assign( getBoot(), {
		preload: {
			'/design-marketplace/v1/jobs/9?_fields=id': job( 9 ),
			'/design-marketplace/v1/jobs/8?_fields=id': job( 8, {
				postingDate: '2026/10/28',
			} ),
			'/design-marketplace/v1/jobs/7?_fields=id': job( 7, {
				open: false,
			} ),
			'/design-marketplace/v1/jobs/6?_fields=id': job( 6, {
				contractor: 'eva',
			} ),
		},
	} );
	show(
		card( {
			role: 'contractor',
			company: 'Probe',
			missions_count: 3,
			closed_missions_count: 1,
		} )
	);
	expect(
		screen.getByRole( 'heading', { name: '2 open design jobs' } )
	).toBeVisible();
	const jobs = screen.getAllByRole( 'link', { name: /^Job/ } );
	expect( jobs.map( ( { textContent } ) => textContent ) ).toEqual( [
		'Job & 9',
		'Job & 8',
	] );
	expect( jobs[ 0 ] ).toHaveAttribute( 'href', '/project/ana/mission/9' );
	expect( screen.getByText( '28 October 2026' ) ).toBeVisible();
} );

it( 'is the wall alone where strangers may not even read the card', () => {
	show( null );
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Ana'
	);
	expect( screen.getByRole( 'link', { name: 'Sign up' } ) ).toHaveAttribute(
		'href',
		'/signup'
	);
} );
