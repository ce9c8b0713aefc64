// A company's open design jobs by title and day, each a link: includes/Site/Paint/Profile.php.
import { Link } from '../../../../components/link';
import { Said } from '../../../../components/said';
import type { Member } from '../../../../contract/shapes';
import { missionPath } from '../../../../lib/paths';
import type { OpenJob } from '../types';
import '../../../../styles/headed-lines.css';

interface OpenJobsProps {
	/** The number of all of them. */
	words: string;
	jobs: readonly OpenJob[];
	of: Pick< Member, 'slug' | 'locale' >;
}

export const OpenJobs = ( { words, jobs, of }: OpenJobsProps ) => (
	<section className="open-jobs headed-lines">
		<h2 className="t2">{ words }</h2>
		<ul>
			{ jobs.map( ( { id, title, day } ) => (
				<li key={ id }>
					<Link className="t3" to={ missionPath( of.slug, id ) }>
						<Said locale={ of.locale }>{ title }</Said>
					</Link>
					<span className="soft">{ day }</span>
				</li>
			) ) }
		</ul>
	</section>
);
