// /designer/:slug: a designer's head and portfolio; for strangers the wall.
import { __ } from '@wordpress/i18n';
import { useParams } from 'react-router-dom';
import { PageError } from '../../components/error-state';
import { fitWords } from '../../components/mega';
import { NotFound } from '../../components/not-found';
import { PageSkeleton } from '../../components/skeletons';
import { DesignerHead } from '../../features/members/profile/designer-head';
import { OwnerBar } from '../../features/members/profile/owner-bar';
import { SavedNotice } from '../../features/members/profile/saved-notice';
import { SignUpWall } from '../../features/members/profile/sign-up-wall';
import { useProfile } from '../../features/members/profile/use-profile';
import { Portfolio } from '../../features/works/components/portfolio';
import { isKnownMissing } from '../../lib/boot';
import { useCurrentUser } from '../../lib/current-user';
import { useDocumentTitle } from '../../lib/document-title';
import { editWorkPath } from '../../lib/paths';

const DesignerProfilePage = () => {
	const { slug = '' } = useParams();
	const { isLoggedIn } = useCurrentUser();
	const { data: member, isPending, error, refetch } = useProfile( slug );
	const name = member?.name ?? __( 'Designer', 'design-marketplace' );
	useDocumentTitle( name );
	if ( isPending ) {
		return <PageSkeleton />;
	}
	if ( error ) {
		return <PageError error={ error } onRetry={ () => void refetch() } />;
	}
	if ( ! isLoggedIn && ! isKnownMissing( window.location.pathname ) ) {
		return (
			<>
				<div className="page-head grid profile-head">
					<h1
						className="mega c1-12"
						style={ fitWords( name ) }
						tabIndex={ -1 }
					>
						{ name }
					</h1>
				</div>
				<SignUpWall
					behind={ member?.latest_works?.map(
						( { image } ) => image
					) }
				/>
			</>
		);
	}
	if ( ! member || member.role !== 'designer' ) {
		return <NotFound />;
	}
	const isOwner = member.can?.edit ?? false;
	return (
		<>
			{ isOwner && (
				<OwnerBar
					text={ __(
						'This is how others see you.',
						'design-marketplace'
					) }
					addTo={ editWorkPath() }
					addLabel={ __( 'Add a project', 'design-marketplace' ) }
				/>
			) }
			<SavedNotice />
			<DesignerHead member={ member } />
			<Portfolio slug={ slug } name={ name } isOwner={ isOwner } />
		</>
	);
};

export default DesignerProfilePage;
