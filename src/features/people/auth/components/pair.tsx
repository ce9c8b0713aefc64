// The product's two forms, large, beside a form of two fields. They trade places while something is sent.
import { classNames } from '../../../../components/class-names';

interface PairProps {
	busy?: boolean;
}

export const Pair = ( { busy = false }: PairProps ) => (
	<div
		className={ classNames( 'auth-pair c1-6', busy && 'is-busy' ) }
		aria-hidden="true"
	>
		<i />
		<i />
	</div>
);
