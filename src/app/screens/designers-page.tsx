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
	const isCompany = useCurrentUser().user?.role === 'contractor';
	// The member is known only after the list is drawn: it stays where it is, and with it what was typed by then.
	return (
		<div className={ isCompany ? 'lt' : undefined }>
			<div>
				<DesignersScreen
					save={ <SaveThisSearch kind="designers" /> }
					actionOf={
						isCompany
							? ( designer ) => (
									<PutOnList designer={ designer } />
								)
							: undefined
					}
				/>
			</div>
			{ isCompany && (
				<Suspense fallback={ <div /> }>
					<Tray />
				</Suspense>
			) }
		</div>
	);
};

export default DesignersPage;
