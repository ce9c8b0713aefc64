import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
	firstOf,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import type { Member } from '../../../contract/shapes';
import { toWork } from '../api/works-api';
import { Credited } from './credited';
import { WorkCredits } from './credits';

const wire = firstOf( serverAnswers.works );
const person = ( name: string, state?: 'asked' | 'yes' ) => ( {
	slug: name.toLowerCase(),
	name,
	avatar: null,
	...( state && { state } ),
} );

const show = ( element: JSX.Element ) =>
	render( <MemoryRouter>{ element }</MemoryRouter> );

it( 'links who said yes, and says to the owner who has not answered', () => {
	show(
		<WorkCredits
			work={ toWork( {
				...wire,
				for: person( 'Hall' ),
				with: [ person( 'Luca', 'yes' ), person( 'Tobias', 'asked' ) ],
			} ) }
		/>
	);
	const href = ( name: string ) =>
		screen.getByRole( 'link', { name } ).getAttribute( 'href' );
	expect( href( 'Hall' ) ).toBe( '/project/hall' );
	expect( href( 'Luca' ) ).toBe( '/designer/luca' );
	expect( screen.queryByRole( 'link', { name: /Tobias/ } ) ).toBeNull();
	expect(
		screen.getByText( /Others see those who are asked/ )
	).toBeVisible();
} );

it( 'shows nothing where nobody is named', () => {
	const { container } = show( <WorkCredits work={ toWork( wire ) } /> );
	expect( container ).toBeEmptyDOMElement();
} );

it( 'shows on a page the projects of others, each with its designer', () => {
	const member = {
		...firstOf( serverAnswers.designers ),
		credited: [
			{
				id: 4,
				title: 'Gute Form?',
				link: 'http://localhost/designer/noemie/gute-form',
				image: null,
				as: 'with',
				by: {
					...firstOf( serverAnswers.designers ),
					name: 'Noémie Favre',
				},
			},
		],
	} as Member;
	show( <Credited member={ member } /> );
	expect(
		screen.getByRole( 'link', { name: /Gute Form\?.*by Noémie Favre/ } )
	).toHaveAttribute( 'href', '/designer/noemie/gute-form' );
} );
