// The board against a server that answers when a test wants it to.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	goOffline,
	holdAnswers,
} from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../../tests/support/server-answers';
import {
	contractor,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { CandidateBoard } from './candidate-board';

let server: Server;
const user = userEvent.setup( { delay: null } );

const soon = () => new Date( Date.now() + 600_000 ).toISOString();

const candidate = firstOf( serverAnswers.candidates );

const questions = [
	{ id: 'a1', text: 'Why gloves?', required: true },
	{ id: 'b2', text: 'Which days?', required: false },
];

const wire = ( id: number, more: Record< string, unknown > = {} ) => ( {
	...candidate,
	id,
	author: id + 100,
	date_gmt: '2026-11-01T08:00:00',
	excerpt: { rendered: `<p>Letter ${ id }</p>` },
	mission: 5,
	conversation: null,
	_embedded: {
		author: [
			{
				...candidate._embedded?.author[ 0 ],
				slug: `person-${ id }`,
				name: `Person ${ id }`,
				email: `p${ id }@example.test`,
			},
		],
	},
	...more,
} );
/** As a write answers: without the author. */
const answered = ( id: number, stage: string, more = {} ) => ( {
	...wire( id, {
		stage,
		seen: '2026-11-02T08:00:00',
		release: soon(),
		next: [ 'new', 'shortlisted', 'chosen', 'declined' ].filter(
			( one ) => one !== stage
		),
		can: { set_stage: true, undo: true },
		...more,
	} ),
	_embedded: undefined,
} );

let people: ReturnType< typeof wire >[];

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	// jsdom has none of these.
	Object.assign( window, {
		IntersectionObserver: class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	} );
	Element.prototype.scrollIntoView = () => {};
	people = [ wire( 1 ), wire( 2 ), wire( 3 ) ];
	server = holdAnswers();
	server.always( 'GET', /application$/, () => people );
} );
afterEach( () => goOffline( false ) );

const show = ( at = '/board' ) =>
	showScreen( {
		screens: {
			'/board': () => (
				<CandidateBoard
					mission={ 5 }
					questions={ questions }
					slideshow={ ( { slug, work }, onClose ) => (
						<div role="dialog">
							<button onClick={ onClose }>
								{ `${ slug } ${ work }` }
							</button>
						</div>
					) }
				/>
			),
		},
		at,
		member: contractor,
	} );
const row = ( id: number ) =>
	screen.findByRole( 'listitem', { name: new RegExp( `Person ${ id }` ) } );
const stageOf = async ( id: number ) =>
	within( await row( id ) ).getByRole( 'radio', { checked: true } ).dataset
		.stage;
const focus = async ( id: number ) => {
	const item = await row( id );
	act( () => item.focus() );
	return item;
};
const sent = ( id: number ) =>
	server.next( 'POST', new RegExp( `application/${ id }$` ) );

it( 'shows a decision at once, with what it was from, and takes it back in the row', async () => {
	show();
	await focus( 1 );
	await user.keyboard( 's' );
	expect( await stageOf( 1 ) ).toBe( 'shortlisted' );
	const first = await sent( 1 );
	expect( first.body ).toMatchObject( { stage: 'shortlisted', from: 'new' } );
	await first.answer( answered( 1, 'shortlisted' ) );
	const item = await row( 1 );
	expect( item ).toHaveTextContent( 'Not told yet, 10 minutes left' );
	expect( item ).toHaveTextContent( 'Person 1' );
	await user.click(
		within( item ).getByRole( 'button', { name: 'Undo for Person 1' } )
	);
	expect( await stageOf( 1 ) ).toBe( 'new' );
	const back = await sent( 1 );
	expect( back.body ).toMatchObject( { stage: 'new', from: 'shortlisted' } );
	await back.answer( { ...wire( 1 ), _embedded: undefined } );
	expect( item ).not.toHaveTextContent( 'Not told yet' );
} );

it( 'says in which language somebody wrote, also after a decision', async () => {
	const [ author ] = wire( 1 )._embedded.author;
	people = [
		wire( 1, { _embedded: { author: [ { ...author, locale: 'fr' } ] } } ),
	];
	show();
	expect( await screen.findByText( 'Letter 1' ) ).toHaveAttribute(
		'lang',
		'fr'
	);
	await focus( 1 );
	await user.keyboard( 's' );
	await ( await sent( 1 ) ).answer( answered( 1, 'shortlisted' ) );
	expect( screen.getByText( 'Letter 1' ) ).toHaveAttribute( 'lang', 'fr' );
} );

it( 'sends two decisions about one person in turn', async () => {
	show();
	await focus( 1 );
	await user.keyboard( 'sd' );
	expect( await stageOf( 1 ) ).toBe( 'declined' );
	const first = await sent( 1 );
	await server.settle();
	expect( server.count( 'POST', /application\/1$/ ) ).toBe( 1 );
	await first.answer( answered( 1, 'shortlisted' ) );
	expect( await stageOf( 1 ) ).toBe( 'declined' );
	const second = await sent( 1 );
	expect( second.body ).toMatchObject( {
		stage: 'declined',
		from: 'shortlisted',
	} );
	await second.answer( answered( 1, 'declined' ) );
	expect( await stageOf( 1 ) ).toBe( 'declined' );
} );

it( 'shows what changed when somebody was faster', async () => {
	show();
	await focus( 2 );
	await user.keyboard( 'd' );
	await (
		await sent( 2 )
	).answer(
		{
			code: 'stage_changed',
			message: 'Changed',
			data: { status: 409, current: answered( 2, 'chosen' ) },
		},
		409
	);
	expect( await stageOf( 2 ) ).toBe( 'chosen' );
	expect( await row( 2 ) ).toHaveTextContent(
		'This was changed in the meantime. Person 2: Chosen.'
	);
} );

it( 'goes back when it was not sent, and tries again when asked to', async () => {
	show();
	await focus( 2 );
	await user.keyboard( 'c' );
	goOffline( true );
	await ( await sent( 2 ) ).lose();
	expect( await stageOf( 2 ) ).toBe( 'new' );
	goOffline( false );
	await user.click(
		within( await row( 2 ) ).getByRole( 'button', { name: 'Try again' } )
	);
	await ( await sent( 2 ) ).answer( answered( 2, 'chosen' ) );
	expect( await stageOf( 2 ) ).toBe( 'chosen' );
} );

it( 'moves with j and k, and sets nothing with arrow keys', async () => {
	show();
	await row( 1 );
	await user.keyboard( 'j' );
	expect( await row( 1 ) ).toHaveFocus();
	await user.keyboard( 'jj' );
	expect( await row( 3 ) ).toHaveFocus();
	await user.keyboard( 'k' );
	expect( await row( 2 ) ).toHaveFocus();
	await user.keyboard( '{ArrowDown}' );
	expect( await row( 3 ) ).toHaveFocus();
	const radio = within( await row( 3 ) ).getByRole( 'radio', {
		checked: true,
	} );
	act( () => radio.focus() );
	await user.keyboard( '{ArrowRight}' );
	const second = within( await row( 3 ) ).getByRole( 'radio', {
		name: 'Short list',
	} );
	expect( second ).toHaveFocus();
	expect( server.count( 'POST', /./ ) ).toBe( 0 );
	await user.keyboard( ' ' );
	expect( await stageOf( 3 ) ).toBe( 'shortlisted' );
} );

it( 'asks why before somebody who knows is chosen no more', async () => {
	people = [
		wire( 1, {
			stage: 'chosen',
			told: 'chosen',
			next: [ 'shortlisted', 'declined' ],
		} ),
	];
	show();
	await focus( 1 );
	await user.keyboard( 'd' );
	const words = await screen.findByLabelText( /Your words to Person 1/ );
	await user.click( screen.getByRole( 'button', { name: 'Declined' } ) );
	expect( server.count( 'POST', /./ ) ).toBe( 0 );
	await user.type( words, 'The budget is gone.' );
	await user.click( screen.getByRole( 'button', { name: 'Declined' } ) );
	const change = await sent( 1 );
	expect( change.body ).toMatchObject( {
		stage: 'declined',
		from: 'chosen',
		words: 'The budget is gone.',
	} );
	await user.type( words, ' Sorry.' );
	expect( words ).toHaveValue( 'The budget is gone.' );
	await change.answer( { code: 'down', message: 'Mended.' }, 503 );
	expect( words ).toHaveValue( 'The budget is gone.' );
	await waitFor( () => expect( words ).not.toHaveAttribute( 'readonly' ) );
	await user.type( words, ' Sorry.' );
	expect( words ).toHaveValue( 'The budget is gone. Sorry.' );
} );

it( 'declines several with the same words, and takes them all back', async () => {
	const words = () => screen.findByLabelText( /Your words to all of them/ );
	show();
	await focus( 1 );
	await user.keyboard( 'xjx' );
	await user.click( screen.getByRole( 'button', { name: 'Decline' } ) );
	await user.type( await words(), 'Thank you.' );
	await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Decline' } ) );
	expect( await words() ).toHaveValue( 'Thank you.' );
	await user.click(
		within( screen.getByRole( 'alertdialog' ) ).getByRole( 'button', {
			name: 'Decline',
		} )
	);
	const many = await server.next( 'POST', /application$/ );
	expect( many.body ).toMatchObject( {
		ids: [ 1, 2 ],
		stage: 'declined',
		words: 'Thank you.',
	} );
	await many.answer( [
		answered( 1, 'declined' ),
		answered( 2, 'declined' ),
	] );
	// Paper for a no: green is where the circle goes in.
	expect(
		( await screen.findByText( /Declined/, { selector: '.toast p' } ) )
			.parentElement
	).toHaveClass( 'is-out' );
	await waitFor( async () =>
		expect( await stageOf( 2 ) ).toBe( 'declined' )
	);
	await screen.findByText( '2 candidates: Declined. Not told yet.' );
	await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	const back = await server.next( 'POST', /application$/ );
	expect( back.body ).toMatchObject( { ids: [ 1, 2 ], stage: 'new' } );
	expect( await stageOf( 1 ) ).toBe( 'new' );
} );

it( 'keeps the words to several over an earlier answer and over leaving', async () => {
	const words = () => screen.findByLabelText( /Your words to all of them/ );
	const decline = () =>
		user.click( screen.getByRole( 'button', { name: 'Decline' } ) );
	const first = show();
	await focus( 1 );
	await user.keyboard( 'xjx' );
	await decline();
	await user.type( await words(), 'Thank you.' );
	await user.click(
		within( screen.getByRole( 'alertdialog' ) ).getByRole( 'button', {
			name: 'Decline',
		} )
	);
	const many = await server.next( 'POST', /application$/ );
	await decline();
	await user.clear( await words() );
	await user.type( await words(), 'Not this time.' );
	await many.answer( [
		answered( 1, 'declined' ),
		answered( 2, 'declined' ),
	] );
	expect( await words() ).toHaveValue( 'Not this time.' );
	first.unmount();
	show();
	await focus( 3 );
	await user.keyboard( 'x' );
	await decline();
	expect( await words() ).toHaveValue( 'Not this time.' );
} );

it( 'marks somebody as answered by email, says when that failed, and takes it back', async () => {
	show();
	await focus( 1 );
	const mark = () =>
		screen.getByRole( 'button', { name: 'Mark as answered, Person 1' } );
	await user.click( mark() );
	const lost = await server.next( 'POST', /application\/1$/ );
	expect( lost.body ).toEqual( { answered: true } );
	await lost.lose();
	await user.click(
		await screen.findByRole( 'button', { name: /Try again/ } )
	);
	const again = await server.next( 'POST', /application\/1$/ );
	await again.answer( wire( 1, { answered: '2026-11-02T08:00:00' } ) );
	await user.click(
		await screen.findByRole( 'button', { name: 'Answered, Person 1' } )
	);
	const back = await server.next( 'POST', /application\/1$/ );
	expect( back.body ).toEqual( { answered: false } );
} );

it( 'shows an address when it is asked for', async () => {
	show();
	await focus( 1 );
	const mail = () => document.querySelector( 'a[href^="mailto:"]' );
	expect( mail() ).toBeNull();
	await user.click(
		screen.getByRole( 'button', { name: 'Address, Person 1' } )
	);
	expect( mail() ).toHaveTextContent( /@/ );
	await user.click(
		screen.getByRole( 'button', { name: 'Address, Person 1' } )
	);
	expect( mail() ).toBeNull();
} );

it( 'clears its foot for the words to somebody', async () => {
	show();
	await focus( 1 );
	await user.keyboard( 'd' );
	await ( await sent( 1 ) ).answer( answered( 1, 'declined' ) );
	await screen.findByRole( 'button', { name: 'Dismiss' } );
	await user.click(
		await screen.findByRole( 'button', { name: 'Add words, Person 1' } )
	);
	expect( screen.queryByRole( 'button', { name: 'Dismiss' } ) ).toBeNull();
	expect( screen.getByRole( 'button', { name: /^Undo/ } ) ).toBeVisible();
} );

it( 'takes all of them back when several did not work', async () => {
	show();
	await focus( 1 );
	await user.keyboard( 'xjx' );
	await user.click( screen.getByRole( 'button', { name: 'Short list' } ) );
	expect( await stageOf( 2 ) ).toBe( 'shortlisted' );
	await (
		await server.next( 'POST', /application$/ )
	).answer( { code: 'down', message: 'Mended.' }, 503 );
	expect( await stageOf( 1 ) ).toBe( 'new' );
	expect( await stageOf( 2 ) ).toBe( 'new' );
} );

it( 'says so where all who are selected have withdrawn', async () => {
	show();
	await focus( 1 );
	await user.keyboard( 'xjx' );
	const decide = () =>
		user.click( screen.getByRole( 'button', { name: 'Short list' } ) );
	await decide();
	const gone = { stage: 'withdrawn', told: 'withdrawn', next: [] };
	people = [ wire( 1, gone ), wire( 2, gone ), wire( 3 ) ];
	await (
		await server.next( 'POST', /application$/ )
	).answer(
		{
			code: 'rest_withdrawn',
			message: 'All have withdrawn.',
			data: { status: 409, current: people.slice( 0, 2 ) },
		},
		409
	);
	expect( screen.getByText( 'All have withdrawn.' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
	await waitFor( async () =>
		expect( await row( 1 ) ).toHaveTextContent( 'Withdrawn' )
	);
	await decide();
	expect(
		screen.getByText(
			'Withdrawn in the meantime: there is nothing to decide any more.'
		)
	).toBeInTheDocument();
	expect( server.count( 'POST', /./ ) ).toBe( 1 );
} );

it( 'leaves everything to the browser when the keys are switched off', async () => {
	show();
	await row( 1 );
	await user.keyboard( '?' );
	await user.click(
		await screen.findByRole( 'switch', {
			name: 'Use keyboard shortcuts on this board',
		} )
	);
	await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
	await focus( 1 );
	await user.keyboard( 's' );
	expect( await stageOf( 1 ) ).toBe( 'new' );
	expect( server.count( 'POST', /./ ) ).toBe( 0 );
} );

it( 'counts a look at the portfolio or the whole letter as read, once', async () => {
	const long = 'It is all in the details. '.repeat( 10 );
	people = [
		wire( 1, { excerpt: { rendered: `<p>${ long }</p>` } } ),
		wire( 2, { seen: '2026-11-02T08:00:00' } ),
		wire( 3 ),
	];
	const { router } = show();
	await user.click(
		within( await row( 1 ) ).getByRole( 'button', {
			name: 'Read it all, Person 1',
		} )
	);
	const read = await sent( 1 );
	expect( read.body ).toEqual( { seen: true } );
	await read.answer( wire( 1, { seen: '2026-11-02T08:00:00' } ) );
	await user.click(
		within( await row( 1 ) ).getByRole( 'button', {
			name: 'Collapse, Person 1',
		} )
	);
	await user.click(
		within( await row( 1 ) ).getByRole( 'button', {
			name: 'Read it all, Person 1',
		} )
	);
	await focus( 3 );
	await user.keyboard( 'o' );
	expect( ( await sent( 3 ) ).body ).toEqual( { seen: true } );
	expect( router.state.location.pathname ).toBe( '/designer/person-3' );
	expect( server.count( 'POST', /./ ) ).toBe( 2 );
} );

it( 'asks for words, and says what did not work, also side by side', async () => {
	people = [
		wire( 1, {
			stage: 'chosen',
			told: 'chosen',
			seen: '2026-11-02T08:00:00',
			next: [ 'shortlisted', 'declined' ],
		} ),
		wire( 2, { seen: '2026-11-02T08:00:00' } ),
	];
	server.always( 'GET', /wp\/v2\/work$/, [] );
	for ( const one of people ) {
		server.always( 'GET', new RegExp( `application/${ one.id }$` ), one );
	}
	show( '/board?compare=1,2' );
	const column = ( id: number ) =>
		screen.findByRole( 'region', { name: `Person ${ id }` } );
	const set = async ( id: number, name: string ) =>
		user.click(
			within( await column( id ) ).getByRole( 'radio', { name } )
		);
	await set( 1, 'Declined' );
	expect(
		await screen.findByLabelText( /Your words to Person 1/ )
	).toBeVisible();
	await set( 2, 'Chosen' );
	await (
		await sent( 2 )
	).answer(
		{
			code: 'stage_changed',
			message: 'Changed',
			data: { status: 409, current: answered( 2, 'declined' ) },
		},
		409
	);
	expect( await column( 2 ) ).toHaveTextContent(
		'This was changed in the meantime. Person 2: Declined.'
	);
} );

it( 'a job with more candidates than a page shows them all, in their order', async () => {
	server = holdAnswers();
	show();
	const page = () => server.next( 'GET', /application$/ );
	await (
		await page()
	).answer( people, 200, {
		'X-WP-Total': '4',
		'X-WP-TotalPages': '2',
		'X-DM-Stages': 'new=4',
	} );
	await screen.findByRole( 'heading', { name: '4 candidates' } );
	await user.click( screen.getByRole( 'button', { name: 'Load more' } ) );
	await (
		await page()
	).answer( { code: 'x', message: 'The server is being mended.' }, 400 );
	await screen.findByText( 'The server is being mended.' );
	expect(
		screen.getAllByRole( 'listitem', { name: /Person/ } )
	).toHaveLength( 3 );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	const last = await page();
	expect( last.query.get( 'page' ) ).toBe( '2' );
	await last.answer( [ wire( 4 ) ], 200, { 'X-WP-TotalPages': '2' } );
	expect( await row( 4 ) ).toHaveFocus();
	expect(
		screen
			.getAllByRole( 'listitem', { name: /Person/ } )
			.map( ( { dataset } ) => dataset.id )
	).toEqual( [ '1', '2', '3', '4' ] );
	expect( screen.queryByRole( 'button', { name: 'Load more' } ) ).toBeNull();
} );

it( 'who applies without a profile is a name to write to', async () => {
	const [ author ] = wire( 1 )._embedded.author;
	people = [
		wire( 1, { _embedded: { author: [ { ...author, slug: '' } ] } } ),
	];
	show();
	const item = within( await row( 1 ) );
	expect( item.queryByRole( 'link', { name: 'Person 1' } ) ).toBeNull();
	await user.click( item.getByRole( 'button', { name: /^Address/ } ) );
	expect(
		item.getByRole( 'link', { name: 'p1@example.test' } )
	).toHaveAttribute( 'href', expect.stringMatching( /^mailto:p1@/ ) );
} );

it( 'a note that cannot be saved is kept, over a reload, too', async () => {
	const note = () => screen.getByLabelText( /^Note on Person 3/ );
	const { unmount } = show();
	await focus( 3 );
	await user.keyboard( 'e' );
	await user.type( note(), 'Ask for a price' );
	await user.tab();
	await ( await sent( 3 ) ).lose();
	expect(
		await screen.findByText( /^Not saved, but kept here/ )
	).toBeVisible();
	unmount();
	show();
	await row( 3 );
	expect( note() ).toHaveValue( 'Ask for a price' );
	const again = await sent( 3 );
	expect( again.body ).toEqual( { note: 'Ask for a price' } );
	people = [ wire( 3, { note: 'Ask for a price' } ) ];
	await again.answer( people[ 0 ] );
	expect( await row( 3 ) ).toHaveTextContent( 'Saved' );
	await user.click( screen.getByRole( 'button', { name: 'Close note' } ) );
	expect( await row( 3 ) ).toHaveTextContent(
		'Only you read this. Ask for a price'
	);
} );

it( 'opens the very work over the board, from a row and side by side, and says once how a stage is set', async () => {
	const works = [ 7, 8 ].map( ( id ) => ( {
		id,
		title: `Work ${ id }`,
		image: null,
		link: `https://market.example/designer/ana/work-${ id }`,
	} ) );
	people = [ 1, 2 ].map( ( id ) =>
		wire( id, {
			seen: '2026-11-02T08:00:00',
			works,
		} )
	);
	server.always( 'GET', /wp\/v2\/work$/, [] );
	const { router } = show();
	const groups = await screen.findAllByRole( 'radiogroup' );
	expect( groups[ 0 ] ).toHaveAccessibleDescription( /space bar/ );
	expect( groups[ 1 ] ).not.toHaveAccessibleDescription();
	const open = async ( name: RegExp ) =>
		user.click(
			firstOf( await screen.findAllByRole( 'button', { name } ) )
		);
	await open( /^Work 8, by/ );
	await user.click( screen.getByRole( 'button', { name: 'person-1 8' } ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( router.state.location.pathname ).toBe( '/board' );
} );

it( 'has answers line against line, and a question as it was when it was answered', async () => {
	people = [
		wire( 1, {
			answers: [
				{ question: 'Why gloves?', text: 'Cold.' },
				{ question: 'Why snow?', text: 'It moves.' },
			],
		} ),
		wire( 2, { stage: 'withdrawn' } ),
	];
	show();
	const lines = [
		'Why gloves?Cold.',
		'Which days?No answer',
		'Why snow? as it was thenIt moves.',
	];
	const said = ( item: HTMLElement ) =>
		within( item )
			.getAllByRole( 'term' )
			.map( ( { parentElement } ) => parentElement?.textContent );
	expect( said( await row( 1 ) ) ).toEqual( lines );
	expect( within( await row( 2 ) ).queryByRole( 'term' ) ).toBeNull();
} );
