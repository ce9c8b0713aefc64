// After the sign-up: the operator's text, the address the email went to, and a button to send it again.
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { Html } from '../../../../components/html';
import { Notice } from '../../../../components/notice';
import { useDocumentTitle } from '../../../../lib/document-title';
import { pageRoleOf, usePageRole } from '../../../../lib/page-role';
import { useOptions } from '../../../../lib/use-options';
import { useResendActivation } from '../../../../lib/use-resend-activation';
import type { Registered } from './use-signup';

export const Verification = ( { email, role }: Registered ) => {
	const { data, isPending } = useOptions();
	const { answer, busy, resend } = useResendActivation();
	const words = data?.[ `confirmation_message_${ role }` ];
	const title =
		words?.title || __( 'Check your email', 'design-marketplace' );
	useDocumentTitle( isPending ? '' : title );
	usePageRole( pageRoleOf( role ) );

	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 }>
					{ isPending ? '' : title }
				</h1>
			</div>
			<div className="grid member-form">
				<div className="c4-12 form-stack">
					{ words?.content && (
						<Html className="text" html={ words.content } />
					) }
					<div className="member-sent on-role">
						<p className="t3">
							{ sprintf(
								/* translators: %s: e-mail address. */
								__( 'Mail sent to %s', 'design-marketplace' ),
								email
							) }
						</p>
						<div className="btns">
							<Button
								variant="second"
								loading={ busy }
								onClick={ () => void resend( email ) }
							>
								{ __( 'Resend email', 'design-marketplace' ) }
							</Button>
						</div>
					</div>
					{ answer && (
						<Notice kind={ answer.kind }>{ answer.text }</Notice>
					) }
				</div>
			</div>
		</>
	);
};
