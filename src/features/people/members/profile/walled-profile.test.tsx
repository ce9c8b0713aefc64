import { screen } from '@testing-library/react';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import { designer, showScreen } from '../../../../../tests/support/show-screen';
import type { ImageObject, Job, Member } from '../../../../contract/shapes';
import { getBoot } from '../../../../lib/boot';
import { WalledProfile } from './walled-profile';

const image: ImageObject = {
	id: 1,
	alt: '',
	width: 1500,
	height: 1000,
	base_path: '/u/',
	breakpoints: {
		xs: { '1x': 'a-420x280.jpg', '2x': 'a-840x560.jpg' },
		lg: { '1x': 'a-750x500.jpg', '2x': 'a.jpg' },
	},
	color: '',
};

const card = ( more: Partial< Member > ): Member => ( {
	id: 7,
	slug: 'ana',
	user_nicename: 'ana',
	role: 'designer',
	avatar: null,
	skill: [ 1, 2, 3, 4 ],
	country: 'CH',
	city: 'Sion',
	locale: '',
	name: 'Ana',
	job: 'Type designer',
	level: 2,
	...more,
} );

const works = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		id: index + 1,
		title: { rendered: `Poster &lt;${ index + 1 }&gt;` },
		image,
	} ) );

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

beforeEach( () =>
	holdAnswers().always(
		'GET',
		/skill/,
		[ 'Branding', 'Editorial', 'Motion', 'UI' ].map( ( name, index ) => ( {
			id: index + 1,
			name,
			description: '',
		} ) )
	)
);

it( 'shows all the card tells, and what stands behind the wall by its number', async () => {
	const { container } = show(
		card( { latest_works: works( 3 ), works_count: 10 } )
	);
	expect( screen.getByText( 'Type designer' ) ).toBeVisible();
	expect( screen.getByText( 'Sion, Switzerland' ) ).toBeVisible();
	expect( await screen.findByText( 'UI' ) ).toBeVisible();
	expect( screen.getByText( 'Poster <2>' ) ).toBeVisible();
	const pictures = container.querySelectorAll( 'figure img' );
	expect( pictures ).toHaveLength( 3 );
	expect( pictures[ 0 ] ).toHaveAttribute( 'fetchpriority', 'high' );
	expect( pictures[ 1 ] ).not.toHaveAttribute( 'fetchpriority' );
	expect( screen.getByText( '7 more projects' ) ).toBeVisible();
	expect(
		screen.getByRole( 'heading', {
			name: 'You need to sign up to see the projects.',
		} )
	).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Log in' } ) ).toHaveAttribute(
		'href',
		'/login?redirect_url=%2Fdesigner%2Fana'
	);
} );

it( 'counts nothing where everything is shown', () => {
	show( card( { latest_works: works( 1 ), works_count: 1 } ) );
	expect( screen.queryByText( /more project/ ) ).toBeNull();
} );

it( 'counts a project’s open jobs', () => {
	show(
		card( {
			role: 'contractor',
			company: 'Probe',
			project_headline: 'Snow',
			ecosystem: 'EPFL',
			missions_count: 4,
			closed_missions_count: 1,
			answers_in_days: 3,
		} )
	);
	expect( screen.getByText( '3 open design jobs' ) ).toBeVisible();
	expect( screen.getByText( 'Usually answers within 3 days' ) ).toBeVisible();
	expect( screen.getByText( 'EPFL' ) ).toBeVisible();
} );

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
