// The content of a past project's tile. The first tile is the large one.
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import * as sizes from '../../../../contract/sizes';
import type { PastProject } from '../api/read-items';

interface DoneBodyProps {
	project: PastProject;
	isFirst: boolean;
}

export const DoneBody = ( { project, isFirst }: DoneBodyProps ) => {
	const { title, locale, excerpt, image, year } = project;
	return (
		<>
			<PictureTile
				image={ image }
				sizes={ isFirst ? sizes.wide : sizes.quarter }
			/>
			<span className="cap">
				<span>
					<b>
						<Said locale={ locale }>{ title }</Said>
					</b>
					{ excerpt && (
						<>
							<br />
							<span className="soft">
								<Said locale={ locale }>{ excerpt }</Said>
							</span>
						</>
					) }
				</span>
				{ year && <span className="soft">{ year }</span> }
			</span>
		</>
	);
};
