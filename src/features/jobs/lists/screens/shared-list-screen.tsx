// /lists/shared/:token: a list that a company lends, for whoever has the address.
import { __, sprintf } from '@wordpress/i18n';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { PagePending } from '../../../../components/page-pending';
import { fitWords } from '../../../../components/mega';
import { routes } from '../../../../contract/routes';
import { isGone } from '../../../../lib/api-error';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useSharedList } from '../api/lists-api';
import { ListRow } from '../components/list-row';
import { countWords } from '../words';
import '../lists.css';

const SharedListScreen = () => {
	const { token = '' } = useParams();
	const query = useSharedList( token );
	const { data, error } = query;
	const ended = __( 'This address has ended', 'design-marketplace' );
	useDocumentTitle(
		data?.name ?? ( isGone( error ) ? ended : routes.shared_list.title() )
	);
	if ( data ) {
		return (
			<>
				<div className="page-head grid shared-head">
					<div className="c1-9">
						<p>
							{ sprintf(
								/* translators: %s: company. */
								__(
									'%s shows you a list',
									'design-marketplace'
								),
								data.company
							) }
						</p>
						<h1 className="t1" style={ fitWords( data.name ) }>
							{ data.name }
						</h1>
					</div>
					<p className="c10-12 small">
						<b>{ countWords( data.people.length ) }</b>{ ' ' }
						{ __(
							'This address is lent for thirty days, and is in no search engine.',
							'design-marketplace'
						) }
					</p>
				</div>
				<div className="grid">
					<ul className="people-rows is-shared c1-12">
						{ data.people.map( ( person ) => (
							<ListRow
								key={ person.id }
								person={ person }
								more={
									person.note && (
										<p className="shared-note">
											{ person.note }
										</p>
									)
								}
							/>
						) ) }
					</ul>
				</div>
			</>
		);
	}
	if ( isGone( error ) ) {
		return (
			<div className="page-head grid shared-head">
				<h1 className="t1 c1-9">{ ended }</h1>
				<div className="c4-9 stack">
					<p className="t3">
						{ __(
							'Lists are lent for thirty days, or until the company takes them back. Ask for a new one.',
							'design-marketplace'
						) }
					</p>
					<div className="btns">
						<ButtonLink
							variant="second"
							to={ routes.designers.path }
						>
							{ routes.designers.title() }
						</ButtonLink>
					</div>
				</div>
			</div>
		);
	}
	return <PagePending query={ query } />;
};

export default SharedListScreen;
