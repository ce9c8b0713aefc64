// After a failed save the tab of the first failing field opens, for the summary to find the field.
import { useEffect, useRef } from '@wordpress/element';
import { useFormikContext } from 'formik';
import type { FormStatus } from '../../../lib/server-errors';
import type { MemberRole, MemberValues } from '../types';
import { fieldsOfTab, firstTabOf } from './settings-form';
import type { TabId } from './settings-form';

interface OpenTabOfErrorProps {
	role: MemberRole;
	tab: TabId;
	onTab: ( tab: TabId ) => void;
}

export const OpenTabOfError = ( { role, tab, onTab }: OpenTabOfErrorProps ) => {
	const { errors, status, submitCount, isSubmitting } =
		useFormikContext< MemberValues >() as ReturnType<
			typeof useFormikContext< MemberValues >
		> & { status?: FormStatus };
	const seen = useRef( submitCount );
	useEffect( () => {
		if ( isSubmitting || seen.current === submitCount ) {
			return;
		}
		seen.current = submitCount;
		const names = [
			...Object.keys( errors ),
			...Object.keys( status?.fields ?? {} ),
		];
		const inSight = fieldsOfTab( role, tab ).some( ( name ) =>
			names.includes( name )
		);
		const target = inSight ? null : firstTabOf( names, role );
		if ( target && target !== tab ) {
			onTab( target );
		}
	}, [ errors, isSubmitting, onTab, role, status, submitCount, tab ] );
	return null;
};
