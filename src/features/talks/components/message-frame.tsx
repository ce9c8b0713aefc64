// The frame that sent and unsent messages share: the writer and the time.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names';
import { useCurrentUser } from '../../../lib/current-user';
import { timeWords } from '../dates';
import type { Counterpart } from '../types';
import { nameOf } from '../words';
import { Face } from './face';

interface MessageFrameProps {
	/** The writer; 'me' for the reader. */
	by: Counterpart | 'me' | null;
	date: string;
	className?: string | false;
	/** Id of the message, by which its row is found to be focused. */
	id?: number;
	/** A note after the time. */
	note?: ReactNode;
	children: ReactNode;
}

export const MessageFrame = ( {
	by,
	date,
	className,
	id,
	note,
	children,
}: MessageFrameProps ) => {
	const { user } = useCurrentUser();
	const isMine = by === 'me';
	const face = isMine
		? user && {
				name: user.name ?? user.company ?? '',
				role: user.role,
				avatar: user.avatar,
			}
		: by;
	return (
		<li
			className={ classNames( 'msg', isMine && 'is-mine', className ) }
			data-message={ id }
			tabIndex={ -1 }
		>
			<span className="msg-by" aria-hidden="true">
				<Face of={ face } sizes="40px" />
			</span>
			<div className="msg-meta">
				<b>
					{ isMine
						? __( 'You', 'design-marketplace' )
						: nameOf( by ) }
				</b>
				<time dateTime={ /Z$/.test( date ) ? date : `${ date }Z` }>
					{ timeWords( date ) }
				</time>
				{ note }
			</div>
			{ children }
		</li>
	);
};
