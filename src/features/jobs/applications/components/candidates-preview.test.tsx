// The first candidates below a job on its owner's profile.
import { screen, within } from '@testing-library/react';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../../tests/support/server-answers';
import {
	contractor,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { CandidatesPreview } from './candidates-preview';

let server: Server;

const show = () =>
	showScreen( {
		screens: {
			'/project': () => <CandidatesPreview mission={ 12 } to="/all" />,
		},
		at: '/project',
		member: contractor,
	} );

const candidate = firstOf( serverAnswers.candidates );
const image = firstOf( serverAnswers.works ).image;

const author = {
	...candidate._embedded?.author[ 0 ],
	slug: 'ada',
	name: 'Ada',
	email: 'ada@example.test',
	job: 'Sailmaker',
	city: 'Bern',
	avatar: image,
};

const wire = ( who: object, more: object = {} ) => ( {
	...candidate,
	id: 5,
	stage: 'new',
	conversation: null,
	works: [ 'Kite', 'Tent' ].map( ( title, id ) => ( {
		id,
		title,
		image,
		link: '',
	} ) ),
	excerpt: { rendered: '<p>I &lt;3 wind.</p>' },
	_embedded: { author: [ who ] },
	...more,
} );

const answer = async ( who: object, stage = 'new' ) =>
	( await server.next( 'GET', /application/ ) ).answer( [
		wire( who, { stage, ...( stage === 'withdrawn' && { works: [] } ) } ),
	] );

beforeEach( () => {
	server = holdAnswers();
} );

it( 'shows who applied, by face, trade, place and works', async () => {
	show();
	await answer( author );
	const one = within( await screen.findByRole( 'listitem' ) );
	expect( one.getByRole( 'link', { name: 'Ada' } ) ).toHaveAttribute(
		'href',
		'/designer/ada'
	);
	expect( one.getByText( 'Sailmaker, Bern' ) ).toBeInTheDocument();
	expect( one.getByText( 'I <3 wind.' ) ).toBeInTheDocument();
	expect(
		one.getByRole( 'link', { name: 'Answer by email' } )
	).toHaveAttribute( 'href', 'mailto:ada@example.test' );
	// The face and two works.
	expect( one.getAllByRole( 'presentation' ) ).toHaveLength( 3 );
	expect( screen.queryByRole( 'link', { name: /See all/ } ) ).toBeNull();
} );

it( 'shows who has withdrawn by name alone', async () => {
	show();
	await answer( { slug: '', name: 'Bo' }, 'withdrawn' );
	const one = within( await screen.findByRole( 'listitem' ) );
	expect( one.getByText( 'Bo' ) ).toBeInTheDocument();
	expect( one.getByText( 'Withdrawn' ) ).toBeInTheDocument();
	expect( one.queryByRole( 'link' ) ).toBeNull();
	expect( one.queryByRole( 'presentation' ) ).toBeNull();
} );

it( 'says so when nobody applied', async () => {
	show();
	await ( await server.next( 'GET', /application/ ) ).answer( [] );
	expect(
		await screen.findByText( 'No application yet' )
	).toBeInTheDocument();
} );

it( 'shows the first three of many, and leads to all of them', async () => {
	show();
	const asked = await server.next( 'GET', /application/ );
	expect( asked.query.get( 'per_page' ) ).toBe( '3' );
	expect( asked.query.get( 'order' ) ).toBe( 'asc' );
	await asked.answer(
		[ 1, 2, 3 ].map( ( id ) =>
			wire( author, { id, conversation: 'a'.repeat( 32 ) } )
		),
		200,
		{ 'X-WP-Total': '101' }
	);
	expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 3 );
	expect(
		screen.getByRole( 'link', { name: 'See all 101 candidates' } )
	).toHaveAttribute( 'href', '/all' );
	expect(
		screen.getAllByRole( 'link', { name: 'Write, Ada' } )[ 0 ]
	).toHaveAttribute( 'href', `/messages/${ 'a'.repeat( 32 ) }` );
} );
