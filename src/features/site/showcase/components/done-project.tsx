// A past project: a large picture with the text below it.
import { Link } from '../../../../components/link';
import { fitWords } from '../../../../components/mega';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import * as sizes from '../../../../contract/sizes';
import { parseGmt } from '../../../../lib/format';
import { readTimeWords } from '../../../../lib/read-time';
import type { DoneProject as Project } from '../types';

interface DoneProjectProps {
	project: Project;
	/** Whether it comes first on the page, so that its picture loads first. */
	isFirst: boolean;
}

export const DoneProject = ( { project, isFirst }: DoneProjectProps ) => {
	const { title, locale, excerpt, image, date, readTime, link } = project;
	const words = <Said locale={ locale }>{ title }</Said>;
	const year = parseGmt( date ).getFullYear();
	return (
		<article className="done-project">
			<PictureTile
				image={ image }
				alt=""
				sizes={ isFirst ? sizes.showcase_first : sizes.showcase_others }
				priority={ isFirst }
			/>
			<h2 className="t3" style={ fitWords( title ) }>
				{ link ? <Link to={ link }>{ words }</Link> : words }
			</h2>
			{ excerpt && (
				<p className="text">
					<Said locale={ locale }>{ excerpt }</Said>
				</p>
			) }
			<p className="small soft">
				{ [
					Number.isNaN( year ) ? '' : year,
					readTimeWords( readTime ),
				]
					.filter( Boolean )
					.join( ', ' ) }
			</p>
		</article>
	);
};
