import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../tests/support/held-answers';
import type { Server } from '../../../tests/support/held-answers';
import { designer, showScreen } from '../../../tests/support/show-screen';
import MissionPage from './mission-page';

let server: Server;

const company = {
	id: 4,
	slug: 'probe',
	user_nicename: 'probe',
	role: 'contractor',
	avatar: null,
	skill: [],
	country: 'CH',
	city: 'Sion',
	locale: 'de',
	company: 'Probe',
	project_headline: 'Snow that speaks',
	project_image: null,
	ecosystem: 'EPFL',
	company_size: 11,
	answers_in_days: 3,
	contact_name: 'Rosa Keller',
	contact_job: 'Leiterin Gestaltung',
	project_short_description: 'Twelve probes above Verbier.',
};

const mission = ( id: number, title: string, more = {} ) => ( {
	id,
	title: { rendered: title },
	description: 'What is asked for.',
	skill: [ 1 ],
	postingDate: '2026/10/08',
	date_gmt: '2026-01-01T00:00:00',
	modified_gmt: '2026-01-01T00:00:00',
	status: 'publish',
	author: 4,
	close: false,
	open: true,
	deadline: null,
	can: {
		edit: false,
		close: false,
		delete: false,
		apply: true,
		see_candidates: false,
	},
	...more,
} );

const job = {
	id: 12,
	title: { rendered: 'A bell &lt;3' },
	company: 'Probe',
	contractor: 'probe',
	date: '2026-01-01T00:00:00',
	date_gmt: '2026-01-01T00:00:00',
	postingDate: '2026/10/08',
	close: false,
	open: true,
	deadline: null,
};

const refusal = ( code: string, status: number ) => ( {
	code,
	message: code,
	data: { status },
} );

const show = ( isLoggedIn: boolean, slug = 'probe' ) =>
	showScreen( {
		screens: { '/project/:slug/mission/:missionId': MissionPage },
		at: `/project/${ slug }/mission/12`,
		member: designer,
		session: isLoggedIn ? {} : { user: null, isLoggedIn: false },
	} );

const JOB = /\/v1\/jobs\/12$/;

beforeEach( () => {
	server = holdAnswers();
	server.always( 'GET', /skill/, [
		{ id: 1, name: 'Motion', description: '' },
	] );
	server.always( 'GET', /users/, [ company ] );
} );

describe( 'a design job for strangers', () => {
	it( 'says who hires, for what, since when, and how to read on', async () => {
		server.always( 'GET', JOB, job );
		show( false );
		expect(
			await screen.findByRole( 'heading', { level: 1 } )
		).toHaveTextContent( 'A bell <3' );
		for ( const text of [
			'Probe',
			'EPFL',
			'Sion, Switzerland',
			'8 October 2026',
			'Snow that speaks',
			'You need to sign up to read the job.',
			'Usually answers within 3 days',
		] ) {
			expect( screen.getByText( text ) ).toBeVisible();
		}
		expect( document.title ).toContain( 'A bell <3 – Probe' );
		expect(
			screen.getByRole( 'link', { name: 'Sign up and apply' } )
		).toBeVisible();
		expect( server.count( 'GET', /\/wp\/v2\/mission/ ) ).toBe( 0 );
	} );

	it( 'says all of it where strangers may read that', async () => {
		server.always( 'GET', JOB, {
			...job,
			description: 'It rings at night.',
			engagement: 'internship',
			place: 'hybrid',
			paid: false,
			budget: 'Mittagessen',
			duration: 'Zehn Wochen',
		} );
		show( false );
		for ( const text of [
			'It rings at night.',
			'Internship',
			'Hybrid, Sion',
			'Unpaid',
			'Sion, Switzerland',
			'8 October 2026',
			'Only members can see who is behind this job.',
		] ) {
			expect( await screen.findByText( text ) ).toBeVisible();
		}
		// Screen readers read the owner's own words in the language they were written in.
		for ( const typed of [ 'Mittagessen', 'Zehn Wochen' ] ) {
			expect( screen.getByText( typed ) ).toHaveAttribute( 'lang', 'de' );
		}
	} );

	it( 'offers no application for a closed one', async () => {
		server.always( 'GET', JOB, { ...job, open: false, close: true } );
		show( false );
		expect( await screen.findByText( 'Closed' ) ).toBeVisible();
		expect( screen.queryByText( 'Sign up and apply' ) ).toBeNull();
		expect( screen.queryByText( /Usually answers/ ) ).toBeNull();
	} );

	it( 'is not found at another company’s address', async () => {
		server.always( 'GET', JOB, { ...job, contractor: 'another' } );
		show( false );
		expect( await screen.findByText( 'Mission not found' ) ).toBeVisible();
	} );

	it( 'is not found when it is gone', async () => {
		show( false );
		await (
			await server.next( 'GET', JOB )
		).answer( refusal( 'rest_post_gone', 410 ), 410 );
		expect( await screen.findByText( 'Mission not found' ) ).toBeVisible();
	} );

	it( 'asks to log in where the operator keeps jobs from strangers', async () => {
		show( false );
		await (
			await server.next( 'GET', JOB )
		).answer( refusal( 'rest_login_required', 401 ), 401 );
		expect(
			await screen.findByText( 'Please log in to continue.' )
		).toBeVisible();
	} );
} );

it( 'names to members who hires, with what else they look for', async () => {
	server.always( 'GET', /\/mission\/12$/, mission( 12, 'A bell' ) );
	server.always( 'GET', /\/mission$/, [
		mission( 12, 'A bell' ),
		mission( 13, 'A gong' ),
		mission( 14, 'A horn', { open: false, close: true } ),
	] );
	show( true );
	expect( await screen.findByText( 'A gong' ) ).toHaveAttribute(
		'href',
		'/project/probe/mission/13'
	);
	for ( const text of [
		'A bell',
		'Probe',
		'EPFL',
		'11 people',
		'What is asked for.',
		'Twelve probes above Verbier.',
		'1 more design job at Probe',
	] ) {
		expect( screen.getByText( text ) ).toBeVisible();
	}
	expect( screen.getByText( 'Leiterin Gestaltung' ) ).toHaveAttribute(
		'lang',
		'de'
	);
	expect( screen.queryByText( 'A horn' ) ).toBeNull();
	expect( screen.getByRole( 'link', { name: 'Apply' } ) ).toHaveAttribute(
		'href',
		'/project/workwith?to=probe&mission=12'
	);
	expect( document.title ).toContain( 'A bell – Probe' );
	const report = screen.getByRole( 'button', {
		name: 'Report this design job',
	} );
	const [ last ] = screen.getAllByRole( 'heading' ).slice( -1 );
	expect( report.compareDocumentPosition( last as Node ) ).toBe(
		Node.DOCUMENT_POSITION_PRECEDING
	);
} );

it( 'makes what a job offers its poster, and says that nothing is paid', async () => {
	server.always(
		'GET',
		/\/mission\/12$/,
		mission( 12, 'A bell', {
			engagement: 'employment',
			workload: { min: 60, max: 80 },
			place: 'remote',
			starts: '2027-01',
			paid: true,
			budget: 'By agreement',
		} )
	);
	server.always( 'GET', /\/mission$/, [
		mission( 13, 'A gong', { engagement: 'internship', paid: false } ),
	] );
	show( true );
	for ( const text of [
		'Employment',
		'60–80%',
		'Remote',
		'January 2027',
		'By agreement',
		// Facts about the company and its other jobs stand beside the text.
		'11 people',
		'Internship',
		'Unpaid',
	] ) {
		expect( await screen.findByText( text ) ).toBeVisible();
	}
} );

it( 'says the city, the skill and the day once each', async () => {
	server.always(
		'GET',
		/\/mission\/12$/,
		mission( 12, 'A bell', {
			engagement: 'freelance',
			place: 'on_site',
			starts: '2027-01',
			paid: true,
			budget: 'By agreement',
			deadline: '2027/02/01',
			modified_gmt: '2026-10-08T12:00:00',
		} )
	);
	server.always( 'GET', /\/mission$/, [] );
	show( true );
	expect( await screen.findByText( 'Motion' ) ).toBeVisible();
	expect( screen.getByText( 'On site, Sion' ) ).toBeVisible();
	expect( screen.queryByText( /Sion, Switzerland/ ) ).toBeNull();
	expect( screen.queryByText( 'Last update' ) ).toBeNull();
	expect( screen.getByText( '8 October 2026' ) ).toBeVisible();
	const terms = [ ...document.querySelectorAll( '.pfacts dt' ) ].map(
		( { textContent } ) => textContent
	);
	expect( terms ).toHaveLength( 6 );
	expect( terms.at( -1 ) ).toBe( 'Skill' );
	expect( screen.getAllByText( 'Motion' ) ).toHaveLength( 1 );
} );

it.each( [
	[ 'its company', true ],
	[ 'an administrator', false ],
] )( 'says on the page that %s has closed it', async ( _who, sees ) => {
	const user = userEvent.setup( { delay: null } );
	const open = mission( 12, 'A bell', {
		applications_count: 2,
		can: {
			edit: false,
			open: false,
			close: true,
			delete: false,
			apply: false,
			see_candidates: sees,
		},
	} );
	server.always( 'GET', /mission\/12/, open );
	server.always( 'GET', /mission$|application/, [] );
	show( true );
	await user.click(
		await screen.findByRole( 'button', { name: 'Close mission' } )
	);
	const dialog = within( await screen.findByRole( 'alertdialog' ) );
	await dialog.findByText( /2 emails will be sent/ );
	await user.click( dialog.getByRole( 'button', { name: 'Close mission' } ) );
	await (
		await server.next( 'POST', /mission\/12$/ )
	).answer( { ...open, open: false, close: true, informed: 2 } );
	expect(
		await screen.findByText(
			'The mission is closed. 2 emails are on their way.',
			{ selector: '.notice *' }
		)
	).toBeVisible();
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
} );

it( 'a job is deleted from its own page, which leads back to the project', async () => {
	const user = userEvent.setup( { delay: null } );
	const own = mission( 12, 'A bell', {
		applications_count: 0,
		can: { edit: true, close: true, delete: true, see_candidates: true },
	} );
	server.always( 'GET', /mission\/12/, own );
	server.always( 'GET', /mission$|application/, [] );
	const { router } = show( true );
	await user.click(
		await screen.findByRole( 'button', { name: 'More about this job' } )
	);
	await user.click( screen.getByRole( 'button', { name: 'Delete' } ) );
	const dialog = within( await screen.findByRole( 'alertdialog' ) );
	await user.click( dialog.getByRole( 'button', { name: 'Delete' } ) );
	await (
		await server.next( 'DELETE', /mission\/12$/ )
	).answer( { ...own, status: 'trash', informed: 0 } );
	expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
	expect( router.state.location ).toMatchObject( {
		pathname: '/project/probe',
		state: { notice: 'deleted', words: 'The mission is deleted.' },
	} );
} );

it( 'a job has a page of its own, at its company’s address alone', async () => {
	server.always(
		'GET',
		/\/mission\/12$/,
		mission( 12, 'A bell', { author: 5 } )
	);
	server.always( 'GET', /\/mission$/, [] );
	const { unmount } = show( true );
	expect( await screen.findByText( 'Mission not found' ) ).toBeVisible();
	unmount();
	server = holdAnswers();
	server.always( 'GET', /users/, [ company ] );
	show( true );
	await (
		await server.next( 'GET', /\/mission\/12$/ )
	).answer( refusal( 'rest_post_invalid_id', 404 ), 404 );
	expect( await screen.findByText( 'Mission not found' ) ).toBeVisible();
} );

it( 'gives those who may do nothing nothing to do', async () => {
	server.always(
		'GET',
		/\/mission\/12$/,
		mission( 12, 'A bell', { can: {} } )
	);
	server.always( 'GET', /\/mission$/, [] );
	show( true );
	expect(
		await screen.findByRole( 'heading', { level: 1, name: 'A bell' } )
	).toBeVisible();
	for ( const control of [ 'Edit', 'Close mission', 'Delete', 'Apply' ] ) {
		expect( screen.queryByText( control ) ).toBeNull();
	}
} );
