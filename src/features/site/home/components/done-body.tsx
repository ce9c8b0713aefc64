// The content of a past project's tile. The first tile is the large one.
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import * as sizes from '../../../../contract/sizes';
import { parseGmt } from '../../../../lib/format';
import type { Article } from '../../articles';

interface DoneBodyProps {
	project: Article;
	isFirst: boolean;
}

export const DoneBody = ( { project, isFirst }: DoneBodyProps ) => {
	const { title, locale, excerpt, image, date } = project;
	const year = parseGmt( date ).getFullYear();
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
				{ ! Number.isNaN( year ) && (
					<span className="soft">{ year }</span>
				) }
			</span>
		</>
	);
};
