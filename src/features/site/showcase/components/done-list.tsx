// A page of past projects in the layout of the showcase.
import { useRef } from '@wordpress/element';
import { Loading } from '../../../../components/skeletons';
import { useFocusInList } from '../../../../lib/use-focus-in-list';
import type { DoneProject as Project } from '../types';
import { DoneProject } from './done-project';

interface DoneListProps {
	projects: Project[];
	busy: boolean;
}

export const DoneList = ( { projects, busy }: DoneListProps ) => {
	const list = useRef< HTMLDivElement >( null );
	const focusInList = useFocusInList( list, projects );
	return (
		<div className="grid">
			<div
				ref={ list }
				{ ...focusInList }
				className="done-list"
				aria-busy={ busy || undefined }
			>
				{ projects.map( ( project, index ) => (
					<DoneProject
						key={ project.id }
						project={ project }
						isFirst={ index === 0 }
					/>
				) ) }
			</div>
		</div>
	);
};

export const DoneBones = () => (
	<Loading>
		<div className="grid">
			<div className="done-list">
				{ [ 1, 2 ].map( ( place ) => (
					<div key={ place } className="done-project">
						<span className="pic bone" />
					</div>
				) ) }
			</div>
		</div>
	</Loading>
);
