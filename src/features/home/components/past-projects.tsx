// Three projects done together: one large, two beside it, and the way to all of them.
import { __ } from '@wordpress/i18n';
import { Link } from '../../../components/link';
import { ButtonLink } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { fitWords } from '../../../components/mega';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import { Loading } from '../../../components/skeletons';
import * as sizes from '../../../contract/sizes';
import { usePastProjects } from '../hooks/use-home';
import type { PastProject, PastProjectsProps } from '../types';

const Tile = ( {
	project,
	isFirst,
}: {
	project: PastProject;
	isFirst: boolean;
} ) => {
	const { title, locale, excerpt, image, year, link } = project;
	const content = (
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
				{ year && <span className="soft num">{ year }</span> }
			</span>
		</>
	);
	return link ? <Link to={ link }>{ content }</Link> : <div>{ content }</div>;
};

const Bones = () => (
	<Loading>
		<div className="done grid">
			<div>
				<span className="pic bone" />
			</div>
			<div>
				<span className="pic bone" />
			</div>
			<div>
				<span className="pic bone" />
			</div>
		</div>
	</Loading>
);

export const PastProjects = ( { title, link }: PastProjectsProps ) => {
	const { data, error, isFetching, refetch } = usePastProjects();
	return (
		<section className="section">
			<div className="grid">
				<h2 className="t1" style={ fitWords( title ) }>
					<Said
						locale=""
						usual={ __( 'Done together', 'design-marketplace' ) }
					>
						{ title }
					</Said>
				</h2>
			</div>
			{ ! data && ! error && <Bones /> }
			{ ! data && error && (
				<div className="done grid">
					<ErrorState
						error={ error }
						level={ 3 }
						retrying={ isFetching }
						onRetry={ () => void refetch() }
					/>
				</div>
			) }
			{ data && data.length > 0 && (
				<div className="done grid">
					{ data.map( ( project, index ) => (
						<Tile
							key={ project.id }
							project={ project }
							isFirst={ index === 0 }
						/>
					) ) }
				</div>
			) }
			<div className="done-all grid">
				<p>
					<ButtonLink
						to={ link.to }
						variant="second"
						iconAfter="arrow-right"
					>
						{ link.label }
					</ButtonLink>
				</p>
			</div>
		</section>
	);
};
