// What a design job says of engagement, place, time and pay, in short lines; nothing where it says nothing.
import '../../../styles/profile.css';
import { factLines } from '../facts';
import type { Facts } from '../facts';

export const MissionFacts = ( { facts }: { facts: Facts } ) => {
	const lines = factLines( facts, '' );
	return lines.length === 0 ? null : (
		<dl className="facts">
			{ lines.map( ( { term, value, note } ) => (
				<div key={ term }>
					<dt>{ term }</dt>
					<dd>{ [ value, note ].filter( Boolean ).join( ', ' ) }</dd>
				</div>
			) ) }
		</dl>
	);
};
