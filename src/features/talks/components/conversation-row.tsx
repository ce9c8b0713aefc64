// A conversation in the list. Only unread ones are in colour.
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../components/class-names';
import { Link } from '../../../components/link';
import { Said } from '../../../components/said';
import { StageMark } from '../../../components/stage-mark';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { stages } from '../../../contract/enums';
import { choiceLabel } from '../../../lib/choice';
import { useCurrentUser } from '../../../lib/current-user';
import { conversationPath } from '../../../lib/paths';
import { whenWords } from '../dates';
import { drafts, useKept } from '../kept';
import type { Listed } from '../types';
import { excerptWords, nameOf } from '../words';
import { Badge } from './badge';
import { Face } from './face';

/** The draft, else the last message with its author. */
const LastWords = ( { conversation }: { conversation: Listed } ) => {
	const { id, last, with: other } = conversation;
	const { user } = useCurrentUser();
	useKept();
	const draft = drafts.read( id )?.values.text;
	const mine = user?.locale ?? '';
	if ( draft ) {
		return (
			<>
				<b className="th-draft">
					{ __( 'Draft:', 'design-marketplace' ) }
				</b>{ ' ' }
				<Said locale={ mine }>{ draft }</Said>
			</>
		);
	}
	if ( ! last ) {
		return null;
	}
	const words = excerptWords( last );
	return (
		<>
			{ last.isMine && ! last.isDeleted && (
				<>{ __( 'You:', 'design-marketplace' ) } </>
			) }
			<Said
				locale={ last.isMine ? mine : ( other?.locale ?? '' ) }
				usual={ last.excerpt ? undefined : words }
			>
				{ words }
			</Said>
		</>
	);
};

/** Which job it is about, and where that stands. */
const Job = ( {
	conversation: { job, with: other },
}: {
	conversation: Listed;
} ) => {
	const { user } = useCurrentUser();
	const company = other?.role === 'contractor' ? other : user;
	return (
		job && (
			<p className="th-job">
				<StageMark stage={ job.stage } />
				<VisuallyHidden>
					{ `${ choiceLabel< string >( stages(), job.stage ) }: ` }
				</VisuallyHidden>
				<span>
					<Said locale={ company?.locale ?? '' }>{ job.title }</Said>
				</span>
			</p>
		)
	);
};

interface ConversationRowProps {
	conversation: Listed;
	/** Whether it is open on the screen. */
	isCurrent: boolean;
}

export const ConversationRow = ( {
	conversation,
	isCurrent,
}: ConversationRowProps ) => {
	const { id, with: other, last, unread } = conversation;
	return (
		<li className={ classNames( 'th', unread > 0 && 'is-unread' ) }>
			<Face of={ other } sizes="72px" />
			<h2>
				<Link
					to={ conversationPath( id ) }
					aria-current={ isCurrent || undefined }
				>
					{ nameOf( other ) }
				</Link>
			</h2>
			<span className="th-side">
				{ last && (
					<time dateTime={ `${ last.date }Z` }>
						{ whenWords( last.date ) }
					</time>
				) }
				<Badge unread={ unread } />
			</span>
			<Job conversation={ conversation } />
			<p>
				<LastWords conversation={ conversation } />
			</p>
		</li>
	);
};
