// Keeps what is typed in a formik form over reloads and new logins. Never passwords, never files.
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { DRAFT_DEBOUNCE_MS } from '../../lib/constants';
import { debounce } from '../../lib/debounce';
import { clearDraft, openDraft, readDraft, writeDraft } from '../../lib/draft';
import { formatDate } from '../../lib/format';
import { Notice } from '../notice';
import { PlainButton } from '../button';

interface FormDraftProps {
	/** Name of the form, with the item's id where there is one: 'work-12'. clearDraft( id ) after a successful submit. */
	id: string;
	omit?: readonly string[];
}

export const FormDraft = ( { id, omit }: FormDraftProps ) => {
	const { values, dirty, setValues, resetForm } =
		useFormikContext< Record< string, unknown > >();
	const [ restoredAt, setRestoredAt ] = useState< number | null >( null );
	const first = useRef( values );
	const left = useRef( omit );
	left.current = omit;

	useEffect( () => {
		openDraft( id );
		const draft = readDraft< Record< string, unknown > >( id );
		if ( draft ) {
			void setValues( { ...first.current, ...draft.values }, false );
			setRestoredAt( draft.savedAt );
		}
	}, [ id, setValues ] );

	const save = useMemo(
		() =>
			debounce(
				( current: object ) => writeDraft( id, current, left.current ),
				DRAFT_DEBOUNCE_MS
			),
		[ id ]
	);
	useEffect( () => {
		if ( dirty ) {
			save( values );
		}
	}, [ dirty, save, values ] );
	useEffect( () => {
		window.addEventListener( 'pagehide', save.flush );
		return () => {
			window.removeEventListener( 'pagehide', save.flush );
			save.flush();
		};
	}, [ save ] );

	const discard = () => {
		save.cancel();
		clearDraft( id );
		openDraft( id );
		resetForm();
		setRestoredAt( null );
	};
	return restoredAt === null ? null : (
		<Notice
			action={
				<PlainButton onClick={ discard }>
					{ __( 'Discard', 'design-marketplace' ) }
				</PlainButton>
			}
		>
			{ sprintf(
				/* translators: %s: date. */
				__(
					'Your draft from %s is back where you left it.',
					'design-marketplace'
				),
				formatDate( new Date( restoredAt ).toISOString() )
			) }
		</Notice>
	);
};
