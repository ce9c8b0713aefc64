// A design job in a few marks: closed or not, the skill it needs, what it offers, the day it was posted.
import { __, _x, sprintf } from '@wordpress/i18n';
import { Said } from '../../../../components/said';
import { Tag } from '../../../../components/tag';
import { formatDay } from '../../../../lib/format-day';
import { useSkills } from '../../../../lib/skills';
import '../mission.css';
import { payMark } from '../../../../lib/pay-words';
import { engagementWords, placeWords } from '../facts';
import { hasPassed } from '../standing';
import type { Mission } from '../types';
import { postedOn } from '../posted';
import { Typed } from './fact-value';

/** The mark of a job that others do not see in this form. */
function markOf( { status, notes: { hidden, isHeld } }: Mission ): string {
	if ( status === 'draft' ) {
		return __( 'Draft', 'design-marketplace' );
	}
	if ( hidden ) {
		return _x( 'Hidden', 'work or design job', 'design-marketplace' );
	}
	return isHeld ? __( 'Waiting for approval', 'design-marketplace' ) : '';
}

export const MissionMarks = ( { mission }: { mission: Mission } ) => {
	const { namesOf } = useSkills();
	const mark = markOf( mission );
	const skills = namesOf( mission.skill === null ? [] : [ mission.skill ] );
	const { facts } = mission;
	const offer = [
		engagementWords( facts ),
		placeWords( facts, '' ),
		facts.paid === false ? '' : payMark( facts ),
	].filter( Boolean );
	return (
		<span className="sub">
			{ mark && <Tag kind="closed">{ mark }</Tag> }
			{ mission.isClosed && (
				<Tag kind="closed">
					{ __( 'Closed', 'design-marketplace' ) }
				</Tag>
			) }
			{ hasPassed( mission ) && (
				<Tag kind="closed">
					{ __( 'Deadline passed', 'design-marketplace' ) }
				</Tag>
			) }
			{ skills.map( ( { id, name, locale } ) => (
				<Tag key={ id } kind={ mission.isOpen ? 'full' : undefined }>
					<Said locale={ locale }>{ name }</Said>
				</Tag>
			) ) }
			{ facts.paid === false && (
				<Tag>{ __( 'Unpaid', 'design-marketplace' ) }</Tag>
			) }
			{ offer.map( ( words ) => (
				<span key={ words }>
					<Typed typed={ facts.budget } locale={ mission.locale }>
						{ words }
					</Typed>
				</span>
			) ) }
			{ mission.isOpen && mission.deadline && (
				<span>
					{ sprintf(
						/* translators: %s: date. */
						__( 'Apply until %s', 'design-marketplace' ),
						formatDay( mission.deadline )
					) }
				</span>
			) }
			{ mission.status !== 'draft' && (
				<span className="soft">
					{ sprintf(
						/* translators: %s: date. */
						__( 'Posted %s', 'design-marketplace' ),
						postedOn( mission )
					) }
				</span>
			) }
		</span>
	);
};
