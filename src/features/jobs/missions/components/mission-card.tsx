// A design job that opens in place: its skill, its date, and the reader's actions.
import type { ReactNode } from 'react';
import { classNames } from '../../../../components/class-names';
import { fitWords } from '../../../../components/mega';
import { Said } from '../../../../components/said';
import '../mission.css';
import type { Mission } from '../types';
import { MissionDetails } from './mission-details';
import type { Gone } from './owner-controls';
import { MissionMarks } from './mission-marks';

interface MissionCardProps {
	mission: Mission;
	/** Address of the form to apply. */
	applyTo: string;
	open?: boolean;
	/** The element that opens the card. */
	summaryRef?: ( element: HTMLElement | null ) => void;
	/** The candidates, for those who may see them. */
	candidates?: ReactNode;
	onGone?: ( how: Gone, words: string ) => void;
}

export const MissionCard = ( {
	mission,
	applyTo,
	open = false,
	summaryRef,
	candidates,
	onGone,
}: MissionCardProps ) => (
	<details
		className={ classNames( 'mission', mission.isClosed && 'past' ) }
		open={ open }
	>
		<summary ref={ summaryRef }>
			<h3 className="t3" style={ fitWords( mission.title ) }>
				<Said locale={ mission.locale }>{ mission.title }</Said>
			</h3>
			<span className="plus" aria-hidden="true" />
			<MissionMarks mission={ mission } />
		</summary>
		<div className={ classNames( 'body', !! candidates && 'two' ) }>
			<MissionDetails
				mission={ mission }
				applyTo={ applyTo }
				onGone={ onGone }
			/>
			{ candidates }
		</div>
	</details>
);
