// A design job that opens in place: what is needed, when it was posted, and what the reader may do.
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button';
import { classNames } from '../../../components/class-names';
import { Tag } from '../../../components/tag';
import { formatDate, formatDay } from '../../../lib/format';
import { useSkills } from '../../../lib/skills';
import '../../../styles/mission.css';
import '../missions.css';
import type { Mission } from '../types';
import { OwnerControls } from './owner-controls';

interface MissionCardProps {
	mission: Mission;
	/** Where one applies. */
	applyTo: string;
	open?: boolean;
	/** The candidates, for those who may see them. */
	candidates?: ReactNode;
}

const posted = ( { postingDate, publishedAt }: Mission ): string =>
	sprintf(
		/* translators: %s: date. */
		__( 'Posted %s', 'design-marketplace' ),
		postingDate ? formatDay( postingDate ) : formatDate( publishedAt )
	);

export const MissionCard = ( {
	mission,
	applyTo,
	open = false,
	candidates,
}: MissionCardProps ) => {
	const { namesOf } = useSkills();
	const skills = namesOf( mission.skill === null ? [] : [ mission.skill ] );
	return (
		<details
			className={ classNames( 'mission', mission.isClosed && 'past' ) }
			open={ open }
		>
			<summary>
				<h3 className="t3">{ mission.title }</h3>
				<span className="plus" aria-hidden="true" />
				<span className="sub">
					{ mission.isClosed && (
						<Tag kind="closed">
							{ __( 'Closed', 'design-marketplace' ) }
						</Tag>
					) }
					{ skills.map( ( name ) => (
						<Tag key={ name } kind="full">
							{ name }
						</Tag>
					) ) }
					<span className="soft">{ posted( mission ) }</span>
				</span>
			</summary>
			<div className={ classNames( 'body', !! candidates && 'two' ) }>
				<div className="stack">
					<p className="text prose">{ mission.description }</p>
					<p className="mini soft">
						{ sprintf(
							/* translators: %s: date. */
							__( 'Last update %s', 'design-marketplace' ),
							formatDate( mission.changedAt )
						) }
					</p>
					{ mission.can.apply && (
						<div className="btns">
							<ButtonLink to={ applyTo } iconAfter="arrow-right">
								{ __( 'Apply', 'design-marketplace' ) }
							</ButtonLink>
						</div>
					) }
					<OwnerControls mission={ mission } />
				</div>
				{ candidates }
			</div>
		</details>
	);
};
