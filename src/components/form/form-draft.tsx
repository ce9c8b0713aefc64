// Keeps what is typed in a formik form over reloads and new logins. Never passwords, never files.
import { useEffect, useRef, useState } from '@wordpress/element';
import { useFormikContext } from 'formik';
import { openDraft, readDraft } from '../../lib/draft';
import { DraftNotice, useDraftKeeper } from './draft-keeper';

type Values = Record< string, unknown >;

interface FormDraftProps {
	/** Name of the form, with the item's id where there is one: 'work-12'. clearDraft( id ) after a successful submit. */
	id: string;
	omit?: readonly string[];
}

export const FormDraft = ( { id, omit = [] }: FormDraftProps ) => {
	const { values, dirty, setValues, resetForm } =
		useFormikContext< Values >();
	const [ restoredAt, setRestoredAt ] = useState< number | null >( null );
	const first = useRef( values );

	useEffect( () => {
		openDraft( id );
		const draft = readDraft< Values >( id );
		if ( draft ) {
			void setValues( { ...first.current, ...draft.values }, false );
			setRestoredAt( draft.savedAt );
		}
	}, [ id, setValues ] );

	const forget = useDraftKeeper( id, values, dirty, ( all ) =>
		Object.fromEntries(
			Object.entries( all ).filter(
				( [ name ] ) => ! omit.includes( name )
			)
		)
	);
	const discard = () => {
		forget();
		resetForm();
		setRestoredAt( null );
	};
	return <DraftNotice savedAt={ restoredAt } onDiscard={ discard } />;
};
