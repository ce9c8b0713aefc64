// A contract's form as a yup schema, for formik. Lengths are code points, messages are the server's.
import { mixed, object } from 'yup';
import type { ObjectSchema } from 'yup';
import type { EntityRules } from '../contract/field-rule';
import { fieldError } from './field-error';
import type { Values } from './field-error';

/** Names of the fields of one or more forms, in order. */
export const fieldsOf = (
	{ forms }: EntityRules,
	...names: string[]
): string[] => names.flatMap( ( name ) => forms[ name ] ?? [] );

/**
 * The schema of some fields.
 *
 * @param entity Rules of an entity, from src/contract.
 * @param fields Field names, such as those of fieldsOf().
 */
export function schemaOf(
	entity: EntityRules,
	fields: readonly string[]
): ObjectSchema< Record< string, unknown > > {
	const shape = fields.map( ( name ) => [
		name,
		mixed()
			.nullable()
			.test( {
				name,
				test( _value, context ) {
					const error = fieldError(
						name,
						entity.fields,
						context.parent as Values
					);
					return (
						error === null ||
						context.createError( { message: error } )
					);
				},
			} ),
	] );
	return object( Object.fromEntries( shape ) ) as ObjectSchema<
		Record< string, unknown >
	>;
}
