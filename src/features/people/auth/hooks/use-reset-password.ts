// Sets a new password: checked here first, then by the server. A link that has expired leads to the form for a new one.
import { useState } from '@wordpress/element';
import { useNavigate } from 'react-router-dom';
import { memberRules } from '../../../../contract/member-rules';
import { messages } from '../../../../contract/messages';
import { ApiError, messageOf } from '../../../../lib/api-error';
import { fieldError } from '../../../../lib/field-error';
import { resetPassword } from '../api/reset-password-api';
import type { NewPassword } from '../api/reset-password-api';

type Field = 'password' | 'password_verify';
type Errors = Partial< Record< Field, string > >;

const FIELDS: readonly Field[] = [ 'password', 'password_verify' ];
const GONE = 410;

function judge( values: Record< Field, string > ): Errors {
	return Object.fromEntries(
		FIELDS.map( ( name ) => [
			name,
			fieldError( name, memberRules.fields, values ),
		] ).filter( ( [ , error ] ) => error !== null )
	);
}

export function useResetPassword() {
	const navigate = useNavigate();
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ failure, setFailure ] = useState< string | null >( null );
	const [ busy, setBusy ] = useState( false );

	/** Resolves to the first failing field's name, null when there is none. */
	const submit = async ( given: NewPassword ): Promise< Field | null > => {
		const wrong = judge( given );
		setErrors( wrong );
		setFailure( null );
		const first = FIELDS.find( ( name ) => wrong[ name ] );
		if ( first ) {
			return first;
		}
		setBusy( true );
		try {
			await resetPassword( given );
			void navigate( '/login', {
				replace: true,
				state: { notice: messages.password_reset() },
			} );
		} catch ( error ) {
			if ( error instanceof ApiError && error.status === GONE ) {
				void navigate( '/forgottenpassword?expired=1', {
					replace: true,
				} );
				return null;
			}
			const params: Errors =
				error instanceof ApiError ? error.params : {};
			setErrors( params );
			setFailure(
				Object.keys( params ).length ? null : messageOf( error )
			);
			return FIELDS.find( ( name ) => params[ name ] ) ?? null;
		} finally {
			setBusy( false );
		}
		return null;
	};

	return {
		errors,
		failure,
		busy,
		submit,
		forget: ( name: Field ) =>
			setErrors( ( { [ name ]: _gone, ...rest } ) => rest ),
	};
}
