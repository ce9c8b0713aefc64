// A company whose jobs are all closed: smaller, grey, and labelled.
import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import { Tag, TagList } from '../../../components/tag';
import { universityOf } from '../../../components/university';
import * as sizes from '../../../contract/sizes';
import { projectPath } from '../../../lib/paths';
import type { NamesOf, Project } from '../types';

interface ClosedJobCardProps {
	project: Project;
	namesOf: NamesOf;
}

export const ClosedJobCard = memo(
	( { project, namesOf }: ClosedJobCardProps ) => {
		const { slug, company, headline, image, ecosystem, verified } = project;
		return (
			<article className="closed-job">
				<PictureTile image={ image } alt="" sizes={ sizes.quarter } />
				<p className="tags">
					<Tag kind="closed">
						{ __( 'Closed', 'design-marketplace' ) }
					</Tag>
				</p>
				<h3 className="t4">
					<Link to={ projectPath( slug ) }>
						<Said locale={ project.locale } usual={ company }>
							{ headline || company }
						</Said>
					</Link>
				</h3>
				<p className="small soft">
					{ verified ? (
						<>
							{ company }
							<br />
							{ universityOf( project ) }
						</>
					) : (
						[ company, ecosystem ].filter( Boolean ).join( ', ' )
					) }
				</p>
				<TagList items={ namesOf( project.skills ) } />
			</article>
		);
	}
);
