// Shows a stage by the place of the circle beside the square. Only decoration: the words beside it have the meaning.
import './stage-mark.css';

export const StageMark = ( { stage }: { stage: string } ) => (
	<i className="stage-mark" data-stage={ stage } aria-hidden="true" />
);
