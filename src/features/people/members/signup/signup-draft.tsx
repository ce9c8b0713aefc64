// Keeps the sign-up for a day, over a reload and a closed tab: everything typed and chosen, but never passwords.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	DraftNotice,
	useDraftKeeper,
} from '../../../../components/form/draft-keeper';
import { clearDraft, openDraft, readDraft } from '../../../../lib/draft';
import { readFiles, writeFiles } from '../../../../lib/draft-files';
import { blankValues, IMAGES } from '../form';
import { saidValues } from './said';
import type { Said } from './said';
import type { MemberValues } from '../types';

const FORM = 'signup';

export interface SignupStart {
	values: MemberValues;
	/** Epoch ms of the draft; null for a new start. */
	savedAt: number | null;
	/** What the school said of somebody who comes from its log-in. */
	said?: Said;
}

/** The values to start from: those of an earlier visit with this browser, else none. */
export function readSignup( said?: Said ): SignupStart {
	openDraft( FORM );
	const draft = readDraft< MemberValues >( FORM );
	return {
		values: {
			...blankValues(),
			started_at: Date.now(),
			...draft?.values,
			fax: '',
			...saidValues( said, draft?.values ),
		},
		savedAt: draft?.savedAt ?? null,
		said,
	};
}

const pictureName = ( { started_at: at }: MemberValues ) => `${ FORM }-${ at }`;

/** The same with the pictures, where the browser still has them. */
export async function withPictures(
	start: SignupStart
): Promise< SignupStart > {
	const found = await readFiles< Partial< MemberValues > >(
		pictureName( start.values )
	);
	return { ...start, values: { ...start.values, ...found } };
}

export function forgetSignup( values: MemberValues ): void {
	clearDraft( FORM );
	void writeFiles( pictureName( values ), null );
}

/** Files stand in a place of their own; the words remember that there were some. */
const withMemory = ( values: MemberValues ): MemberValues => ( {
	...values,
	oidc: '',
	pictures: IMAGES.filter(
		( name ) => values[ name ] || values.pictures.includes( name )
	),
} );

function usePictureKeeper( values: MemberValues ): void {
	const kept = useRef( values );
	useEffect( () => {
		const before = kept.current;
		kept.current = values;
		if ( IMAGES.some( ( name ) => values[ name ] !== before[ name ] ) ) {
			const pictures = IMAGES.map( ( name ) => [ name, values[ name ] ] );
			void writeFiles(
				pictureName( values ),
				Object.fromEntries( pictures )
			);
		}
	}, [ values ] );
}

interface SignupDraftProps {
	values: MemberValues;
	/** Whether anything was typed, in whichever step. */
	begun: boolean;
	savedAt: number | null;
	onDiscard: () => void;
}

export const SignupDraft = ( {
	values,
	begun,
	savedAt,
	onDiscard,
}: SignupDraftProps ) => {
	const forget = useDraftKeeper( FORM, values, begun, withMemory );
	usePictureKeeper( values );
	return (
		<DraftNotice
			savedAt={ savedAt }
			discard={ __( 'Start over', 'design-marketplace' ) }
			onDiscard={ () => {
				forgetSignup( values );
				forget();
				onDiscard();
			} }
		>
			{ __(
				'This browser keeps it for a day. On a shared computer, finish or start over.',
				'design-marketplace'
			) }
		</DraftNotice>
	);
};
