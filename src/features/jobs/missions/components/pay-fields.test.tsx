import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { getBoot, resetBoot } from '../../../../lib/boot';
import { valuesOf } from '../form';
import { PayFields } from './pay-fields';

afterEach( resetBoot );

it.each( [
	[ 'employment', false ],
	[ 'internship', false ],
	[ 'freelance', true ],
] )(
	'says of pay for %s whether it may be left out: %s',
	( engagement, may ) => {
		getBoot().settings.payRequired = [ 'employment' ];
		const values = { ...valuesOf( undefined ), engagement };
		render(
			<Formik initialValues={ values } onSubmit={ () => {} }>
				<PayFields values={ values } />
			</Formik>
		);
		const name = screen.getByRole( 'group', { name: /^Pay/ } );
		expect( / optional/.test( name.textContent ) ).toBe( may );
	}
);
