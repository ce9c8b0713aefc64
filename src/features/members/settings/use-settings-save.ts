// Saves what changed in the settings, and keeps the member logged in when that ended their session.
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../../components/live-region';
import { messages } from '../../../contract/messages';
import { useCurrentUser } from '../../../lib/current-user';
import { clearDraft, openDraft } from '../../../lib/draft';
import { getBoot } from '../../../lib/boot';
import { addressIn, rememberLanguage } from '../../../lib/i18n';
import { toFormStatus } from '../../../lib/server-errors';
import { saveMember } from '../api/account-api';
import { valuesOf } from '../form';
import { useSavedFlag } from '../hooks/use-saved-flag';
import type { MemberPrivate, MemberValues } from '../types';
import { endsSession, renewSession } from './renew-session';
import { changesOf } from './settings-form';

export const SETTINGS_DRAFT = 'settings';

export interface SettingsSave {
	saved: boolean;
	/** Share sent of a picture; null while nothing is. */
	progress: number | null;
	/** Stops what is being sent. */
	cancel: () => void;
	save: (
		before: MemberValues,
		after: MemberValues,
		helpers: FormikHelpers< MemberValues >
	) => Promise< void >;
}

export function useSettingsSave( member: MemberPrivate ): SettingsSave {
	const { replace, refresh } = useCurrentUser();
	const navigate = useNavigate();
	const [ saved, showSaved ] = useSavedFlag();
	const [ progress, setProgress ] = useState< number | null >( null );

	const controller = useRef< AbortController >();

	const forgetDraft = () => {
		clearDraft( SETTINGS_DRAFT );
		openDraft( SETTINGS_DRAFT );
	};

	const save: SettingsSave[ 'save' ] = async ( before, after, helpers ) => {
		const changes = changesOf( before, after );
		helpers.setStatus( undefined );
		if ( Object.keys( changes ).length === 0 ) {
			announce( messages.saved() );
			showSaved();
			return;
		}
		const hasFile = Object.values( changes ).some(
			( value ) => value instanceof File
		);
		// At once: what can be stopped must not first have to get on.
		setProgress( hasFile ? 0 : null );
		const { signal } = ( controller.current = new AbortController() );
		let updated: MemberPrivate;
		try {
			updated = await saveMember( member, changes, {
				onProgress: hasFile ? setProgress : undefined,
				signal,
			} );
		} catch ( error ) {
			if ( ! signal.aborted ) {
				helpers.setStatus(
					toFormStatus( error, messages.settings_failed() )
				);
			}
			return;
		} finally {
			setProgress( null );
		}
		forgetDraft();
		helpers.resetForm( { values: valuesOf( updated ) } );
		announce( messages.saved() );
		showSaved();
		if ( endsSession( changes, updated ) ) {
			const email = updated.email ?? after.email;
			if ( ! ( await renewSession( email, after ) ) ) {
				void navigate( '/login', {
					state: {
						email,
						notice: __(
							'Saved. Please log in again.',
							'design-marketplace'
						),
					},
				} );
				return;
			}
			await refresh();
		} else {
			replace( updated );
		}
		if ( 'locale' in changes ) {
			rememberLanguage( after.locale );
			if ( after.locale !== getBoot().lang ) {
				window.location.assign( addressIn( after.locale ) );
			}
		}
	};

	return {
		saved,
		progress,
		cancel: () => controller.current?.abort(),
		save,
	};
}
