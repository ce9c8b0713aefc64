// The verdict on one field's value: the same as Rule.php's, held to it by tests/support/rule-verdicts.json.
import * as enums from '../contract/enums';
import type { FieldRule, RequiredWhen } from '../contract/field-rule';
import { message } from '../contract/messages';
import * as limits from '../contract/limits';
import type { Spoken } from '../contract/shapes';
import { spoken } from '../contract/spoken';
import { codePoints } from './code-points';
import { cleanValue, emailInAscii, hasFormat, isEmpty } from './field-value';
import type { Cleaned } from './field-value';

export type Rules = Readonly< Record< string, FieldRule > >;
export type Values = Readonly< Record< string, unknown > >;

function wording( rule: FieldRule, value?: Cleaned ): string {
	const address =
		rule.format === 'email' && typeof value === 'string'
			? emailInAscii( value )
			: '';
	return address
		? message( 'email_domain', address )
		: message( rule.message ?? 'value_invalid' );
}

const inEnum = ( rule: FieldRule, value: string | number ): boolean =>
	! rule.enum ||
	enums[ rule.enum ]().some( ( choice ) => choice.value === value );

/** Languages there are, each once. */
const areCodes = ( list: readonly unknown[] ): boolean =>
	new Set( list ).size === list.length &&
	list.every( ( code ) => spoken.includes( code as string ) );

function inRange( { minimum, maximum }: FieldRule, value: number ): boolean {
	// Also so many years later, as in `this_year+8`.
	const most =
		typeof maximum === 'string'
			? new Date().getFullYear() +
				Number( maximum.slice( 'this_year'.length ) )
			: ( maximum ?? Infinity );
	return value >= ( minimum ?? -Infinity ) && value <= most;
}

const isShort = ( text: unknown, limit: number ): boolean =>
	typeof text === 'string' && codePoints( text ) <= limit;

/** Pictures, each once: one that is there by its id, a new one by the name of its file. */
const arePictures = ( list: readonly unknown[] ): boolean =>
	new Set(
		list.map( ( row ) => String( Object( row ).id ?? Object( row ).file ) )
	).size === list.length &&
	list.every( ( row ) => {
		const { id, file, alt = '', caption = '' } = Object( row );
		return (
			( id === undefined
				? typeof file === 'string' &&
					/^[A-Za-z0-9_-]{1,40}$/.test( file )
				: Number.isSafeInteger( id ) &&
					id > 0 &&
					file === undefined ) &&
			isShort( alt, limits.picture_alt_max ) &&
			isShort( caption, limits.picture_caption_max )
		);
	} );

const VALID: Record<
	NonNullable< FieldRule[ 'items' ] >,
	( list: readonly unknown[] ) => boolean
> = {
	code: areCodes,
	integer: ( list ) => list.every( ( item ) => Number.isSafeInteger( item ) ),
	picture: arePictures,
	question: ( list ) =>
		list.every( ( row ) => {
			const { text, required } = Object( row );
			return (
				text !== '' &&
				typeof required === 'boolean' &&
				isShort( text, limits.question_max )
			);
		} ),
	answer: ( list ) =>
		new Set( list.map( ( row ) => Object( row ).question ) ).size ===
			list.length &&
		list.every(
			( row ) =>
				/^[A-Za-z0-9-]{1,40}$/.test( Object( row ).question ) &&
				isShort( Object( row ).text, limits.answer_max )
		),
	text: ( list ) =>
		list.every(
			( item ) =>
				typeof item === 'string' && item !== '' && item.length <= 100
		),
	language: ( list ) =>
		areCodes( list.map( ( item ) => ( item as Spoken ).code ) ) &&
		list.every( ( item ) =>
			enums
				.languageLevels()
				.some( ( { value } ) => value === ( item as Spoken ).level )
		),
};

function isValid( rule: FieldRule, value: Cleaned ): boolean {
	switch ( rule.type ) {
		case 'image':
			return true;
		case 'boolean':
			return (
				typeof value === 'boolean' &&
				( rule.const === undefined || rule.const === value )
			);
		case 'integer':
			return (
				Number.isSafeInteger( value ) &&
				inRange( rule, value as number ) &&
				inEnum( rule, value as number )
			);
		case 'range': {
			const { min, max } = Object( value ) as Record< string, number >;
			return (
				[ min, max ].every(
					( end ) =>
						Number.isSafeInteger( end ) &&
						inRange( rule, end as number )
				) && Number( min ) <= Number( max )
			);
		}
		case 'array':
			return (
				Array.isArray( value ) &&
				VALID[ rule.items ?? 'integer' ]( value ) &&
				value.length >= ( rule.minItems ?? 0 ) &&
				value.length <= ( rule.maxItems ?? Infinity )
			);
		default:
			return (
				typeof value === 'string' &&
				codePoints( value ) >= ( rule.minLength ?? 0 ) &&
				inEnum( rule, value ) &&
				hasFormat( value, rule.format )
			);
	}
}

/** Whether a month or number is below its lower bound, which is another field. Invalid values are left to their own field's error. */
function isTooLow(
	rule: FieldRule,
	value: Cleaned,
	rules: Rules,
	values: Values
): boolean {
	const other = rules[ rule.not_below ?? '' ];
	const first = other && cleanValue( other, values[ rule.not_below ?? '' ] );
	if ( typeof first === 'number' ) {
		return typeof value === 'number' && value < first;
	}
	return (
		typeof value === 'string' &&
		typeof first === 'string' &&
		first !== '' &&
		hasFormat( first, rule.format ) &&
		value < first
	);
}

/** Whether all of some fields have the values that are named; '*' is any. */
const holds = ( when: RequiredWhen, rules: Rules, values: Values ): boolean =>
	Object.entries( when ).every( ( [ field, wanted ] ) => {
		const other = rules[ field ];
		const actual = other
			? cleanValue( other, values[ field ] )
			: ( values[ field ] as Cleaned );
		return wanted === '*' ? ! isEmpty( actual ) : actual === wanted;
	} );

/** Whether a value must be given, with regard to the other fields. */
export function isRequired(
	rule: FieldRule,
	rules: Rules,
	values: Values
): boolean {
	const { required } = rule;
	if ( typeof required !== 'object' ) {
		return !! required;
	}
	return [ required ]
		.flat()
		.some( ( when ) => holds( when as RequiredWhen, rules, values ) );
}

/**
 * The message for a field's value, null when it is good.
 *
 * @param name   Field name.
 * @param rules  Rules of the entity.
 * @param values All values of the form.
 */
export function fieldError(
	name: string,
	rules: Rules,
	values: Values
): string | null {
	const rule = rules[ name ];
	if ( ! rule ) {
		return null;
	}
	const value = cleanValue( rule, values[ name ] );
	const mismatch =
		rule.equals !== undefined &&
		( values[ rule.equals ] ?? '' ) !== ( value ?? '' );
	if ( isEmpty( value ) ) {
		return mismatch || isRequired( rule, rules, values )
			? wording( rule )
			: null;
	}
	if (
		typeof value === 'string' &&
		rule.maxLength !== undefined &&
		codePoints( value ) > rule.maxLength
	) {
		return rule.limit_wording
			? wording( rule )
			: message( 'too_long', rule.maxLength );
	}
	if ( ! holds( rule.only ?? {}, rules, values ) ) {
		return message( rule.misplaced ?? rule.message ?? 'value_invalid' );
	}
	return isValid( rule, value ) &&
		! isTooLow( rule, value, rules, values ) &&
		! mismatch
		? null
		: wording( rule, value );
}
