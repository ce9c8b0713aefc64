// /designer/editwork: adds a portfolio project, or changes the one with ?id=.
import { __ } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { useCreatedItem } from '../../../components/form/use-created-item';
import { PageError } from '../../../components/error-state';
import { NotFound } from '../../../components/not-found';
import { PageHead } from '../../../components/page-head';
import { PageSkeleton } from '../../../components/skeletons';
import { routes } from '../../../contract/routes';
import { isGone } from '../../../lib/api-error';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { designerPath } from '../../../lib/paths';
import { WorkForm } from '../components/work-form';
import { useWork } from '../hooks/use-works';
import type { Work } from '../types';
import '../works.css';

const EditWorkScreen = () => {
	const [ params ] = useSearchParams();
	const id = Number( params.get( 'id' ) ) || null;
	const title = id
		? __( 'Edit project', 'design-marketplace' )
		: routes.edit_work.title();
	useDocumentTitle( title );
	const { user } = useCurrentUser();
	const profile = designerPath( user?.slug ?? '' );
	const { made, key, onSaved, onPart } = useCreatedItem< Work >(
		id,
		profile
	);
	const { data, isLoading, error, refetch } = useWork( made ? null : id );
	const work = made ?? data;

	if ( isLoading ) {
		return <PageSkeleton />;
	}
	if ( isGone( error ) || ( work && ! work.can.edit ) ) {
		return <NotFound />;
	}
	if ( error ) {
		return <PageError error={ error } onRetry={ refetch } />;
	}
	return (
		<>
			<PageHead title={ title } />
			<div className="grid edit-work">
				<div className="c1-12">
					<WorkForm
						key={ key }
						onSaved={ onSaved }
						onPart={ onPart }
						work={ work }
						back={ profile }
					/>
				</div>
			</div>
		</>
	);
};

export default EditWorkScreen;
