// /tools: templates and guides to take along, films to watch, articles to read.
import { __ } from '@wordpress/i18n';
import { Html } from '../../../../components/html';
import { Mega } from '../../../../components/mega';
import { useDocumentTitle } from '../../../../lib/document-title';
import { ReadingList } from '../components/reading-list';
import { ToolList } from '../components/tool-list';
import { useToolsPage } from '../hooks/use-tools';
import '../../../../styles/prose.css';
import '../tools.css';

export default function ToolsScreen() {
	const { data: page } = useToolsPage();
	const title = page?.title || __( 'Tools', 'design-marketplace' );
	useDocumentTitle( title );
	return (
		<>
			<div className="page-head tools-head grid">
				<Mega text={ title } locale={ page?.title ? '' : undefined } />
				{ page?.content && (
					<Html
						locale=""
						className="prose lead c4-9"
						html={ page.content }
					/>
				) }
			</div>
			<div className="tool-part grid">
				<ToolList />
			</div>
			<ReadingList />
		</>
	);
}
