// Lists everything wrong with a form after a failed submit.
// The first wrong field gets the focus, unless the person has moved on meanwhile.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import type { FormStatus } from '../../lib/server-errors';
import { useOnline } from '../../lib/use-online';
import { announce } from '../live-region';
import { byName, inOrder, problems } from './form-problems';
import { useUserMovedOn } from './use-user-moved-on';

const FIRST_BAD =
	'[aria-invalid="true"]:not(fieldset), fieldset.bad :is(input, button, select)';

interface FormErrorSummaryProps {
	/** Brings a field into sight that is not drawn. */
	onHidden?: ( name: string ) => void;
	/** For a form that shows one part at a time: the number of the part that has the field. */
	rankOf?: ( name: string ) => number;
}

export const FormErrorSummary = ( {
	onHidden,
	rankOf = () => 0,
}: FormErrorSummaryProps ) => {
	const { errors, submitCount, isSubmitting, setStatus, ...formik } =
		useFormikContext< Record< string, unknown > >();
	const status = formik.status as FormStatus | undefined;
	const isOver = useOnline() && !! status?.offline;
	useEffect( () => {
		if ( isOver ) {
			setStatus( undefined );
		}
	}, [ isOver, setStatus ] );
	const box = useRef< HTMLDivElement >( null );
	const seen = useRef( submitCount );
	const list = inOrder(
		problems( errors, status ),
		box.current?.closest( 'form' ),
		rankOf
	);
	const failed = submitCount > 0 && ( list.length > 0 || !! status?.message );
	const wentOn = useUserMovedOn( box );
	const headline =
		status?.message ??
		__( 'Please check the marked fields.', 'design-marketplace' );
	/** The whole list, for screen readers. */
	const words = [ headline, ...list.map( ( one ) => one.words ) ].join( ' ' );
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
					<h2>{ headline }</h2>
					<ul>
						{ list.map( ( { name, message, words: told } ) => (
							<li key={ `${ name }${ message }` }>
								{ name === null ? (
									told
								) : (
									<button
										type="button"
										onClick={ () => goTo( name ) }
									>
										{ told }
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
