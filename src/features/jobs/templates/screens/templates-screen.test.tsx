// Templates of answers: added, changed, deleted, and put into a field.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { TextArea } from '../../../../components/text-area';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	contractor,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { TemplatePick } from '../components/template-pick';
import TemplatesScreen from './templates-screen';

const template = ( id: number, more = {} ) => ( {
	id,
	name: `Template ${ id }`,
	text: 'Dear {name}, {job} is yours, {nobody}.',
	...more,
} );

const user = userEvent.setup( { delay: null } );
let server: Server;

const show = async ( ...templates: object[] ) => {
	showScreen( {
		screens: { '/settings/templates': TemplatesScreen },
		at: '/settings/templates',
		member: contractor,
	} );
	await ( await server.next( 'GET', /templates/ ) ).answer( templates );
};
const press = ( name: string | RegExp ) =>
	user.click( screen.getByRole( 'button', { name } ) );

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	server = holdAnswers();
} );

it( 'adds what is written, and is empty again', async () => {
	await show();
	await user.type( await screen.findByLabelText( /^Name/ ), 'A no' );
	await user.type( screen.getByLabelText( /^Text/ ), 'Thank you.' );
	await press( 'Save' );
	const sent = await server.next( 'POST', /templates$/ );
	expect( sent.body ).toEqual( { name: 'A no', text: 'Thank you.' } );
	await sent.answer( template( 3 ) );
	await (
		await server.next( 'GET', /templates/ )
	).answer( [ template( 3 ) ] );
	await screen.findByRole( 'heading', { name: 'Template 3' } );
	const names = screen.getAllByLabelText( /^Name/ );
	expect( names[ 0 ] ).toHaveValue( 'Template 3' );
	expect( names[ 1 ] ).toHaveValue( '' );
} );

it( 'deletes one after asking, and takes no eleventh', async () => {
	await show(
		...Array.from( { length: 10 }, ( _, id ) => template( id + 1 ) )
	);
	await screen.findByRole( 'heading', { name: 'Template 10' } );
	expect( screen.queryByText( 'A new template' ) ).toBeNull();
	const [ first ] = screen.getAllByRole( 'button', { name: 'Delete' } );
	await user.click( first as HTMLElement );
	expect( server.count( 'DELETE', /templates/ ) ).toBe( 0 );
	await user.click(
		within( await screen.findByRole( 'alertdialog' ) ).getByRole(
			'button',
			{ name: 'Delete' }
		)
	);
	await (
		await server.next( 'DELETE', /templates\/1$/ )
	).answer( template( 1 ) );
	await ( await server.next( 'GET', /templates/ ) ).answer( [] );
	await screen.findByText( 'A new template' );
	await waitFor( () =>
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus()
	);
} );

it.each( [
	[ undefined, 'Hello.\n\nDear {name}, {job} is yours, {nobody}.' ],
	[ { name: '{job}' }, 'Hello.\n\nDear {job}, {job} is yours, {nobody}.' ],
	[
		{ name: 'Ada', job: 'A bell' },
		'Hello.\n\nDear Ada, A bell is yours, {nobody}.',
	],
] )( 'puts one after the words, with %j', async ( filled, words ) => {
	const Field = () => {
		const [ text, setText ] = useState( 'Hello. ' );
		return (
			<>
				<TextArea
					name="words"
					label="Words"
					value={ text }
					onChange={ setText }
				/>
				<TemplatePick
					words={ text }
					onChange={ setText }
					filled={ filled }
				/>
			</>
		);
	};
	showScreen( {
		screens: { '/job': Field },
		at: '/job',
		member: contractor,
	} );
	await (
		await server.next( 'GET', /templates/ )
	).answer( [ template( 1 ) ] );
	await user.click( await screen.findByText( 'Templates' ) );
	await press( 'Insert Template 1' );
	expect( screen.getByLabelText( 'Words' ) ).toHaveValue( words );
} );
