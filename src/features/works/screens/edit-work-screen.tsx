// /designer/editwork: adds a portfolio project, or changes the one with ?id=.
import { __ } from '@wordpress/i18n';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMade } from '../../../components/form/use-made';
import { PageError } from '../../../components/error-state';
import { NotFound } from '../../../components/not-found';
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
	const { made, key, keep } = useMade< Work >( id );
	const { data, isLoading, error, refetch } = useWork( made ? null : id );
	const work = made ?? data;
	const navigate = useNavigate();
	const profile = designerPath( user?.slug ?? '' );

	if ( isLoading ) {
		return <PageSkeleton />;
	}
	if ( isGone( error ) || ( work && ! work.can.edit ) ) {
		return <NotFound />;
	}
	if ( error ) {
		return <PageError error={ error } onRetry={ () => void refetch() } />;
	}
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 }>
					{ title }
				</h1>
			</div>
			<div className="grid edit-work">
				<div className="c4-10">
					<WorkForm
						key={ key }
						work={ work }
						back={ profile }
						onSaved={ ( { status } ) =>
							void navigate( profile, {
								state: { notice: id ? 'update' : status },
							} )
						}
						onPart={ ( saved ) => {
							if ( id === null ) {
								keep( saved );
								void navigate( `?id=${ saved.id }`, {
									replace: true,
									preventScrollReset: true,
								} );
							}
						} }
					/>
				</div>
			</div>
		</>
	);
};

export default EditWorkScreen;
