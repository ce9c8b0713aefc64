// Where the circle stands in relation to the square: a decision drawn, never without its words.
import './stage-mark.css';

export const StageMark = ( { stage }: { stage: string } ) => (
	<i className="stage-mark" data-stage={ stage } aria-hidden="true" />
);
