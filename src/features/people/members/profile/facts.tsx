// Short facts in two columns; empty ones are left out.
import type { ReactNode } from 'react';
import { classNames } from '../../../../components/class-names';

export interface Fact {
	term: string;
	value: ReactNode;
}

interface FactsProps {
	facts: readonly Fact[];
	className?: string;
	/** On a narrow screen only shown when asked for. */
	folded?: boolean;
	open?: boolean;
	id?: string;
}

export const Facts = ( {
	facts,
	className,
	folded = false,
	open = false,
	id,
}: FactsProps ) => (
	<dl
		id={ id }
		className={ classNames(
			'facts',
			folded && 'fold',
			open && 'open',
			className
		) }
	>
		{ facts
			.filter( ( { value } ) => value )
			.map( ( { term, value } ) => (
				<div key={ term }>
					<dt>{ term }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
	</dl>
);
