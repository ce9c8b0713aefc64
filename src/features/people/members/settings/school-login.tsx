// Whether one's account is connected with a school's log-in, and how to change that.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { ConfirmedMark } from '../../../../components/confirmed-mark';
import { FieldGroup } from '../../../../components/field';
import { announce } from '../../../../components/live-region';
import { Notice } from '../../../../components/notice';
import { isConflict, messageOf } from '../../../../lib/api-error';
import { useCurrentUser } from '../../../../lib/current-user';
import { goTo } from '../../../../lib/go-to';
import { formatDate } from '../../../../lib/format';
import { settingsPath } from '../../../../lib/paths';
import { requestResetLink } from '../../auth/api/lost-password-api';
import { startLinking, unlink, useOidc } from '../../auth/api/oidc-api';
import {
	OidcNotice,
	problemFrom,
	providerOf,
} from '../../auth/components/oidc-notice';
import type { MemberPrivate } from '../types';

/** Why the way back from the school ended here: one of its problems, or the server's words. */
const Problem = ( { button }: { button: string } ) => {
	const state = useLocation().state as { oidc?: string } | null;
	const said = state?.oidc ?? '';
	const problem = problemFrom( said );
	if ( problem ) {
		return <OidcNotice problem={ problem } button={ button } />;
	}
	return said ? <Notice kind="bad">{ said }</Notice> : null;
};

/** Who never had a password sets the first one by a link. */
const FirstPassword = ( { email }: { email: string } ) => {
	const { mutate, data, isPending } = useMutation( {
		mutationFn: () => requestResetLink( email ),
	} );
	if ( data === 'sent' ) {
		return (
			<Notice kind="ok">
				{ sprintf(
					/* translators: %s: e-mail address. */
					__(
						'We have sent a link to %s. Set a password with it, then come back.',
						'design-marketplace'
					),
					email
				) }
			</Notice>
		);
	}
	return (
		<>
			<div className="btns">
				<Button
					variant="second"
					small
					loading={ isPending }
					onClick={ () => mutate() }
				>
					{ __(
						'Send me a link to set a password',
						'design-marketplace'
					) }
				</Button>
			</div>
			{ data && (
				<Notice kind="bad">
					{ __(
						'The link could not be sent. Please try again later.',
						'design-marketplace'
					) }
				</Notice>
			) }
		</>
	);
};

export const SchoolLogin = ( { member }: { member: MemberPrivate } ) => {
	const { button } = useOidc();
	const { refresh } = useCurrentUser();
	const [ isAsking, setAsking ] = useState( false );
	const connect = useRef< HTMLButtonElement >( null );
	const linked = member.oidc?.linked ?? null;
	const name = providerOf( button );
	const start = useMutation( {
		mutationFn: () => startLinking( settingsPath( 'account' ) ),
		onSuccess: ( url ) => goTo( url ),
	} );
	const end = useMutation( {
		mutationFn: unlink,
		onSuccess: async () => {
			await refresh();
			setAsking( false );
			announce(
				sprintf(
					/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
					__( '%s is disconnected.', 'design-marketplace' ),
					name
				)
			);
			connect.current?.focus();
		},
		onError: () => setAsking( false ),
	} );
	if ( ! button && ! linked ) {
		return null;
	}
	return (
		<FieldGroup
			label={ sprintf(
				/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
				__( 'Log-in with %s', 'design-marketplace' ),
				name
			) }
		>
			<Problem button={ button } />
			{ linked ? (
				<p>
					<ConfirmedMark>
						{ sprintf(
							/* translators: %s: day. */
							__( 'Connected since %s', 'design-marketplace' ),
							formatDate( linked )
						) }
					</ConfirmedMark>
				</p>
			) : (
				<p>
					{ sprintf(
						/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
						__(
							'With e-mail and password until now. Once connected, %s is enough; your password stays.',
							'design-marketplace'
						),
						name
					) }
				</p>
			) }
			<div className="btns">
				{ linked ? (
					<Button
						variant="second"
						small
						onClick={ () => setAsking( true ) }
					>
						{ __( 'Disconnect', 'design-marketplace' ) }
					</Button>
				) : (
					<Button
						ref={ connect }
						variant="second"
						small
						loading={ start.isPending }
						onClick={ () => start.mutate() }
					>
						{ sprintf(
							/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
							__( 'Connect %s', 'design-marketplace' ),
							name
						) }
					</Button>
				) }
			</div>
			{ start.error && (
				<Notice kind="bad">{ messageOf( start.error ) }</Notice>
			) }
			{ end.error && (
				<Notice kind="bad">{ messageOf( end.error ) }</Notice>
			) }
			{ isConflict( end.error ) && (
				<FirstPassword email={ member.email ?? '' } />
			) }
			{ isAsking && (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
						__( 'Disconnect %s?', 'design-marketplace' ),
						name
					) }
					confirmLabel={ __( 'Disconnect', 'design-marketplace' ) }
					busy={ end.isPending }
					onConfirm={ () => end.mutate() }
					onCancel={ () => setAsking( false ) }
				>
					{ __(
						'From then on you log in with e-mail and password again.',
						'design-marketplace'
					) }
				</ConfirmDialog>
			) }
		</FieldGroup>
	);
};
