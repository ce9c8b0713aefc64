// What is wrong with a form, in one place after a failed try. The first bad field gets the focus, unless the person has gone on meanwhile.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import type { FormStatus } from '../../lib/server-errors';
import { announce } from '../live-region';
import { useWentOn } from './use-went-on';

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

interface FormErrorSummaryProps {
	/** Brings a field into sight that is not drawn. */
	onHidden?: ( name: string ) => void;
}

export const FormErrorSummary = ( { onHidden }: FormErrorSummaryProps ) => {
	const { errors, submitCount, isSubmitting, ...formik } =
		useFormikContext< Record< string, unknown > >();
	const status = formik.status as FormStatus | undefined;
	const box = useRef< HTMLDivElement >( null );
	const seen = useRef( submitCount );
	const list = problems( errors, status );
	const failed = submitCount > 0 && ( list.length > 0 || !! status?.message );
	const wentOn = useWentOn( box );
	const headline =
		status?.message ??
		__( 'Please check the marked fields.', 'design-marketplace' );
	/** All of it, for who does not see it. */
	const words = [ headline, ...list.map( ( { message } ) => message ) ].join(
		' '
	);
	/** Field to go to as soon as it is in sight. */
	const wanted = useRef< string | null >( null );

	useEffect( () => {
		if ( isSubmitting || seen.current === submitCount ) {
			return;
		}
		seen.current = submitCount;
		if ( failed && wentOn ) {
			announce( words );
		} else if ( failed ) {
			const bad = box.current
				?.closest( 'form' )
				?.querySelector< HTMLElement >( FIRST_BAD );
			( bad ?? box.current )?.focus();
		}
	}, [ failed, isSubmitting, submitCount, wentOn, words ] );

	const goTo = ( name: string ) => {
		const field = byName( box.current?.closest( 'form' ), name );
		wanted.current = field ? null : name;
		if ( field ) {
			field.focus();
		} else {
			onHidden?.( name );
		}
	};
	useEffect( () => {
		const field =
			wanted.current &&
			byName( box.current?.closest( 'form' ), wanted.current );
		if ( field ) {
			wanted.current = null;
			field.focus();
		}
	} );

	return (
		<div ref={ box } tabIndex={ -1 } role={ wentOn ? undefined : 'alert' }>
			{ failed && ! isSubmitting && (
				<div className="summary">
					<b>{ headline }</b>
					<ul>
						{ list.map( ( { name, message } ) => (
							<li key={ `${ name }${ message }` }>
								{ name === null ? (
									message
								) : (
									<button
										type="button"
										onClick={ () => goTo( name ) }
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
