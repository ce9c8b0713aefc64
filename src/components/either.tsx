// Words of a switch that takes the room of the longer ones: nothing moves under the finger that presses it.
import './either.css';

interface EitherProps {
	/** Which of the two is said. */
	second: boolean;
	words: readonly [ string, string ];
}

export const Either = ( { second, words }: EitherProps ) => (
	<span className="either">
		{ words.map( ( text, index ) => (
			<span
				key={ text }
				className={ Boolean( index ) === second ? undefined : 'unsaid' }
			>
				{ text }
			</span>
		) ) }
	</span>
);
