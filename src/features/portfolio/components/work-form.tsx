// Adds or changes a portfolio project.
import { useRef, useState, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button, ButtonLink } from '../../../components/button';
import { KeptForm } from '../../../components/form/kept-form';
import { SubmitButton } from '../../../components/form/newer-changes';
import { useSave } from '../../../components/form/use-save';
import { announce } from '../../../components/live-region';
import { workRules } from '../../../contract/work-rules';
import { messages } from '../../../contract/messages';
import { writeFiles, readFiles } from '../../../lib/draft-files';
import { useRequestId } from '../../../lib/request-id';
import { IMAGE_FIELDS, toSend, valuesOf } from '../form';
import { useSaveWork } from '../hooks/use-works';
import type { Work, WorkValues } from '../types';
import { useFormikContext } from 'formik';
import { PictureFields } from './picture-fields';
import { WorkFacts, WorkMore } from './work-fields';

// Keeps the pictures of a project that is not sent yet, and their order, over a reload.

type Pictures = Pick< WorkValues, ( typeof IMAGE_FIELDS )[ number ] >;

/** The form's draft has the name under which the pictures are stored, so they are restored after the texts. */
const PictureDraft = () => {
	const { values, initialValues, setValues } =
		useFormikContext< WorkValues >();
	const { image, image2, image3, request_id: name } = values;
	const kept = useRef< Pictures >( initialValues );
	const ready = useRef( '' );

	useEffect( () => {
		let current = true;
		void readFiles< Pictures >( name ).then( ( found ) => {
			if ( ! current ) {
				return;
			}
			if ( found ) {
				kept.current = found;
				void setValues( ( now ) => ( { ...now, ...found } ), false );
			}
			ready.current = name;
		} );
		return () => {
			current = false;
		};
	}, [ name, setValues ] );

	useEffect( () => {
		const now = { image, image2, image3 };
		const changed = IMAGE_FIELDS.some(
			( field ) => now[ field ] !== kept.current[ field ]
		);
		if ( changed && ready.current === name ) {
			kept.current = now;
			void writeFiles( name, now );
		}
	}, [ image, image2, image3, name ] );
	return null;
};

interface WorkFormProps {
	work?: Work;
	/** Address behind "Cancel". */
	back: string;
	/** Called when everything is saved. */
	onSaved: ( saved: Work ) => void;
	/** Called when the project is saved without the latest changes. */
	onPart: ( saved: Work ) => void;
}

const draftOf = ( id: number | undefined ) => `work-${ id ?? 'new' }`;

/** One upload at a time. Only its button stops it. */
function useUpload() {
	const [ progress, setProgress ] = useState< number | null >( null );
	const running = useRef< AbortController | null >( null );
	return {
		progress,
		setProgress,
		begin: () => {
			running.current = new AbortController();
			return running.current.signal;
		},
		cancel: () => running.current?.abort(),
	};
}

export const WorkForm = ( { work, back, onSaved, onPart }: WorkFormProps ) => {
	const upload = useUpload();
	const save = useSaveWork( work?.id ?? null );
	const draft = draftOf( work?.id );
	const requestId = useRequestId();
	const send = async ( values: WorkValues, before: WorkValues ) => {
		try {
			const signal = upload.begin();
			const sent = await toSend( before, values );
			signal.throwIfAborted();
			return await save.mutateAsync( {
				values: sent,
				onProgress: upload.setProgress,
				signal,
			} );
		} finally {
			upload.setProgress( null );
		}
	};
	const saving = useSave< WorkValues, Work >( {
		send,
		draft,
		draftAfter: ( { id } ) => draftOf( id ),
		valuesAfter: ( saved, { request_id: name } ) => valuesOf( saved, name ),
		failed: messages.work_failed,
		onStopped: () =>
			announce( __( 'The upload is cancelled.', 'design-marketplace' ) ),
		onSaved: ( saved, { sent, newer, there } ) => {
			if ( ! newer ) {
				void writeFiles( sent.request_id, null );
			}
			if ( there ) {
				( newer ? onPart : onSaved )( saved );
			}
		},
	} );
	return (
		<KeptForm
			saving={ saving }
			initialValues={ valuesOf( work, requestId ) }
			rules={ workRules }
			fields={ workRules.forms.work }
			draft={ draft }
			omit={ IMAGE_FIELDS }
		>
			{ ( { isSubmitting } ) => (
				<>
					<PictureDraft />
					<PictureFields progress={ upload.progress } />
					<WorkFacts />
					<WorkMore />
					<div className="btns">
						<SubmitButton>
							{ __( 'Publish project', 'design-marketplace' ) }
						</SubmitButton>
						{ isSubmitting ? (
							<Button variant="second" onClick={ upload.cancel }>
								{ __( 'Cancel upload', 'design-marketplace' ) }
							</Button>
						) : (
							<ButtonLink to={ back } variant="second">
								{ __( 'Cancel', 'design-marketplace' ) }
							</ButtonLink>
						) }
					</div>
				</>
			) }
		</KeptForm>
	);
};
