// A company's button to put a designer on a list. Nobody else loads it.
import { Suspense } from '@wordpress/element';
import { useCurrentUser } from '../../lib/current-user';
import { lazyPart } from '../../lib/load-chunk';

const PutButton = lazyPart<
	{ designer: { id: number; name: string } },
	'PutButton'
>(
	() => import( '../../features/jobs/lists/components/put-button' ),
	'PutButton'
);

export const PutOnList = ( {
	designer,
}: {
	designer: { id: number; name?: string };
} ) => {
	const { user } = useCurrentUser();
	const { id, name = '' } = designer;
	return user?.role === 'contractor' ? (
		<Suspense fallback={ <span className="btn-room" /> }>
			<PutButton designer={ { id, name } } />
		</Suspense>
	) : null;
};
