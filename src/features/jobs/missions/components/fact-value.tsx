// Value of a fact. The owner's own words carry their language, and a value that no longer counts is struck out.
import type { ReactNode } from 'react';
import { Said } from '../../../../components/said';

interface TypedProps {
	children: string;
	/** The end of the text, as the owner typed it. */
	typed?: string | null;
	/** Language of the job. */
	locale: string;
}

export const Typed = ( { children, typed, locale }: TypedProps ) =>
	typed && children.endsWith( typed ) ? (
		<>
			{ children.slice( 0, -typed.length ) }
			<Said locale={ locale }>{ typed }</Said>
		</>
	) : (
		<>{ children }</>
	);

interface FactValueProps extends Omit< TypedProps, 'children' > {
	value: ReactNode;
	isOver?: boolean;
}

export const FactValue = ( {
	value,
	isOver = false,
	...own
}: FactValueProps ) => {
	const words =
		typeof value === 'string' ? <Typed { ...own }>{ value }</Typed> : value;
	return isOver ? <s>{ words }</s> : <>{ words }</>;
};
