// Keeps the sign-up over a reload: everything typed, but never passwords and files.
import { useEffect, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PlainButton } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { DRAFT_DEBOUNCE_MS } from '../../../lib/constants';
import { debounce } from '../../../lib/debounce';
import {
	clearDraft,
	openDraft,
	readDraft,
	writeDraft,
} from '../../../lib/draft';
import { formatDate } from '../../../lib/format';
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
	dirty: boolean;
	savedAt: number | null;
	onDiscard: () => void;
}

export const SignupDraft = ( {
	values,
	dirty,
	savedAt,
	onDiscard,
}: SignupDraftProps ) => {
	const save = useMemo(
		() =>
			debounce(
				( current: MemberValues ) =>
					writeDraft( FORM, {
						...current,
						pictures: IMAGES.filter(
							( name ) =>
								current[ name ] ||
								current.pictures.includes( name )
						),
					} ),
				DRAFT_DEBOUNCE_MS
			),
		[]
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
		clearDraft( FORM );
		openDraft( FORM );
		onDiscard();
	};
	return savedAt === null ? null : (
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
				formatDate( new Date( savedAt ).toISOString() )
			) }
		</Notice>
	);
};
