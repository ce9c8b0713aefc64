import { routes } from '../../../../contract/routes';
import { useDocumentTitle } from '../../../../lib/document-title';

const ListsScreen = () => {
	useDocumentTitle( routes.lists.title() );
	return (
		<div className="page-head grid">
			<h1 className="t1 c1-9">{ routes.lists.title() }</h1>
		</div>
	);
};

export default ListsScreen;
