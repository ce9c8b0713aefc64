import { routes } from '../../../../contract/routes';
import { useDocumentTitle } from '../../../../lib/document-title';

const TemplatesScreen = () => {
	useDocumentTitle( routes.templates.title() );
	return (
		<div className="page-head grid">
			<h1 className="t1 c1-9">{ routes.templates.title() }</h1>
		</div>
	);
};

export default TemplatesScreen;
