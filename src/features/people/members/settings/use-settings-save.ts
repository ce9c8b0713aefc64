// Saves changed settings, and logs the member in again if that ended their session.
import { useRef, useState, useCallback, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { useSave } from '../../../../components/form/use-save';
import { announce } from '../../../../components/live-region';
import { messages } from '../../../../contract/messages';
import { useCurrentUser } from '../../../../lib/current-user';
import { getBoot } from '../../../../lib/boot';
import type { FormValue } from '../../../../lib/form-data';
import { addressIn, rememberLanguage } from '../../../../lib/i18n';
import { saveMember } from '../api/account-api';
import { valuesOf } from '../form';
import { SAVED_INDICATOR_MS } from '../../../../lib/constants';
import type { MemberPrivate, MemberValues } from '../types';
import { endsSession, renewSession } from './renew-session';
import { changesOf } from './settings-form';
import { forgetSettingsPictures } from './settings-pictures';

// "Saved!" for a moment.

function useSavedFlag(): [ saved: boolean, show: () => void ] {
	const [ count, setCount ] = useState( 0 );
	const [ saved, setSaved ] = useState( false );
	useEffect( () => {
		if ( count === 0 ) {
			return undefined;
		}
		setSaved( true );
		const timer = setTimeout( () => setSaved( false ), SAVED_INDICATOR_MS );
		return () => clearTimeout( timer );
	}, [ count ] );
	return [ saved, useCallback( () => setCount( ( n ) => n + 1 ), [] ) ];
}

export const SETTINGS_DRAFT = 'settings';

interface Saved {
	member: MemberPrivate;
	/** The values that were sent; empty when nothing had changed. */
	changes: Record< string, FormValue >;
}

export function useSettingsSave( member: MemberPrivate ) {
	const { replace, refresh } = useCurrentUser();
	const navigate = useNavigate();
	const [ saved, showSaved ] = useSavedFlag();
	/** Share sent of a picture; null while nothing is. */
	const [ progress, setProgress ] = useState< number | null >( null );
	const controller = useRef< AbortController >();

	const send = async (
		values: MemberValues,
		before: MemberValues
	): Promise< Saved > => {
		const changes = changesOf( before, values );
		if ( Object.keys( changes ).length === 0 ) {
			return { member, changes };
		}
		const hasFile = Object.values( changes ).some(
			( value ) => value instanceof File
		);
		// Rendered at once, so that the button to stop is there before the upload begins.
		setProgress( hasFile ? 0 : null );
		const { signal } = ( controller.current = new AbortController() );
		try {
			const updated = await saveMember( member, changes, {
				onProgress: hasFile ? setProgress : undefined,
				signal,
			} );
			return { member: updated, changes };
		} finally {
			setProgress( null );
		}
	};

	/** Whether the member is still logged in. */
	const goOn = async (
		{ member: updated, changes }: Saved,
		sent: MemberValues
	): Promise< boolean > => {
		if ( ! endsSession( changes, updated ) ) {
			replace( updated );
			return true;
		}
		const email = updated.email ?? sent.email;
		if ( await renewSession( email, sent ) ) {
			await refresh();
			return true;
		}
		void navigate( '/login', {
			state: {
				email,
				notice: __(
					'Saved. Please log in again.',
					'design-marketplace'
				),
			},
		} );
		return false;
	};

	const { formRef, onSubmit, free } = useSave< MemberValues, Saved >( {
		send,
		draft: SETTINGS_DRAFT,
		valuesAfter: ( answer ) => valuesOf( answer.member ),
		failed: messages.settings_failed,
		onSaved: async ( answer, { sent, newer } ) => {
			if ( ! newer ) {
				forgetSettingsPictures();
				announce( messages.saved() );
				showSaved();
			}
			const { changes } = answer;
			if (
				Object.keys( changes ).length === 0 ||
				! ( await goOn( answer, sent ) ) ||
				! ( 'locale' in changes )
			) {
				return;
			}
			rememberLanguage( sent.locale );
			if ( ! newer && sent.locale !== getBoot().lang ) {
				window.location.assign( addressIn( sent.locale ) );
			}
		},
	} );

	return {
		saved,
		progress,
		/** Stops the request. */
		cancel: () => controller.current?.abort(),
		formRef,
		onSubmit,
		free,
	};
}
