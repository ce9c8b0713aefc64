// The tools, in each of the list's states.
import { __ } from '@wordpress/i18n';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Bone, Loading, TextBones } from '../../../../components/skeletons';
import { useTools } from '../hooks/use-tools';
import { ToolCard } from './tool-card';

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

export const ToolList = () => {
	const { data, error, isFetching, refetch } = useTools();
	if ( ! data ) {
		return error ? (
			<ErrorState
				error={ error }
				retrying={ isFetching }
				onRetry={ () => void refetch() }
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
