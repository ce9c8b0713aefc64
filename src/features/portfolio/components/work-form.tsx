// Adds or changes a portfolio project.
import { useRef, useState, useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button, ButtonLink } from '../../../components/button';
import { KeptForm } from '../../../components/form/kept-form';
import { SubmitButton } from '../../../components/form/newer-changes';
import { useSave } from '../../../components/form/use-save';
import { announce } from '../../../components/live-region';
import { workRules } from '../../../contract/work-rules';
import { messages } from '../../../contract/messages';
import { clearDraft } from '../../../lib/draft';
import { writeFiles, readFiles } from '../../../lib/draft-files';
import { useRequestId } from '../../../lib/request-id';
import { toFormStatus } from '../../../lib/server-errors';
import type { FormStatus } from '../../../lib/server-errors';
import { merged, PICTURES_MAX, valuesOf, workSchema } from '../form';
import { useSaveWork } from '../hooks/use-works';
import { isNew, withStored } from '../pictures';
import type { Saved } from '../pictures';
import type { Work, WorkValues } from '../types';
import { useFormikContext } from 'formik';
import { PictureList } from './picture-list';
import { WorkFacts, WorkMore } from './work-fields';
import { WorkPart } from './work-part';
import { WorkVisibility } from './work-visibility';

// Keeps the pictures of a project that is not sent yet, and their order, over a reload.

type Kept = Pick< WorkValues, 'pictures' >;

/** The form's draft has the name under which the pictures are stored, so they are restored after the texts. */
const PictureDraft = () => {
	const { values, initialValues, setFieldValue } =
		useFormikContext< WorkValues >();
	const { pictures, request_id: name } = values;
	const kept = useRef( initialValues.pictures );
	const first = useRef( initialValues.pictures );
	const ready = useRef( '' );

	useEffect( () => {
		let current = true;
		void readFiles< Partial< Kept > >( name ).then( ( found ) => {
			if ( ! current ) {
				return;
			}
			if ( found?.pictures ) {
				// One that was deleted elsewhere does not come back.
				const ids = first.current.map( ( { picture } ) =>
					picture instanceof File ? 0 : picture.id
				);
				kept.current = found.pictures.filter(
					( { picture } ) =>
						picture instanceof File || ids.includes( picture.id )
				);
				void setFieldValue( 'pictures', kept.current, false );
			}
			ready.current = name;
		} );
		return () => {
			current = false;
		};
	}, [ name, setFieldValue ] );

	useEffect( () => {
		if ( pictures !== kept.current && ready.current === name ) {
			kept.current = pictures;
			void writeFiles( name, { pictures } satisfies Kept );
		}
	}, [ pictures, name ] );
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

const pictureHint = ( count: number ) =>
	sprintf(
		/* translators: 1: number of pictures, 2: the most there can be. */
		__(
			'%1$d of %2$d. The first three stand on cards and on the board.',
			'design-marketplace'
		),
		count,
		PICTURES_MAX
	);

const draftOf = ( id: number | undefined ) => `work-${ id ?? 'new' }`;

/** One upload at a time. Only its button stops it. */
function useUpload() {
	const [ progress, setProgress ] = useState< Record<
		string,
		number
	> | null >( null );
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

const newOnes = ( { pictures }: Kept ) => pictures.filter( isNew ).length;

/** How many of the new pictures are stored, and why the others are not. */
function partly( { entries, error }: Saved, sent: WorkValues ): FormStatus {
	const files = sent.pictures.filter( isNew );
	const stored = files.filter( ( { key } ) =>
		entries.some( ( entry ) => entry.key === key )
	);
	const isStopped =
		error instanceof DOMException && error.name === 'AbortError';
	const why = isStopped ? null : toFormStatus( error );
	return {
		retryAfter: why?.retryAfter ?? null,
		fields: why?.fields ?? {},
		errors: why
			? [ ...why.errors, ...( why.message ? [ why.message ] : [] ) ]
			: [],
		message: sprintf(
			/* translators: 1: number of stored pictures, 2: number of new pictures. */
			__(
				'%1$d of %2$d new pictures are stored. The others are still in this form: send them again.',
				'design-marketplace'
			),
			stored.length,
			files.length
		),
	};
}

export const WorkForm = ( { work, back, onSaved, onPart }: WorkFormProps ) => {
	const upload = useUpload();
	const save = useSaveWork( work?.id ?? null );
	const draft = draftOf( work?.id );
	const requestId = useRequestId();
	const sending = useRef< WorkValues >();
	const latest = useRef( onPart );
	latest.current = onPart;
	/** A reload in the middle finds the project, and the pictures that are left. */
	const keep = ( values: WorkValues, { work: made, entries }: Saved ) => {
		void writeFiles( values.request_id, {
			pictures: withStored( values.pictures, entries ),
		} satisfies Kept );
		clearDraft( draftOf( undefined ) );
		latest.current( made );
		announce(
			sprintf(
				/* translators: 1: number of stored pictures, 2: number of new pictures. */
				__(
					'%1$d of %2$d new pictures are stored.',
					'design-marketplace'
				),
				newOnes( values ) -
					newOnes( {
						pictures: withStored( values.pictures, entries ),
					} ),
				newOnes( values )
			)
		);
	};
	const send = async ( values: WorkValues, before: WorkValues ) => {
		sending.current = values;
		try {
			return await save.mutateAsync( {
				values,
				before,
				signal: upload.begin(),
				onProgress: upload.setProgress,
				onTurn: ( saved ) => keep( values, saved ),
			} );
		} finally {
			upload.setProgress( null );
		}
	};
	const saving = useSave< WorkValues, Saved >( {
		send,
		merge: merged,
		failureOf: ( saved ) =>
			'error' in saved && sending.current
				? partly( saved, sending.current )
				: undefined,
		draft,
		draftAfter: ( { work: { id } } ) => draftOf( id ),
		valuesAfter: ( { work: saved, entries }, { request_id: name } ) =>
			valuesOf(
				saved,
				name,
				entries.map( ( { key } ) => key )
			),
		failed: messages.work_failed,
		onStopped: () =>
			announce( __( 'The upload is cancelled.', 'design-marketplace' ) ),
		onSaved: ( { work: saved }, { sent, newer, there } ) => {
			if ( ! newer ) {
				// It may have got this name in the middle.
				clearDraft( draftOf( saved.id ) );
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
			validationSchema={ workSchema }
			draft={ draft }
			omit={ [ 'pictures' ] }
		>
			{ ( { isSubmitting, values } ) => (
				<>
					<PictureDraft />
					<WorkPart
						title={ __( 'Pictures', 'design-marketplace' ) }
						hint={ pictureHint( values.pictures.length ) }
					>
						<PictureList progress={ upload.progress } />
					</WorkPart>
					<WorkPart title={ __( 'Project', 'design-marketplace' ) }>
						<WorkFacts />
						<WorkMore />
					</WorkPart>
					<WorkPart
						title={ __( 'Who sees it', 'design-marketplace' ) }
					>
						<WorkVisibility link={ work?.link } />
					</WorkPart>
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
