// What a fact says, struck out where it counts no more.
import type { ReactNode } from 'react';

interface FactValueProps {
	value: ReactNode;
	isOver?: boolean;
}

export const FactValue = ( { value, isOver = false }: FactValueProps ) =>
	isOver ? <s>{ value }</s> : <>{ value }</>;
