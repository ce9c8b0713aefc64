// After a failed save, opens the tab of the first wrong field and focuses it, unless the person is typing in the current tab.
import { useEffect, useRef } from '@wordpress/element';
import { useFormikContext } from 'formik';
import { useUserMovedOn } from '../../../../components/form/use-user-moved-on';
import type { FormStatus } from '../../../../lib/server-errors';
import type { MemberRole, MemberValues } from '../types';
import { fieldsOfTab, firstTabOf } from './settings-form';
import type { TabId } from './settings-form';

/** The first control that is marked, alone or by its group. */
const FIRST_BAD =
	'[aria-invalid="true"]:not(fieldset), fieldset.bad :is(input, select)';

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
	const opening = useRef< TabId | null >( null );
	const mark = useRef< HTMLSpanElement >( null );
	const wentOn = useUserMovedOn( mark );
	useEffect( () => {
		if ( isSubmitting || seen.current === submitCount ) {
			return;
		}
		seen.current = submitCount;
		if ( wentOn ) {
			return;
		}
		const names = [
			...Object.keys( errors ),
			...Object.keys( status?.fields ?? {} ),
		];
		const inSight = fieldsOfTab( role, tab ).some( ( name ) =>
			names.includes( name )
		);
		const target = inSight ? null : firstTabOf( names, role );
		if ( target && target !== tab ) {
			opening.current = target;
			onTab( target );
		}
	}, [
		errors,
		isSubmitting,
		onTab,
		role,
		status,
		submitCount,
		tab,
		wentOn,
	] );

	useEffect( () => {
		if ( opening.current === tab ) {
			opening.current = null;
			mark.current
				?.closest( 'form' )
				?.querySelector< HTMLElement >( FIRST_BAD )
				?.focus();
		}
	}, [ tab ] );
	return <span ref={ mark } hidden />;
};
