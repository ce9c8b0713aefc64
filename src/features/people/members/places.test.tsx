// Every field of the rules has its input, where the rules say it is asked for.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { memberRules } from '../../../contract/member-rules';
import { blankValues } from './form';
import { fieldsOfTab, tabsOf } from './settings/settings-form';
import { asideOfTab, fieldsOnTab } from './settings/tabs';
import { fieldsOfStep, stepsOf } from './signup/flow';
import { asideOfStep } from './signup/steps';
import { fieldsOf } from './components/parts';
import type { MemberRole, MemberValues } from './types';

jest.mock( '../../../lib/skills', () => ( {
	useSkills: () => ( {
		skills: [ { id: 3, name: 'Editorial' } ],
		isLoading: false,
		isError: false,
	} ),
} ) );

const ROLES: MemberRole[] = [ 'designer', 'contractor' ];

const FIELDS = Object.keys( memberRules.fields );
const touched = Object.fromEntries( FIELDS.map( ( name ) => [ name, true ] ) );
const complaints = Object.fromEntries(
	FIELDS.map( ( name ) => [ name, `Wrong: ${ name }.` ] )
);

/** With answers other questions hang on. */
const filled = ( role: MemberRole, ecosystem: string ): MemberValues => ( {
	...blankValues(),
	role,
	affiliated: true,
	ecosystem,
	school: ecosystem,
	availability: 'from',
	password: 'brand new',
} );

/** Fields with an input of their name, or with an input that shows their error. */
function inputs( values: MemberValues, body: () => ReactNode ): Set< string > {
	const { container, unmount } = render(
		<QueryClientProvider client={ new QueryClient() }>
			<MemoryRouter>
				<Formik
					initialValues={ values }
					initialErrors={ complaints }
					initialTouched={ touched }
					onSubmit={ () => {} }
				>
					<form>{ body() }</form>
				</Formik>
			</MemoryRouter>
		</QueryClientProvider>
	);
	const names = FIELDS.filter(
		( name ) =>
			container.querySelector( `[name="${ name }"]` ) !== null ||
			container.textContent?.includes( `Wrong: ${ name }.` )
	);
	unmount();
	return new Set( names );
}

const shown = ( role: MemberRole, body: () => ReactNode ): Set< string > =>
	new Set(
		[ 'EPFL', 'OTHER' ].flatMap( ( ecosystem ) => [
			...inputs( filled( role, ecosystem ), body ),
		] )
	);

describe.each( ROLES )( 'a %s finds', ( role ) => {
	const steps = stepsOf( filled( role, 'EPFL' ) ).filter(
		( step ) => step !== 'account'
	);

	it.each( steps )( 'every field of the step %s', ( step ) => {
		const found = shown( role, () => (
			<>
				{ asideOfStep( step ) }
				{ fieldsOf[ step ]() }
				{ step === 'school' && fieldsOf.languages() }
			</>
		) );
		expect( [ ...found ] ).toEqual(
			expect.arrayContaining( fieldsOfStep( step, blankValues() ) )
		);
	} );

	it.each( tabsOf( role ) )( 'every field of the tab %s', ( tab ) => {
		const found = shown( role, () => (
			<>
				{ asideOfTab( tab, role ) }
				{ fieldsOnTab( tab, role ) }
			</>
		) );
		expect( [ ...found ] ).toEqual(
			expect.arrayContaining(
				fieldsOfTab( role, tab ).filter(
					// It goes with the newsletter, unseen.
					( name ) => name !== 'newsletter_optin'
				)
			)
		);
	} );
} );
