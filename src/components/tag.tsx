// Small labels, and a list of skills that says how many more there are.
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { CARD_TAGS } from '../lib/constants';
import type { SkillName } from '../lib/skills';
import { classNames } from './class-names';
import { Said } from './said';

interface TagProps {
	/** 'full' is filled with the role's ink, 'closed' with the page's. */
	kind?: 'full' | 'closed';
	children: ReactNode;
}

export const Tag = ( { kind, children }: TagProps ) => (
	<span className={ classNames( 'tag', kind ) }>{ children }</span>
);

interface TagListProps {
	items: readonly SkillName[];
	/** Number of labels to show; Infinity for all. */
	max?: number;
}

export const TagList = ( { items, max = CARD_TAGS }: TagListProps ) => {
	const hidden = items.length - max;
	return items.length === 0 ? null : (
		<ul className="tags">
			{ items.slice( 0, max ).map( ( item ) => (
				<li key={ item.id } className="tag">
					<Said locale={ item.locale }>{ item.name }</Said>
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
