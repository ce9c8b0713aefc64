// Small labels, and a list of them that says how many more there are.
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { CARD_TAGS } from '../lib/constants';
import { classNames } from './class-names';

interface TagProps {
	/** 'full' is filled with the role's ink, 'closed' with the page's. */
	kind?: 'full' | 'closed';
	children: ReactNode;
}

export const Tag = ( { kind, children }: TagProps ) => (
	<span className={ classNames( 'tag', kind ) }>{ children }</span>
);

interface TagListProps {
	items: readonly string[];
	/** Number of labels to show; Infinity for all. */
	max?: number;
}

export const TagList = ( { items, max = CARD_TAGS }: TagListProps ) => {
	const hidden = items.length - max;
	return items.length === 0 ? null : (
		<ul className="tags">
			{ items.slice( 0, max ).map( ( item ) => (
				<li key={ item } className="tag">
					{ item }
				</li>
			) ) }
			{ hidden > 0 && (
				<li className="tag more">
					{ sprintf(
						/* translators: %d: how many tags are not shown. */
						__( '+%d more', 'design-marketplace' ),
						hidden
					) }
				</li>
			) }
		</ul>
	);
};
