// The product's two forms, large, beside a form of two fields. They trade places while something is sent.
interface PairProps {
	busy?: boolean;
}

export const Pair = ( { busy = false }: PairProps ) => (
	<div
		className={ busy ? 'auth-pair is-busy' : 'auth-pair' }
		aria-hidden="true"
	>
		<i />
		<i />
	</div>
);
