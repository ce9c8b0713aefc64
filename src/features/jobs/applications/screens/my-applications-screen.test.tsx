// Designers read about their applications, and act on them.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../../tests/support/server-answers';
import {
	contractor,
	designer,
	showScreen,
} from '../../../../../tests/support/show-screen';
import type { Application } from '../../../../contract/shapes';
import MyApplicationsScreen from './my-applications-screen';

let server: Server;
let list: Application[];

const applied = '2026-10-01T08:00:00';

const application = (
	id: number,
	more: Partial< Application > = {}
): Application => ( {
	...firstOf( serverAnswers.own_applications ),
	id,
	author: designer.id,
	date: applied,
	date_gmt: applied,
	modified: applied,
	modified_gmt: applied,
	excerpt: { rendered: `<p>Comment ${ id }</p>` },
	mission: 100 + id,
	mission_title: `Job ${ id }`,
	mission_close: false,
	contractor: 'acme',
	seen: null,
	outcome: null,
	conversation: null,
	history: [ { stage: 'new', date: applied } ],
	company: {
		verified: null,
		...firstOf( serverAnswers.own_applications ).company,
		slug: 'acme',
		name: 'Acme',
		city: 'Sion',
		logo: null,
		locale: 'en',
	},
	can: { withdraw: true, reapply: false, message: false },
	...more,
} );

const show = ( at = '/applications', member = designer ) =>
	showScreen( {
		screens: { '/applications': MyApplicationsScreen },
		at,
		member,
	} );

const user = userEvent.setup( { delay: null } );
const row = async ( title: string ) => {
	const heading = await screen.findByRole( 'heading', { name: title } );
	return heading.closest( 'li' ) as HTMLElement;
};
const titles = () =>
	screen
		.getAllByRole( 'heading' )
		.map( ( { textContent } ) => textContent )
		.filter( ( text ) => text?.startsWith( 'Job' ) );

beforeEach( () => {
	server = holdAnswers();
	server.always( 'GET', /application/, () => list );
} );

it.each( [
	[ 'Sent.', {} ],
	[ 'Seen on 2 October 2026.', { seen: '2026-10-02T09:00:00' } ],
	[ 'You are on the short list.', { stage: 'shortlisted' } ],
	[ 'They chose you.', { stage: 'chosen', outcome: 'filled' } ],
	[ 'Not this time.', { stage: 'declined', outcome: 'filled' } ],
	[ 'You withdrew it.', { stage: 'withdrawn', outcome: 'closed' } ],
	[ 'The position was filled.', { stage: 'shortlisted', outcome: 'filled' } ],
	[ 'The position was called off.', { outcome: 'called_off' } ],
	[ 'The position lapsed.', { outcome: 'lapsed' } ],
	[ 'Closed without an answer.', { outcome: 'closed' } ],
] as [ string, Partial< Application > ][] )(
	'says "%s"',
	async ( words, more ) => {
		list = [ application( 1, more ) ];
		show();
		expect( await row( 'Job 1' ) ).toHaveTextContent( words );
	}
);

it( 'leads a company to its own candidates, and says where they are', async () => {
	const { router } = show( '/applications', contractor );
	await screen.findByText( 'Elsewhere' );
	expect( router.state.location ).toMatchObject( {
		pathname: `/project/${ contractor.slug }`,
		state: {
			words: 'Candidates are listed below each of your design jobs.',
		},
	} );
} );

it( 'names company and day, leads to the job, and shows what the company wrote', async () => {
	list = [
		application( 1, {
			stage: 'declined',
			words: 'Your numerals stay on our wall.',
			history: [
				{ stage: 'new', date: applied },
				{ stage: 'declined', date: '2026-10-09T08:00:00' },
			],
		} ),
	];
	show();
	const one = within( await row( 'Job 1' ) );
	expect( one.getByRole( 'link', { name: 'Acme' } ) ).toHaveAttribute(
		'href',
		'/project/acme'
	);
	expect( one.getByRole( 'link', { name: 'Job 1' } ) ).toHaveAttribute(
		'href',
		'/project/acme/mission/101'
	);
	expect(
		one.getByText( 'Your numerals stay on our wall.' )
	).toBeInTheDocument();
	expect( one.getByText( 'Applied 1 October 2026' ) ).toBeInTheDocument();
	expect( one.getAllByRole( 'listitem' ).map( ( li ) => li.textContent ) )
		// The history, day by day.
		.toEqual( [ 'Sent 1 Oct 2026', 'Not this time 9 Oct 2026' ] );
} );

it( 'says in which language the company wrote, and oneself', async () => {
	list = [
		application( 1, {
			words: 'Vos chiffres restent : merci.',
			excerpt: { rendered: '<p>Ich zeichne Zahlen.</p>' },
			company: {
				slug: 'acme',
				name: 'Acme',
				city: 'Sion',
				logo: null,
				locale: 'fr',
				verified: null,
			},
		} ),
	];
	show( '/applications', { ...designer, locale: 'de' } );
	const one = within( await row( 'Job 1' ) );
	expect( one.getAllByText( 'Job 1' )[ 0 ] ).toHaveAttribute( 'lang', 'fr' );
	expect( one.getByText( /^Vos chiffres/ ) ).toHaveAttribute( 'lang', 'fr' );
	expect( one.getByText( 'Ich zeichne Zahlen.' ) ).toHaveAttribute(
		'lang',
		'de'
	);
} );

it( 'gives the chosen the address of the company', async () => {
	list = [
		application( 1, {
			stage: 'chosen',
			contact: { name: 'Camille', email: 'camille@acme.test' },
		} ),
	];
	show();
	expect(
		within( await row( 'Job 1' ) ).getByRole( 'link', {
			name: 'camille@acme.test',
		} )
	).toHaveAttribute( 'href', 'mailto:camille@acme.test' );
} );

it( 'names neither job nor company while the account is off', async () => {
	list = [
		application( 1, {
			available: false,
			mission_title: '',
			contractor: '',
			company: null,
			works: [],
		} ),
	];
	show();
	const one = within(
		await row( 'This design job is not available at the moment.' )
	);
	expect( one.queryByRole( 'link' ) ).toBeNull();
} );

describe( 'with several', () => {
	beforeEach( () => {
		list = [
			application( 1 ),
			application( 2, { stage: 'declined' } ),
			application( 3, { stage: 'chosen' } ),
			application( 4, { seen: applied } ),
			application( 5, { stage: 'shortlisted' } ),
		];
	} );

	it( 'puts good news first and the past last', async () => {
		show();
		await row( 'Job 1' );
		expect( titles() ).toEqual( [
			'Job 3',
			'Job 5',
			'Job 4',
			'Job 1',
			'Job 2',
		] );
		expect(
			screen.getByText(
				'1 company chose you. 1 has you on its short list. 2 applications are waiting for an answer.'
			)
		).toBeInTheDocument();
	} );

	it( 'shows a part, by its address', async () => {
		const { router } = show();
		await row( 'Job 1' );
		await user.click( screen.getByRole( 'link', { name: '2 Waiting' } ) );
		expect( titles() ).toEqual( [ 'Job 4', 'Job 1' ] );
		expect( router.state.location.search ).toBe( '?stage=waiting' );
		expect(
			screen.getByRole( 'link', { name: '2 Waiting' } )
		).toHaveAttribute( 'aria-current', 'true' );
		await user.click( screen.getByRole( 'link', { name: '1 Past' } ) );
		expect( titles() ).toEqual( [ 'Job 2' ] );
	} );
} );

it( 'asks before it withdraws, says what it saw, and leads to the place where one applies again', async () => {
	list = [ application( 1, { stage: 'shortlisted' } ), application( 2 ) ];
	const shown = show();
	await user.click(
		within( await row( 'Job 1' ) ).getByRole( 'button', {
			name: /Withdraw/,
		} )
	);
	const dialog = screen.getByRole( 'alertdialog' );
	expect( dialog ).toHaveTextContent( 'you can apply again up to 2 times.' );
	expect( server.count( 'POST', /application/ ) ).toBe( 0 );
	await user.click(
		within( dialog ).getByRole( 'button', { name: 'Withdraw' } )
	);
	const sent = await server.next( 'POST', /application\/1$/ );
	expect( sent.body ).toEqual( { stage: 'withdrawn', from: 'shortlisted' } );
	const withdrawn = application( 1, {
		stage: 'withdrawn',
		can: { withdraw: false, reapply: true },
	} );
	await sent.answer( withdrawn );
	await waitFor( async () =>
		expect( await row( 'Job 1' ) ).toHaveTextContent( 'You withdrew it.' )
	);
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	await waitFor( async () => expect( await row( 'Job 1' ) ).toHaveFocus() );

	const again = within( await row( 'Job 1' ) ).getByRole( 'link', {
		name: /Apply again/,
	} );
	expect( again ).toHaveAttribute(
		'href',
		`/project/workwith?to=${ withdrawn.contractor }&mission=${ withdrawn.mission }`
	);
	await user.click( again );
	expect( server.count( 'POST', /application/ ) ).toBe( 1 );
	expect( shown.router.state.location.state ).toEqual( {
		comment: 'Comment 1',
	} );
} );

it( 'shows what it became when the company was first', async () => {
	list = [ application( 1 ) ];
	show();
	await user.click(
		within( await row( 'Job 1' ) ).getByRole( 'button', {
			name: /Withdraw/,
		} )
	);
	const dialog = screen.getByRole( 'alertdialog' );
	await user.click(
		within( dialog ).getByRole( 'button', { name: 'Withdraw' } )
	);
	const sent = await server.next( 'POST', /application\/1$/ );
	list = [
		application( 1, { stage: 'declined', can: { withdraw: false } } ),
	];
	await sent.answer(
		{
			code: 'stage_changed',
			message: 'It has changed in the meantime.',
			data: { status: 409 },
		},
		409
	);
	expect( await within( dialog ).findByRole( 'alert' ) ).toHaveTextContent(
		'It has changed in the meantime.'
	);
	await waitFor( () =>
		expect(
			within( dialog ).getByRole( 'button', { name: 'Withdraw' } )
		).toHaveAttribute( 'aria-disabled', 'true' )
	);
	expect( await row( 'Job 1' ) ).toHaveTextContent( 'Not this time.' );
} );

it( 'does not promise what two new applications have used up', async () => {
	const day = ( stage: 'new' | 'withdrawn' ) => ( { stage, date: applied } );
	list = [
		application( 1, {
			history: [
				day( 'new' ),
				day( 'withdrawn' ),
				day( 'new' ),
				day( 'withdrawn' ),
				day( 'new' ),
			],
		} ),
	];
	show();
	await user.click(
		within( await row( 'Job 1' ) ).getByRole( 'button', {
			name: /Withdraw/,
		} )
	);
	expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent(
		'You cannot apply to this job again.'
	);
} );

it( 'asks for an answer once', async () => {
	list = [ application( 1, { can: { nudge: true } } ), application( 2 ) ];
	show();
	const asking = within( await row( 'Job 1' ) );
	await user.click(
		asking.getByRole( 'button', { name: /Ask for an answer/ } )
	);
	const sent = await server.next( 'POST', /application\/1$/ );
	expect( sent.body ).toEqual( { nudge: true } );
	await sent.answer( application( 1, { nudged: '2026-10-12T09:00:00' } ) );
	expect(
		await screen.findByText( 'You asked for an answer on 12 October 2026.' )
	).toBeVisible();
	expect( screen.queryByRole( 'button', { name: /Ask for/ } ) ).toBeNull();
	expect( await row( 'Job 1' ) ).toHaveFocus();
} );

it( 'has a way in where nothing was sent yet', async () => {
	list = [];
	show();
	await screen.findByRole( 'heading', { name: 'You have not applied yet.' } );
	expect(
		screen.getByRole( 'link', { name: 'See the design jobs' } )
	).toHaveAttribute( 'href', '/jobs' );
} );
