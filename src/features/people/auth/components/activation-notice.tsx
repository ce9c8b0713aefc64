// Tells whether an activation link worked, in the operator's words. The link leads to an address that has the result and the role.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Html } from '../../../../components/html';
import { Notice } from '../../../../components/notice';
import { useOptions } from '../../../../lib/use-options';

export type Verified = '1' | '0' | null;

interface ActivationNoticeProps {
	/** user_verify of the address. */
	verified: Verified;
	/** user_role of the address. */
	role: string;
	/** Offers a new email where the link has expired. */
	resend: ReactNode;
}

const fallbacks = {
	success: () =>
		__(
			'Your account is active. You can log in now.',
			'design-marketplace'
		),
	expired: () =>
		__( 'This activation link has expired.', 'design-marketplace' ),
};

export const ActivationNotice = ( {
	verified,
	role,
	resend,
}: ActivationNoticeProps ) => {
	const { data, isPending } = useOptions( verified !== null );
	if ( verified === null || isPending ) {
		return null;
	}
	const ok = verified === '1';
	const words =
		data?.[
			ok
				? `activation_success_message_${ role }`
				: 'activation_expired_notice'
		];
	return (
		<Notice kind={ ok ? 'ok' : 'bad' } action={ ok ? undefined : resend }>
			{ words?.title && <strong>{ words.title }</strong> }
			{ words?.content ? (
				<Html className="words" html={ words.content } />
			) : (
				! words?.title && (
					<p>{ ok ? fallbacks.success() : fallbacks.expired() }</p>
				)
			) }
		</Notice>
	);
};
