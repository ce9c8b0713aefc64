// /designer/:slug: a designer's head and portfolio; for strangers the wall, if it is not open to them. /designer/:slug/:work: one project,
// over that page where it was opened there, and otherwise by itself.
import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/skeletons';
import type { Member } from '../../contract/shapes';
import { ProfileFrame } from '../../features/people/members/profile/profile-frame';
import {
	isOpen,
	useProfile,
} from '../../features/people/members/profile/use-profile';
import { getBoot } from '../../lib/boot';
import { lazyPart, loadChunk } from '../../lib/load-chunk';
import { isOpenedHere } from '../../lib/opened-here';
import { useLook } from '../../lib/use-look';
import type { DesignerProps } from './designer-for-members';
import type { WorkPageProps } from './work-page';

const load = () => import( './designer-for-members' );
const loadWork = () => import( './work-page' );

let Designer: ComponentType< DesignerProps > = lazyPart(
	load,
	'DesignerForMembers'
);
let WorkPage: ComponentType< WorkPageProps > = lazyPart( loadWork, 'WorkPage' );

/** Waits for what the page shows a stranger at once, so that the first paint stands until then. */
export async function ready(): Promise< void > {
	const answers = Object.entries( getBoot().preload );
	// A list of projects comes with an open portfolio, one of them with its own address.
	if ( answers.some( ( [ path ] ) => /\/work\?.*\bslug=/.test( path ) ) ) {
		( { WorkPage } = await loadChunk( loadWork ) );
	} else if (
		answers.some( ( [ , { body } ] ) =>
			isOpen( [ body ].flat()[ 0 ] as Member | undefined )
		)
	) {
		Designer = ( await loadChunk( load ) ).DesignerForMembers;
	}
}

const DesignerProfilePage = () => {
	const { slug = '', work } = useParams();
	const { state } = useLocation();
	const isProfile = work === undefined || isOpenedHere( state );
	const { data: designer } = useProfile( slug );
	useLook( 'member', isProfile ? designer?.id : undefined );
	const profile = (
		<ProfileFrame
			slug={ slug }
			memberRole="designer"
			unnamed={ __( 'Designer', 'design-marketplace' ) }
			load={ load }
		>
			{ ( member, isOwner ) => (
				<Designer slug={ slug } member={ member } isOwner={ isOwner } />
			) }
		</ProfileFrame>
	);
	return isProfile ? (
		profile
	) : (
		<Suspense fallback={ <PageSkeleton /> }>
			<WorkPage
				key={ `${ slug }/${ work }` }
				slug={ slug }
				at={ work }
				wall={ profile }
			/>
		</Suspense>
	);
};

export default DesignerProfilePage;
