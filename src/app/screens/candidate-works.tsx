// A candidate's works over the board, from the one that was chosen.
import { Suspense, useEffect } from '@wordpress/element';
import { announce } from '../../components/live-region';
import { useWorks } from '../../features/portfolio/hooks/use-works';
import { messageOf } from '../../lib/api-error';
import { lazyPart } from '../../lib/load-chunk';

const Slideshow = lazyPart(
	() => import( '../../features/portfolio/components/slideshow' ),
	'Slideshow'
);

interface CandidateWorksProps {
	slug: string;
	name: string;
	/** The one to begin with. */
	work: number;
	onClose: () => void;
}

export const CandidateWorks = ( {
	slug,
	name,
	work,
	onClose,
}: CandidateWorksProps ) => {
	const { data: works, error } = useWorks( slug, undefined );
	const start = works?.findIndex( ( { id } ) => id === work ) ?? -1;
	// It cannot be shown: not loaded, or deleted meanwhile.
	const isOver = ! works ? error !== null : start < 0;
	useEffect( () => {
		if ( isOver ) {
			announce( messageOf( error ) );
			onClose();
		}
	}, [ error, isOver, onClose ] );
	return works && start >= 0 ? (
		<Suspense fallback={ null }>
			<Slideshow
				name={ name }
				works={ works }
				start={ start }
				onWork={ () => {} }
				onClose={ onClose }
			/>
		</Suspense>
	) : null;
};
