// Engagement, place, time and pay of a design job, in short lines. A missing fact has no line.
import '../../../../styles/profile.css';
import { factLines } from '../facts';
import type { Fact, Facts } from '../facts';
import { FactValue, Typed } from './fact-value';

interface MissionFactsProps {
	facts: Facts;
	/** Language of the job. */
	locale: string;
	/** Further facts. */
	more?: readonly Fact[];
}

export const MissionFacts = ( {
	facts,
	locale,
	more = [],
}: MissionFactsProps ) => {
	const lines = [ ...factLines( facts, '' ), ...more ];
	return lines.length === 0 ? null : (
		<dl className="facts">
			{ lines.map( ( { term, value, note, typed, isOver } ) => (
				<div key={ term }>
					<dt>{ term }</dt>
					<dd>
						<FactValue { ...{ value, typed, locale, isOver } } />
						{ note && (
							<Typed { ...{ typed, locale } }>
								{ `, ${ note }` }
							</Typed>
						) }
					</dd>
				</div>
			) ) }
		</dl>
	);
};
