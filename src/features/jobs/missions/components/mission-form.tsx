// A design job is written on its poster: all of it at once on a wide screen, question by question on a phone.
import { useState } from '@wordpress/element';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormErrorSummary } from '../../../../components/form/form-error-summary';
import { KeptForm } from '../../../../components/form/kept-form';
import { useSave } from '../../../../components/form/use-save';
import { missionRules } from '../../../../contract/mission-rules';
import { messages } from '../../../../contract/messages';
import { useRequestId } from '../../../../lib/request-id';
import { useIsMobile } from '../../../../lib/use-media-query';
import type { FormStatus } from '../../../../lib/server-errors';
import { useJobTemplates } from '../api/templates-api';
import { missionSchema, valuesOf } from '../form';
import { useJobsToCopy } from '../hooks/use-missions';
import { askWith, Asks, useAsk } from '../posting/asks';
import { BeginFrom, choicesOf } from '../posting/begin-from';
import type { From } from '../posting/begin-from';
import { boxesOf, boxIds, boxOf } from '../posting/boxes';
import type { BoxId } from '../posting/boxes';
import { PosterForm } from '../posting/poster-form';
import type { Mission, MissionValues } from '../types';
import '../poster.css';
import '../posting.css';

interface MissionFormProps {
	mission?: Mission;
	/** The company. */
	author: { id: number; city?: string | null };
	/** The page's heading. */
	heading: string;
	/** Address behind "Cancel". */
	back: string;
	save: ( values: MissionValues ) => Promise< Mission >;
	/** Called when everything is saved. */
	onSaved: ( saved: Mission ) => void;
	/** Called when the job is saved without the latest changes. */
	onPart: ( saved: Mission ) => void;
	/** What stands beside the scope. */
	aside?: ReactNode;
}

const draftOf = ( id: number | undefined ) => `mission-${ id ?? 'new' }`;

/** The box that is open: the one that was chosen, or the first with something wrong after a try. */
function useOpenBox() {
	const [ open, setOpen ] = useState< BoxId | null >( null );
	const { errors, submitCount, isSubmitting, ...form } =
		useFormikContext< MissionValues >();
	const status = form.status as FormStatus | undefined;
	const [ heard, setHeard ] = useState( submitCount );
	if ( ! isSubmitting && heard !== submitCount ) {
		setHeard( submitCount );
		const wrong = Object.keys( { ...errors, ...status?.fields } );
		const first = boxIds.find( ( id ) =>
			wrong.map( boxOf ).includes( id )
		);
		setOpen( first ?? open );
	}
	return [ open, setOpen ] as const;
}

const Writing = ( {
	isNew,
	author,
	heading,
	back,
	aside,
}: Pick< MissionFormProps, 'author' | 'heading' | 'back' | 'aside' > & {
	isNew: boolean;
} ) => {
	const { values } = useFormikContext< MissionValues >();
	const isNarrow = useIsMobile();
	const openBox = useOpenBox();
	const ask = useAsk( isNew );
	const jobs = useJobsToCopy( isNew ? author.id : undefined );
	const choices = choicesOf( jobs, useJobTemplates( isNew ) );
	const [ from, setFrom ] = useState< From >( { door: 'empty', given: {} } );
	const isUntouched =
		values.title === ( from.given.title ?? '' ) &&
		values.description === ( from.given.description ?? '' );
	const boxes = boxesOf( values, author.city ?? '' );
	const begin = isNew && (
		<BeginFrom
			choices={ choices }
			from={ from }
			onFrom={ setFrom }
			large={ isNarrow || isUntouched }
		/>
	);
	const summary = (
		<FormErrorSummary
			rankOf={ isNarrow ? askWith : undefined }
			onHidden={ ( name ) =>
				isNarrow
					? ask[ 1 ]( askWith( name ) )
					: openBox[ 1 ]( boxOf( name ) ?? null )
			}
		/>
	);
	return isNarrow ? (
		<>
			<h1 className="sr">{ heading }</h1>
			{ summary }
			<Asks
				boxes={ boxes }
				title={ values.title }
				back={ back }
				begin={ begin }
				ask={ ask }
			/>
		</>
	) : (
		<PosterForm
			boxes={ boxes }
			back={ back }
			openBox={ openBox }
			aside={ aside }
			head={
				<>
					<div className="posting-top">
						<h1 className="t4">{ heading }</h1>
						{ begin }
					</div>
					{ summary }
				</>
			}
		/>
	);
};

export const MissionForm = ( {
	mission,
	save,
	onSaved,
	onPart,
	...shown
}: MissionFormProps ) => {
	const requestId = useRequestId();
	const draft = draftOf( mission?.id );
	const saving = useSave< MissionValues, Mission >( {
		send: save,
		draft,
		draftAfter: ( { id } ) => draftOf( id ),
		valuesAfter: ( saved, { request_id: name } ) => valuesOf( saved, name ),
		failed: messages.mission_failed,
		onSaved: ( saved, { newer, there } ) => {
			if ( there ) {
				( newer ? onPart : onSaved )( saved );
			}
		},
	} );
	return (
		<KeptForm
			className="posting"
			ownSummary
			saving={ saving }
			initialValues={ valuesOf( mission, requestId ) }
			rules={ missionRules }
			validationSchema={ missionSchema( mission ) }
			draft={ draft }
		>
			{ () => <Writing isNew={ ! mission } { ...shown } /> }
		</KeptForm>
	);
};
