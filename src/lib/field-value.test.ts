import cases from '../../tests/support/plain-texts.json';
import { plain } from './field-value';

it.each( cases )(
	'keeps of $sent what the server keeps',
	( { sent, kept } ) => {
		expect( plain( sent, true ) ).toBe( kept );
	}
);
