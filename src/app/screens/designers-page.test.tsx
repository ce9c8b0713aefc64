import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../tests/support/held-answers';
import {
	contractor,
	designer,
	showScreen,
} from '../../../tests/support/show-screen';
import DesignersPage from './designers-page';

it( 'keeps what was typed and the focus when it turns out that a company reads it', async () => {
	const server = holdAnswers();
	server.always( 'GET', /skill/, [] );
	const { become } = showScreen( {
		screens: { '/designers': DesignersPage },
		at: '/designers',
		member: designer,
	} );
	const field = await screen.findByRole( 'searchbox' );
	await userEvent.type( field, 'ete' );
	act( () => become( contractor ) );
	await server.next( 'GET', /\/v1\/lists/ );
	expect( screen.getByRole( 'searchbox' ) ).toBe( field );
	expect( field ).toHaveValue( 'ete' );
	expect( field ).toHaveFocus();
} );
