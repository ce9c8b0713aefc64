// A design job and the reader's ways to act on it. The card of the job and its own page show this.
import { __, sprintf } from '@wordpress/i18n';
import { AnswersIn, hasAnswers } from '../../../../components/answers-in';
import { ButtonLink } from '../../../../components/button';
import { Said } from '../../../../components/said';
import { formatDate } from '../../../../lib/format';
import '../missions.css';
import { untilOf } from '../standing';
import type { Mission } from '../types';
import { Keep } from '../../saved/components/keep';
import { MissionFacts } from './mission-facts';
import { MissionNotes } from './mission-notes';
import { OwnerControls } from './owner-controls';
import type { Gone } from './owner-controls';

interface MissionDetailsProps {
	mission: Mission;
	/** Address of the form to apply. */
	applyTo: string;
	/** Called after the job was closed or deleted. */
	onGone?: ( how: Gone, words: string ) => void;
}

export const MissionDetails = ( {
	mission,
	applyTo,
	onGone,
}: MissionDetailsProps ) => (
	<div className="stack">
		<MissionNotes mission={ mission } />
		<MissionFacts
			facts={ mission.facts }
			locale={ mission.locale }
			more={ untilOf( mission ) }
		/>
		<p className="text prose">
			<Said locale={ mission.locale }>{ mission.description }</Said>
		</p>
		<p className="mini soft">
			{ sprintf(
				/* translators: %s: date. */
				__( 'Last update %s', 'design-marketplace' ),
				formatDate( mission.changedAt )
			) }
		</p>
		{ mission.can.apply && hasAnswers( mission.answers ) && (
			<p className="t4">
				<AnswersIn of={ mission.answers } />
			</p>
		) }
		{ ( mission.can.apply || mission.can.save ) && (
			<div className="btns">
				{ mission.can.apply && (
					<ButtonLink to={ applyTo } iconAfter="arrow-right">
						{ __( 'Apply', 'design-marketplace' ) }
					</ButtonLink>
				) }
				{ mission.can.save && (
					<Keep isLarge id={ mission.id } title={ mission.title } />
				) }
			</div>
		) }
		<OwnerControls mission={ mission } onGone={ onGone } />
	</div>
);
