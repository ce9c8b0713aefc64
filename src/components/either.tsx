// The label of a switch between two texts. It is as wide as the longer one, so that nothing moves when it changes.
import './either.css';

interface EitherProps {
	/** Whether the second text is shown. */
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
