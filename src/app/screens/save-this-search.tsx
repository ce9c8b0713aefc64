// Below the filters of a list: members save the search. Strangers never load it.
import { Suspense } from '@wordpress/element';
import { useSearchParams } from 'react-router-dom';
import type { SavedSearch } from '../../contract/shapes';
import { useCurrentUser } from '../../lib/current-user';
import { lazyPart } from '../../lib/load-chunk';

const SaveSearch = lazyPart(
	() => import( '../../features/alerts/components/save-search' ),
	'SaveSearch'
);

export const SaveThisSearch = ( { kind }: Pick< SavedSearch, 'kind' > ) => {
	const { user } = useCurrentUser();
	const [ params ] = useSearchParams();
	// The parameters of the address have the server's names for filters, and the server ignores others.
	const filters = Object.fromEntries( params );
	return user ? (
		<Suspense fallback={ null }>
			<SaveSearch
				key={ params.toString() }
				kind={ kind }
				filters={ filters }
			/>
		</Suspense>
	) : null;
};
