// Keeps what is typed in a formik form over reloads and new logins. Never passwords, never files.
import { useEffect, useRef, useState } from '@wordpress/element';
import { useFormikContext } from 'formik';
import { openDraft, readDraft } from '../../lib/draft';
import { changedFields } from '../../lib/form-data';
import { DraftNotice, useDraftKeeper } from './draft-keeper';

type Values = Record< string, unknown >;

interface FormDraftProps {
	/** Name of the form, with the item's id where there is one: 'work-12'. clearDraft( id ) after a successful submit. */
	id: string;
	omit?: readonly string[];
}

export const FormDraft = ( { id, omit = [] }: FormDraftProps ) => {
	const { values, initialValues, dirty, setValues, resetForm } =
		useFormikContext< Values >();
	/** When the draft was written, and what the form was before it. A save gives the form another beginning. */
	const [ restored, setRestored ] = useState< {
		at: number;
		over: Values;
	} | null >( null );
	const first = useRef( { values, initialValues } );

	useEffect( () => {
		openDraft( id );
		const draft = readDraft< Values >( id );
		if ( draft ) {
			void setValues(
				{ ...first.current.values, ...draft.values },
				false
			);
			setRestored( {
				at: draft.savedAt,
				over: first.current.initialValues,
			} );
		}
	}, [ id, setValues ] );

	// Fields that were not touched may be changed elsewhere before the draft is found.
	const forget = useDraftKeeper( id, values, dirty, ( all ) =>
		Object.fromEntries(
			Object.entries( {
				...changedFields( initialValues, all ),
				...( all.request_id ? { request_id: all.request_id } : {} ),
			} ).filter( ( [ name ] ) => ! omit.includes( name ) )
		)
	);
	const discard = () => {
		forget();
		resetForm();
		setRestored( null );
	};
	return (
		<DraftNotice
			savedAt={
				dirty && restored?.over === initialValues ? restored.at : null
			}
			onDiscard={ discard }
		/>
	);
};
