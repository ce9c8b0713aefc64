import { routes } from '../../../../contract/routes';
import { useDocumentTitle } from '../../../../lib/document-title';

const SharedListScreen = () => {
	useDocumentTitle( routes.shared_list.title() );
	return (
		<div className="page-head grid">
			<h1 className="t1 c1-9">{ routes.shared_list.title() }</h1>
		</div>
	);
};

export default SharedListScreen;
