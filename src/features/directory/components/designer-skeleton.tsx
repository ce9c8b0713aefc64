// The designers list before it is there: the first rows of its rhythm.
import { Bone, Loading } from '../../../components/skeletons';

export const DesignerSkeleton = () => (
	<Loading>
		<div className="grid people">
			{ [ 1, 2, 3 ].map( ( card ) => (
				<div key={ card } className="person">
					<div className="info">
						<Bone className="line" height="1.6em" />
						<div className="who">
							<Bone width="44px" height="44px" round />
							<Bone className="line" width="55%" />
						</div>
						<Bone className="line" width="35%" />
					</div>
					<div className="thumbs">
						<span className="pic bone" />
						<span className="pic bone" />
						<span className="pic bone" />
					</div>
				</div>
			) ) }
		</div>
	</Loading>
);
