// One table of verdicts, run by PHPUnit too, keeps both languages to the same rules.
import verdicts from '../../tests/support/rule-verdicts.json';
import { applicationRules } from '../contract/application-rules';
import type { EntityRules } from '../contract/field-rule';
import { mailRules } from '../contract/mail-rules';
import { memberRules } from '../contract/member-rules';
import { messageRules } from '../contract/message-rules';
import { message } from '../contract/messages';
import type { MessageCode } from '../contract/messages';
import { missionRules } from '../contract/mission-rules';
import { reportRules } from '../contract/report-rules';
import { searchRules } from '../contract/search-rules';
import { workRules } from '../contract/work-rules';
import { fieldError } from './field-error';
import { fieldsOf, schemaOf } from './rules';

interface Verdict {
	entity: string;
	field: string;
	value: unknown;
	with?: Record< string, unknown >;
	message: string | null;
	says?: string;
}

const entities: Record< string, EntityRules > = {
	member: memberRules,
	work: workRules,
	mission: missionRules,
	application: applicationRules,
	mail: mailRules,
	report: reportRules,
	search: searchRules,
	message: messageRules,
};

/** Rows write long and moving values in short. */
function expand( value: unknown ): unknown {
	if ( value && typeof value === 'object' && 'repeat' in value ) {
		const { repeat, times } = value as { repeat: string; times: number };
		return repeat.repeat( times );
	}
	if ( value && typeof value === 'object' && 'year' in value ) {
		return (
			new Date().getFullYear() +
			Number( ( value as { year: number } ).year )
		);
	}
	return value;
}

describe( 'the rules', () => {
	it.each( verdicts as Verdict[] )(
		'judge $entity.$field $value as the server does: $message',
		( { entity, field, value, with: others, message: code, says } ) => {
			const rules = entities[ entity ]?.fields ?? {};
			const values: Record< string, unknown > = Object.fromEntries(
				Object.entries( { ...others, [ field ]: value } ).map(
					( [ name, one ] ) => [ name, expand( one ) ]
				)
			);
			const expected =
				code &&
				( code === 'too_long'
					? message( 'too_long', rules[ field ]?.maxLength )
					: message( code as MessageCode, says as string ) );
			expect( fieldError( field, rules, values ) ).toBe( expected );
		}
	);

	it( 'make a schema that names every failing field at once', async () => {
		const fields = fieldsOf( memberRules, 'account' );
		const failure = await schemaOf( memberRules, fields )
			.validate(
				{
					role: 'designer',
					email: 'a@b',
					password: '12345678',
					password_verify: '12345679',
					cgu_1: true,
					cgu_2: false,
				},
				{ abortEarly: false }
			)
			.catch( ( error: { inner: { path: string; message: string }[] } ) =>
				error.inner.map( ( one ) => [ one.path, one.message ] )
			);
		expect( failure ).toEqual( [
			[ 'email', 'Please provide a correct email' ],
			[ 'password_verify', 'Passwords mismatch' ],
			[ 'cgu_2', 'Please accept CGU' ],
		] );
	} );

	it( 'let an image the server holds count as given', () => {
		const held = { image: { id: 3 } };
		expect( fieldError( 'image', workRules.fields, held ) ).toBeNull();
		expect( fieldError( 'image', workRules.fields, {} ) ).toBe(
			'Missing image field'
		);
	} );
} );
