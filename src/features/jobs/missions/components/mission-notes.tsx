// Notes for the owner above a job, and the changed text that waits for approval.
import { __ } from '@wordpress/i18n';
import { Disclosure } from '../../../../components/disclosure';
import { ItemNotes } from '../../../../components/item-notes';
import { Said } from '../../../../components/said';
import type { Mission } from '../types';
import { MissionFacts } from './mission-facts';

export const MissionNotes = ( { mission }: { mission: Mission } ) => {
	const { notes, proposed, changedAt, locale } = mission;
	return (
		<>
			<ItemNotes
				notes={ notes }
				seenSince={ proposed ? changedAt : undefined }
			/>
			{ proposed && (
				<Disclosure
					summary={ __( 'What is waiting', 'design-marketplace' ) }
				>
					<p className="t4">
						<Said locale={ locale }>{ proposed.title }</Said>
					</p>
					<p className="text prose">
						<Said locale={ locale }>{ proposed.description }</Said>
					</p>
					<MissionFacts
						facts={ { ...mission.facts, ...proposed.terms } }
						locale={ locale }
					/>
				</Disclosure>
			) }
		</>
	);
};
