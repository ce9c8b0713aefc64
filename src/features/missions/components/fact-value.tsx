// What a fact says: what its owner has typed in their language, and struck out where it counts no more.
import type { ReactNode } from 'react';
import { Said } from '../../../components/said';

interface TypedProps {
	children: string;
	/** What stands at its end as its owner has typed it. */
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
