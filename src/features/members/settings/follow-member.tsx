// Keeps the form true to the member when they change elsewhere, such as by the newsletter's question. What is being typed stays.
import { useEffect, useRef } from '@wordpress/element';
import { useFormikContext } from 'formik';
import { changedFields } from '../../../lib/form-data';
import { valuesOf } from '../form';
import type { MemberPrivate, MemberValues } from '../types';

export const FollowMember = ( { member }: { member: MemberPrivate } ) => {
	const { initialValues, values, resetForm, setValues } =
		useFormikContext< MemberValues >();
	const known = useRef( member );
	useEffect( () => {
		if ( known.current === member ) {
			return;
		}
		known.current = member;
		const typed = changedFields( initialValues, values );
		const fresh = valuesOf( member );
		resetForm( { values: fresh } );
		if ( Object.keys( typed ).length > 0 ) {
			void setValues( { ...fresh, ...typed } );
		}
	}, [ member, initialValues, values, resetForm, setValues ] );
	return null;
};
