// /settings: a member's own profile and account.
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../../components/empty-state';
import { PageSkeleton } from '../../../../components/skeletons';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { useCurrentUser } from '../../../../lib/current-user';
import { useDocumentTitle } from '../../../../lib/document-title';
import { pageRoleOf, usePageRole } from '../../../../lib/page-role';
import '../members.css';
import { SettingsFormView } from '../settings/settings-form-view';
import { tabFrom } from '../settings/settings-form';
import type { TabId } from '../settings/settings-form';

const TAB = 'tab';

const accountDeleted = (): string =>
	__(
		'Your account and everything in it are deleted. Thank you for having been here.',
		'design-marketplace'
	);

const SettingsScreen = () => {
	const { user, isLoading, leave } = useCurrentUser();
	const [ params, setParams ] = useSearchParams();
	useDocumentTitle( routes.settings.title() );
	usePageRole( pageRoleOf( user?.role ) );

	const open = useCallback(
		( tab: TabId ) =>
			setParams(
				( current ) => {
					current.set( TAB, tab );
					return current;
				},
				{ replace: true, preventScrollReset: true }
			),
		[ setParams ]
	);

	if ( isLoading ) {
		return <PageSkeleton />;
	}
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 }>
					{ __( 'Settings', 'design-marketplace' ) }
				</h1>
			</div>
			{ user ? (
				<SettingsFormView
					key={ user.id }
					member={ user }
					tab={ tabFrom( params.get( TAB ), user.role ) }
					onTab={ open }
					onDeleted={ () =>
						leave( '/', { farewell: accountDeleted() } )
					}
					onSignedOut={ () =>
						leave( '/login', {
							notice: messages.signed_out(),
							email: user.email,
						} )
					}
				/>
			) : (
				<div className="grid member-form">
					<EmptyState
						title={ __(
							'These settings are for members.',
							'design-marketplace'
						) }
					/>
				</div>
			) }
		</>
	);
};

export default SettingsScreen;
