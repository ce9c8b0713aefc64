// What a design job says of engagement, place, time and pay, in short lines; nothing where it says nothing.
import '../../../styles/profile.css';
import { factLines } from '../facts';
import type { Fact, Facts } from '../facts';
import { FactValue } from './fact-value';

interface MissionFactsProps {
	facts: Facts;
	/** What is said besides. */
	more?: readonly Fact[];
}

export const MissionFacts = ( { facts, more = [] }: MissionFactsProps ) => {
	const lines = [ ...factLines( facts, '' ), ...more ];
	return lines.length === 0 ? null : (
		<dl className="facts">
			{ lines.map( ( { term, value, note, isOver } ) => (
				<div key={ term }>
					<dt>{ term }</dt>
					<dd>
						<FactValue value={ value } isOver={ isOver } />
						{ note && `, ${ note }` }
					</dd>
				</div>
			) ) }
		</dl>
	);
};
