// After the sign-up: what happens next in the operator's words, where the mail went, and another one if it did not come.
import { __, sprintf } from '@wordpress/i18n';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button';
import { Html } from '../../../components/html';
import { Notice } from '../../../components/notice';
import { useDocumentTitle } from '../../../lib/document-title';
import { pageRoleOf, usePageRole } from '../../../lib/page-role';
import { useResend } from '../../../lib/use-resend';
import { fetchOptions, resendActivation } from '../api/registration-api';
import type { Registered } from './signup-wizard';

export const Verification = ( { email, role }: Registered ) => {
	const { data, isPending } = useQuery( {
		queryKey: [ 'options' ],
		queryFn: ( { signal } ) => fetchOptions( signal ),
		staleTime: Infinity,
	} );
	const { answer, busy, resend } = useResend( resendActivation );
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
