// /lists: a company's lists of designers. ?invite=id: one is picked to invite from.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { Link } from '../../../../components/link';
import { PagePending } from '../../../../components/page-pending';
import * as limits from '../../../../contract/limits';
import { routes } from '../../../../contract/routes';
import { useDocumentTitle } from '../../../../lib/document-title';
import { formatDate } from '../../../../lib/format';
import { usePageRole } from '../../../../lib/page-role';
import { listPath } from '../../../../lib/paths';
import { useLists } from '../api/lists-api';
import { EmptyList } from '../components/empty-list';
import { NewListDialog } from '../components/name-dialogs';
import { countWords } from '../words';
import '../lists.css';

const ListsScreen = () => {
	const [ params ] = useSearchParams();
	const navigate = useNavigate();
	const query = useLists();
	const { data } = query;
	const [ isMaking, setMaking ] = useState( false );
	const invite = Number( params.get( 'invite' ) ) || undefined;
	useDocumentTitle( routes.lists.title() );
	usePageRole( 'entrepreneur' );
	if ( ! data ) {
		return <PagePending query={ query } />;
	}
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 }>
					{ routes.lists.title() }
				</h1>
				{ invite && data.length > 0 && (
					<p className="t4 c1-9">
						{ __(
							'Choose a list to invite from.',
							'design-marketplace'
						) }
					</p>
				) }
			</div>
			{ data.length === 0 ? (
				<EmptyList />
			) : (
				<div className="grid">
					<ul className="all-lists c1-12">
						{ data.map( ( { id, name, count, share } ) => (
							<li key={ id }>
								<Link
									to={ listPath( id, invite ) }
									className="t3"
								>
									{ name }
								</Link>
								<span>{ countWords( count ) }</span>
								<span className="soft">
									{ share &&
										sprintf(
											/* translators: %s: day. */
											__(
												'lent until %s',
												'design-marketplace'
											),
											formatDate( share.until )
										) }
								</span>
							</li>
						) ) }
					</ul>
				</div>
			) }
			{ data.length < limits.lists_max && (
				<div className="grid list-new">
					<div className="c1-12">
						<Button
							variant="second"
							icon="plus"
							onClick={ () => setMaking( true ) }
						>
							{ __( 'New list', 'design-marketplace' ) }
						</Button>
					</div>
				</div>
			) }
			{ isMaking && (
				<NewListDialog
					onMade={ ( id ) => void navigate( listPath( id, invite ) ) }
					onClose={ () => setMaking( false ) }
				/>
			) }
		</>
	);
};

export default ListsScreen;
