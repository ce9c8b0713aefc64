// Leads to the conversation with somebody who has applied.
import { _x } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
import { conversationPath } from '../../../../lib/paths';

interface AnswerLinkProps {
	conversation: string;
	/** Name of the applicant. */
	name: string;
	className: string;
}

export const AnswerLink = ( {
	conversation,
	name,
	className,
}: AnswerLinkProps ) => {
	const words = _x( 'Write', 'button', 'design-marketplace' );
	return (
		<Link
			className={ className }
			to={ conversationPath( conversation ) }
			aria-label={ `${ words }, ${ name }` }
		>
			<Icon name="letter" /> { words }
		</Link>
	);
};
