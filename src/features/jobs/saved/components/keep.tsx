// The mark that saves a design job: in a row an icon alone, on the job's page with words.
import { __, _x, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { Icon } from '../../../../components/icon';
import { messageOf } from '../../../../lib/api-error';
import { useKeep, useSavedIds } from '../api/saved-api';
import '../saved.css';

interface KeepProps {
	id: number;
	title: string;
	/** Whether it stands on the job's own page. */
	isLarge?: boolean;
}

/** Nothing until it is known which are saved, and for those who save none. */
export const Keep = ( { id, title, isLarge }: KeepProps ) => {
	const ids = useSavedIds();
	const { mutate, isPending, variables, error } = useKeep( id );
	if ( ! ids ) {
		return null;
	}
	const isSaved = isPending ? variables : ids.includes( id );
	const props = {
		'aria-pressed': isSaved,
		onClick: () => ! isPending && mutate( ! isSaved ),
	};
	const problem = error && (
		<span className="keep-problem small" role="alert">
			{ messageOf( error ) }
		</span>
	);
	return isLarge ? (
		<span className="keep-place">
			<Button
				variant="second"
				icon="bookmark"
				className="keep-words"
				{ ...props }
			>
				{ isSaved
					? _x( 'Saved', 'design job', 'design-marketplace' )
					: _x( 'Save', 'design job', 'design-marketplace' ) }
			</Button>
			{ problem }
		</span>
	) : (
		<>
			<button
				type="button"
				className="keep"
				aria-label={ sprintf(
					/* translators: %s: title of a design job. */
					__( 'Save: %s', 'design-marketplace' ),
					title
				) }
				{ ...props }
			>
				<Icon name="bookmark" />
			</button>
			{ problem }
		</>
	);
};
