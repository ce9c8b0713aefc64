import { routes } from '../../../../contract/routes';
import { useDocumentTitle } from '../../../../lib/document-title';

const SavedScreen = () => {
	useDocumentTitle( routes.saved.title() );
	return (
		<div className="page-head grid">
			<h1 className="t1 c1-9">{ routes.saved.title() }</h1>
		</div>
	);
};

export default SavedScreen;
