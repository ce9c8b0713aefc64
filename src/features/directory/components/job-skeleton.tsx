// Skeletons of jobs. A growing list renders them anew each time: a new element does not
// move, while a moved one would count as a layout shift.
import * as limits from '../../../contract/limits';
import { Bone } from '../../../components/skeletons';

interface JobSkeletonProps {
	count?: number;
}

const range = ( count: number ) =>
	Array.from( { length: count }, ( _, i ) => i );

export const JobBones = ( {
	count = limits.projects_step,
}: JobSkeletonProps ) => (
	<div className="jobs" aria-hidden="true">
		{ range( count ).map( ( index ) => (
			<div key={ index } className="job bones">
				<div className="firm">
					<span className="logo bone" />
					<Bone className="line" width="70%" />
				</div>
				<div className="what">
					<Bone className="line" height="var(--t-3)" width="80%" />
					<Bone className="line" height="88px" />
				</div>
				<span className="pic bone" />
			</div>
		) ) }
	</div>
);

export const ClosedJobBones = ( {
	count = limits.projects_step,
}: JobSkeletonProps ) => (
	<>
		{ range( count ).map( ( index ) => (
			<div key={ index } className="closed-job bones" aria-hidden="true">
				<span className="pic bone" />
				<Bone className="line" width="30%" />
				<Bone className="line" width="80%" />
			</div>
		) ) }
	</>
);
