// A page of projects done together, in the showcase's rhythm.
import { Loading } from '../../../components/skeletons';
import { tileLayouts } from '../tile-layout';
import type { DoneProject as Project } from '../types';
import { DoneProject } from './done-project';

interface DoneListProps {
	projects: Project[];
	busy: boolean;
}

export const DoneList = ( { projects, busy }: DoneListProps ) => {
	const layouts = tileLayouts( projects.length );
	return (
		<div className="grid">
			<div className="done-list" aria-busy={ busy || undefined }>
				{ projects.map( ( project, index ) => {
					const layout = layouts[ index ];
					return (
						layout && (
							<DoneProject
								key={ project.id }
								project={ project }
								priority={ index === 0 }
								{ ...layout }
							/>
						)
					);
				} ) }
			</div>
		</div>
	);
};

export const DoneBones = () => (
	<Loading>
		<div className="grid">
			<div className="done-list">
				{ tileLayouts( 2 ).map( ( { className } ) => (
					<div
						key={ className }
						className={ `done-project ${ className }` }
					>
						<span className="pic bone" />
					</div>
				) ) }
			</div>
		</div>
	</Loading>
);
