// GET dm/figures/own: looks at one's own pages, and applications.
import type { OwnFigures } from '../../../../contract/shapes';
import { get } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';

export const ownFigures = {
	queryKey: [ KEYS.me, 'figures' ],
	queryFn: ( { signal }: { signal?: AbortSignal } ) =>
		get< OwnFigures >(
			'/design-marketplace/v1/figures/own',
			{},
			{ signal }
		),
};
