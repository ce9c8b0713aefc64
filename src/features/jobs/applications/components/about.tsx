// What a candidate does, and where.
import { Said } from '../../../../components/said';
import { levels } from '../../../../contract/enums';
import { choiceLabel } from '../../../../lib/choice';
import type { BoardCandidate } from '../api/board-api';

export const About = ( {
	candidate: { job, city, level, locale },
}: {
	candidate: Pick< BoardCandidate, 'job' | 'city' | 'level' | 'locale' >;
} ) => {
	const place = [ city, choiceLabel( levels(), level ) ]
		.filter( Boolean )
		.join( ', ' );
	return (
		<>
			{ job && (
				<p>
					<Said locale={ locale }>{ job }</Said>
				</p>
			) }
			{ place && <p className="soft">{ place }</p> }
		</>
	);
};
