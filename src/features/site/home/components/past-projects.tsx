// Three past projects: one large, two beside it, and a link to all of them.
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { Link } from '../../../../components/link';
import { ButtonLink } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { fitWords } from '../../../../components/mega';
import { Said } from '../../../../components/said';
import { Loading } from '../../../../components/skeletons';
import { pastProjectsQuery } from '../api/home-api';
import type { SectionProps } from '../api/read-block';
import { DoneBody } from './done-body';
import { DoneFrame } from './frames';

const Tile = ( { project, isFirst }: ComponentProps< typeof DoneBody > ) => {
	const body = <DoneBody project={ project } isFirst={ isFirst } />;
	return project.link ? (
		<Link to={ project.link }>{ body }</Link>
	) : (
		<div>{ body }</div>
	);
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

export const PastProjects = ( {
	title,
	link,
}: SectionProps[ 'past_projects' ] ) => {
	const { data, error, isFetching, refetch } =
		useQuery( pastProjectsQuery() );
	return (
		<DoneFrame
			title={
				<h2 className="t1" style={ fitWords( title ) }>
					<Said
						locale=""
						usual={ __( 'Done together', 'design-marketplace' ) }
					>
						{ title }
					</Said>
				</h2>
			}
			way={
				<ButtonLink
					to={ link.to }
					variant="second"
					iconAfter="arrow-right"
				>
					{ link.label }
				</ButtonLink>
			}
		>
			{ ! data && ! error && <Bones /> }
			{ ! data && error && (
				<div className="done grid">
					<ErrorState
						error={ error }
						level={ 3 }
						retrying={ isFetching }
						onRetry={ refetch }
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
		</DoneFrame>
	);
};
