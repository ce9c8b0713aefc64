// Updates the form when the member changes elsewhere, such as by the newsletter's question. Unsaved input stays.
import { useEffect, useRef } from '@wordpress/element';
import { useFormikContext } from 'formik';
import { changedFields } from '../../../../lib/form-data';
import { valuesOf } from '../form';
import type { FormStatus } from '../../../../lib/server-errors';
import type { MemberPrivate, MemberValues } from '../types';

export const FollowMember = ( { member }: { member: MemberPrivate } ) => {
	const { initialValues, values, resetForm, setValues, ...formik } =
		useFormikContext< MemberValues >();
	const said = useRef( formik );
	said.current = formik;
	const known = useRef( member );
	useEffect( () => {
		if ( known.current === member ) {
			return;
		}
		known.current = member;
		const typed = changedFields( initialValues, values );
		const fresh = valuesOf( member );
		const { status, submitCount, isSubmitting, setStatus } =
			said.current as typeof formik & { status?: FormStatus };
		resetForm( { values: fresh, submitCount, isSubmitting } );
		setStatus( status );
		if ( Object.keys( typed ).length > 0 ) {
			void setValues( { ...fresh, ...typed } );
		}
	}, [ member, initialValues, values, resetForm, setValues ] );
	return null;
};
