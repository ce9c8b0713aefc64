// For its owner: about how often a page was looked at, and how many have applied.
import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { OwnFigures } from '../../../../contract/shapes';
import { formatNumber } from '../../../../lib/format';
import { ownFigures } from '../api/figures-api';

type Item = OwnFigures[ 'items' ][ number ];

/** Nothing where nobody has looked, nor while it is not known. */
export const OwnViews = ( { kind, id }: Pick< Item, 'kind' | 'id' > ) => {
	const { data } = useQuery( ownFigures );
	const item = data?.items.find(
		( one ) => one.kind === kind && one.id === id
	);
	if ( ! data || ! item?.views ) {
		return null;
	}
	const looks = sprintf(
		/* translators: 1: a number, in tens; 2: number of days. */
		__(
			'Seen about %1$s times in the last %2$s days',
			'design-marketplace'
		),
		formatNumber( item.views ),
		formatNumber( data.days )
	);
	const applied =
		item.applications > 0 &&
		sprintf(
			/* translators: %s: number of applications. */
			_n(
				'%s application',
				'%s applications',
				item.applications,
				'design-marketplace'
			),
			formatNumber( item.applications )
		);
	return (
		<div className="grid">
			<p className="c1-12 small soft">
				{ [ looks, applied ].filter( Boolean ).join( ', ' ) }
			</p>
		</div>
	);
};
