// A page of past projects in the layout of the showcase.
import { useRef } from '@wordpress/element';
import { Loading } from '../../../../components/skeletons';
import { useFocusInList } from '../../../../lib/use-focus-in-list';
import type { Article as Project } from '../../articles';
import { Link } from '../../../../components/link';
import { fitWords } from '../../../../components/mega';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import * as sizes from '../../../../contract/sizes';
import { parseGmt } from '../../../../lib/format';
import { readTimeWords } from '../../../../lib/read-time';

// A past project: a large picture with the text below it.

interface DoneProjectProps {
	project: Project;
	/** Whether it comes first on the page, so that its picture loads first. */
	isFirst: boolean;
}

const DoneProject = ( { project, isFirst }: DoneProjectProps ) => {
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
