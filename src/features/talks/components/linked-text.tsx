// A message as it was typed: with its line breaks, its language, and its addresses as links.
import { Fragment, useMemo } from '@wordpress/element';
import { foreign, typeset } from '../../../lib/typeset';
import { partsOf } from '../links';

interface LinkedTextProps {
	children: string;
	/** The language it was written in. */
	locale: string;
}

export const LinkedText = ( { children, locale }: LinkedTextProps ) => {
	const parts = useMemo( () => partsOf( children ), [ children ] );
	return (
		<p className="msg-text" lang={ foreign( locale ) }>
			{ parts.map( ( { text, href }, index ) =>
				href ? (
					<a
						key={ index }
						href={ href }
						target="_blank"
						rel="noopener noreferrer nofollow ugc"
					>
						{ text }
					</a>
				) : (
					<Fragment key={ index }>
						{ typeset( text, locale ) }
					</Fragment>
				)
			) }
		</p>
	);
};
