// /project/editmission: posts a design job, or changes the one with ?id=.
import { __, sprintf } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { useCreatedItem } from '../../../../components/form/use-created-item';
import { PageError } from '../../../../components/error-state';
import { NotFound } from '../../../../components/not-found';
import { PageSkeleton } from '../../../../components/skeletons';
import { messages } from '../../../../contract/messages';
import { routes } from '../../../../contract/routes';
import { isGone } from '../../../../lib/api-error';
import { useCurrentUser } from '../../../../lib/current-user';
import { projectPath } from '../../../../lib/paths';
import { useDocumentTitle } from '../../../../lib/document-title';
import { Icon } from '../../../../components/icon';
import type { FileObject } from '../../../../contract/shapes';
import { formatBytes } from '../../../../lib/format-size';
import { MissionForm } from '../components/mission-form';
import { useMission, useSaveMission } from '../hooks/use-missions';
import type { Mission } from '../types';
import '../missions.css';

// The design brief tool, for those affiliated with a university.

const BriefDownload = ( { file }: { file: FileObject } ) => (
	<div className="brief-download stack">
		<p className="text">
			{ __(
				'The design brief helps you to say what you need before you post.',
				'design-marketplace'
			) }
		</p>
		<a className="link" href={ file.url } download>
			<Icon name="download" />{ ' ' }
			{ sprintf(
				/* translators: %s: file size. */
				__(
					'Download the design brief tool (%s)',
					'design-marketplace'
				),
				formatBytes( file.filesize )
			) }
		</a>
	</div>
);

const EditMissionScreen = () => {
	const [ params ] = useSearchParams();
	const id = Number( params.get( 'id' ) ) || null;
	const title = id
		? __( 'Edit design job', 'design-marketplace' )
		: routes.edit_mission.title();
	useDocumentTitle( title );
	const { user } = useCurrentUser();
	const profile = projectPath( user?.slug ?? '' );
	const { made, key, onSaved, onPart } = useCreatedItem< Mission >(
		id,
		profile
	);
	const { data, isLoading, error, refetch } = useMission( made ? null : id );
	const mission = made ?? data;
	const save = useSaveMission( id, mission );

	if ( isLoading ) {
		return <PageSkeleton />;
	}
	if ( isGone( error ) || ( mission && ! mission.can.edit ) ) {
		return <NotFound title={ messages.mission_not_found() } />;
	}
	if ( error ) {
		return <PageError error={ error } onRetry={ refetch } />;
	}
	return (
		<MissionForm
			key={ key }
			onSaved={ onSaved }
			onPart={ onPart }
			mission={ mission }
			author={ { id: user?.id ?? 0, city: user?.city } }
			heading={ title }
			back={ profile }
			save={ ( values ) => save.mutateAsync( values ) }
			aside={
				user?.design_brief && (
					<BriefDownload file={ user.design_brief } />
				)
			}
		/>
	);
};

export default EditMissionScreen;
