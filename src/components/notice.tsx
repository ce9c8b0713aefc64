// A message in the page: success, failure or news.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PlainButton } from './button';
import { classNames } from './class-names';
import { Html } from './html';

interface NoticeProps {
	kind?: 'ok' | 'bad' | 'plain';
	children?: ReactNode;
	/** The server's own HTML, instead of children. */
	html?: string;
	/** A button or link at the end. */
	action?: ReactNode;
	onDismiss?: () => void;
	/** Whether announce() has read it out already, so that the notice itself is no live region. */
	isAnnounced?: boolean;
}

const roleOf = ( kind: NoticeProps[ 'kind' ] ) =>
	kind === 'bad' ? 'alert' : 'status';

export const Notice = ( {
	kind = 'plain',
	children,
	html,
	action,
	onDismiss,
	isAnnounced = false,
}: NoticeProps ) => (
	<div
		className={ classNames( 'notice', kind !== 'plain' && kind ) }
		role={ isAnnounced ? undefined : roleOf( kind ) }
	>
		{ html === undefined ? (
			<div>{ children }</div>
		) : (
			<Html html={ html } />
		) }
		{ action }
		{ onDismiss && (
			<PlainButton
				icon="close"
				aria-label={ __( 'Dismiss', 'design-marketplace' ) }
				onClick={ onDismiss }
			/>
		) }
	</div>
);
