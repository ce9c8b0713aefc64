// Head of a conversation: the other person, and actions on them.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DropMenu } from '../../../components/drop-menu';
import { Icon } from '../../../components/icon';
import { Link } from '../../../components/link';
import { fitWords } from '../../../components/mega';
import { routes } from '../../../contract/routes';
import { profilePath } from '../../../lib/paths';
import type { Thread } from '../types';
import { nameOf } from '../words';
import { BlockDialog } from './block-dialog';
import { Face } from './face';

const blockWords = ( name: string ) =>
	/* translators: %s: name of a member. */
	sprintf( __( 'Block %s', 'design-marketplace' ), name );
const unblockWords = ( name: string ) =>
	/* translators: %s: name of a member. */
	sprintf( __( 'Unblock %s', 'design-marketplace' ), name );

/** Each entry has a line that explains its effect. */
const More = ( {
	thread: { with: other, can, isBlocked },
	onBlock,
}: {
	thread: Thread;
	onBlock: () => void;
} ) => {
	const name = nameOf( other );
	return (
		<DropMenu
			label={ __( 'More about this conversation', 'design-marketplace' ) }
			button={ <Icon name="more" /> }
		>
			{ other && (
				<li>
					<Link to={ profilePath( other ) }>
						{ other.role === 'designer'
							? __( 'See the portfolio', 'design-marketplace' )
							: __( 'See the company', 'design-marketplace' ) }
					</Link>
				</li>
			) }
			{ ( can.block || isBlocked ) && (
				<li>
					<button type="button" onClick={ onBlock }>
						<span>
							{ isBlocked
								? unblockWords( name )
								: blockWords( name ) }
						</span>
						<span className="mini">
							{ isBlocked
								? __(
										'Both can write, apply and ask again.',
										'design-marketplace'
									)
								: __(
										'Neither can write, apply or ask. They are not told.',
										'design-marketplace'
									) }
						</span>
					</button>
				</li>
			) }
		</DropMenu>
	);
};

export const ThreadHead = ( { thread }: { thread: Thread } ) => {
	const { with: other, isBlocked } = thread;
	const [ asks, setAsks ] = useState( false );
	return (
		<div className="t-head">
			<Link
				className="plain t-back"
				to={ routes.messages.path }
				aria-label={ __(
					'Back to all conversations',
					'design-marketplace'
				) }
			>
				<Icon name="arrow-left" />
			</Link>
			<Face of={ other } sizes="72px" />
			<div className="t-who" tabIndex={ -1 }>
				<h1 className="t3" style={ fitWords( nameOf( other ) ) }>
					{ other ? (
						<Link to={ profilePath( other ) }>
							{ nameOf( other ) }
						</Link>
					) : (
						nameOf( other )
					) }
				</h1>
				{ isBlocked && (
					<p className="mini soft">
						{ __( 'Blocked by you', 'design-marketplace' ) }
					</p>
				) }
			</div>
			{ other && (
				<More thread={ thread } onBlock={ () => setAsks( true ) } />
			) }
			{ asks && (
				<BlockDialog
					thread={ thread }
					onClose={ () => setAsks( false ) }
				/>
			) }
		</div>
	);
};
