// Keeps the sign-up over a reload: everything typed, but never passwords and files.
import {
	DraftNotice,
	useDraftKeeper,
} from '../../../components/form/draft-keeper';
import { clearDraft, openDraft, readDraft } from '../../../lib/draft';
import { blankValues } from '../form';
import type { MemberValues } from '../types';

const FORM = 'signup';
const IMAGES = [ 'avatar', 'project_image' ] as const;

export interface SignupStart {
	values: MemberValues;
	/** Epoch ms of the draft; null for a new start. */
	savedAt: number | null;
}

/** The values to start from: those of an earlier visit in this tab, else none. */
export function readSignup(): SignupStart {
	openDraft( FORM );
	const draft = readDraft< MemberValues >( FORM );
	return {
		values: {
			...blankValues(),
			started_at: Date.now(),
			...draft?.values,
		},
		savedAt: draft?.savedAt ?? null,
	};
}

export const forgetSignup = (): void => clearDraft( FORM );

interface SignupDraftProps {
	values: MemberValues;
	/** Whether anything was typed, in whichever step. */
	begun: boolean;
	savedAt: number | null;
	onDiscard: () => void;
}

/** Files are not kept, but the memory that there were some. */
const withPictures = ( values: MemberValues ): MemberValues => ( {
	...values,
	pictures: IMAGES.filter(
		( name ) => values[ name ] || values.pictures.includes( name )
	),
} );

export const SignupDraft = ( {
	values,
	begun,
	savedAt,
	onDiscard,
}: SignupDraftProps ) => {
	const forget = useDraftKeeper( FORM, values, begun, withPictures );
	return (
		<DraftNotice
			savedAt={ savedAt }
			onDiscard={ () => {
				forget();
				onDiscard();
			} }
		/>
	);
};
