// /tools: templates and guides to take along, films to watch, articles to read.
import { __ } from '@wordpress/i18n';
import { Html } from '../../../../components/html';
import { Mega } from '../../../../components/mega';
import { useDocumentTitle } from '../../../../lib/document-title';
import { OnlyIn } from '../../../../components/only-in';
import { WrittenIn } from '../../../../lib/written-in';
import { ReadingList } from '../components/reading-list';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Bone, Loading, TextBones } from '../../../../components/skeletons';
import { ToolCard } from '../components/tool-card';
import { useQuery } from '@tanstack/react-query';
import { useStaticPage } from '../../../../lib/static-page';
import { toolsQuery } from '../api/tools-api';
import '../../../../styles/prose.css';
import '../tools.css';

// The tools, in each of the list's states.

const Bones = () => (
	<Loading>
		<div className="tools">
			{ [ 1, 2, 3 ].map( ( row ) => (
				<div key={ row } className="tool">
					<span className="pic bone" />
					<div className="about">
						<Bone className="line" height="var(--t-2)" />
						<TextBones />
					</div>
				</div>
			) ) }
		</div>
	</Loading>
);

const ToolList = () => {
	const { data, error, isFetching, refetch } = useQuery( toolsQuery() );
	if ( ! data ) {
		return error ? (
			<ErrorState
				error={ error }
				retrying={ isFetching }
				onRetry={ refetch }
			/>
		) : (
			<Bones />
		);
	}
	return data.length > 0 ? (
		<div className="tools">
			{ data.map( ( tool, index ) => (
				<ToolCard
					key={ tool.id }
					tool={ tool }
					priority={ index === 0 }
				/>
			) ) }
		</div>
	) : (
		<EmptyState
			title={ __(
				'The first tools are on their way',
				'design-marketplace'
			) }
			text={ __( 'Come back soon', 'design-marketplace' ) }
		/>
	);
};

export default function ToolsScreen() {
	const { data: page } = useStaticPage( 'tools' );
	const title = page?.title || __( 'Tools', 'design-marketplace' );
	useDocumentTitle( title );
	return (
		<WrittenIn.Provider value={ page?.locale ?? '' }>
			<OnlyIn languages={ page?.languages ?? [] } />
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
		</WrittenIn.Provider>
	);
}
