// What is wrong with a form, in one place after a failed try; the first bad field gets the focus.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import type { FormStatus } from '../../lib/server-errors';

const FIRST_BAD =
	'[aria-invalid="true"]:not(fieldset), fieldset.bad :is(input, button, select)';

const byName = ( form: Element | null | undefined, name: string ) =>
	form?.querySelector< HTMLElement >( `[name="${ CSS.escape( name ) }"]` );

interface Problem {
	/** Null: about the form as a whole. */
	name: string | null;
	message: string;
}

function problems(
	errors: Record< string, unknown >,
	status: FormStatus | undefined
): Problem[] {
	const client = Object.entries( errors )
		.filter( ( [ , error ] ) => typeof error === 'string' )
		.map( ( [ name, error ] ) => ( { name, message: String( error ) } ) );
	const fields = Object.entries( status?.fields ?? {} ).filter(
		( [ name ] ) => ! errors[ name ]
	);
	const server = fields.map( ( [ name, message ] ) => ( { name, message } ) );
	const unnamed = ( status?.errors ?? [] )
		.filter( ( message ) =>
			fields.every( ( [ , known ] ) => known !== message )
		)
		.map( ( message ) => ( { name: null, message } ) );
	return [ ...client, ...server, ...unnamed ];
}

export const FormErrorSummary = () => {
	const { errors, submitCount, isSubmitting, ...formik } =
		useFormikContext< Record< string, unknown > >();
	const status = formik.status as FormStatus | undefined;
	const box = useRef< HTMLDivElement >( null );
	const seen = useRef( submitCount );
	const list = problems( errors, status );
	const failed = submitCount > 0 && ( list.length > 0 || !! status?.message );

	useEffect( () => {
		if ( isSubmitting || seen.current === submitCount ) {
			return;
		}
		seen.current = submitCount;
		if ( failed ) {
			const bad = box.current
				?.closest( 'form' )
				?.querySelector< HTMLElement >( FIRST_BAD );
			( bad ?? box.current )?.focus();
		}
	}, [ failed, isSubmitting, submitCount ] );

	return (
		<div ref={ box } tabIndex={ -1 } role="alert">
			{ failed && ! isSubmitting && (
				<div className="summary">
					<b>
						{ status?.message ??
							__(
								'Please check the marked fields.',
								'design-marketplace'
							) }
					</b>
					<ul>
						{ list.map( ( { name, message } ) => (
							<li key={ `${ name }${ message }` }>
								{ name === null ? (
									message
								) : (
									<button
										type="button"
										onClick={ () =>
											byName(
												box.current?.closest( 'form' ),
												name
											)?.focus()
										}
									>
										{ message }
									</button>
								) }
							</li>
						) ) }
					</ul>
				</div>
			) }
		</div>
	);
};
