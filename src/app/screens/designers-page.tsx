// /designers: the list, with a button for members to save a filtered one; for companies with the tray, and a way into it on each card.
import { Suspense } from '@wordpress/element';
import DesignersScreen from '../../features/directory/screens/designers-screen';
import { useCurrentUser } from '../../lib/current-user';
import { lazyPart } from '../../lib/load-chunk';
import { PutOnList } from './put-on-list';
import { SaveThisSearch } from './save-this-search';

const Tray = lazyPart(
	() => import( '../../features/jobs/lists/components/tray' ),
	'Tray'
);

const DesignersPage = () => {
	const { user } = useCurrentUser();
	const save = <SaveThisSearch kind="designers" />;
	return user?.role === 'contractor' ? (
		<div className="lt">
			<div>
				<DesignersScreen
					save={ save }
					actionOf={ ( designer ) => (
						<PutOnList designer={ designer } />
					) }
				/>
			</div>
			<Suspense fallback={ <div /> }>
				<Tray />
			</Suspense>
		</div>
	) : (
		<DesignersScreen save={ save } />
	);
};

export default DesignersPage;
