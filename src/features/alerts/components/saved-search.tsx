// A saved search: its filters, how often it sends emails, and a button to delete it.
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { Link } from '../../../components/link';
import { announce } from '../../../components/live-region';
import { Notice } from '../../../components/notice';
import { Segments } from '../../../components/segments';
import { rhythms } from '../../../contract/enums/rhythms';
import type { SavedSearch as Search } from '../../../contract/shapes';
import { messageOf } from '../../../lib/api-error';
import type { Rhythm } from '../api/searches-api';
import { useChangeSearch } from '../api/searches-api';

interface SavedSearchProps {
	search: Search;
	onDelete: () => void;
}

const pausedWords = ( { can }: Search ): string =>
	can.resume
		? __( 'Paused: you get no emails about it.', 'design-marketplace' )
		: __(
				'Paused: what it looked for no longer exists.',
				'design-marketplace'
			);

const doneWords = ( { paused, name }: Search ): string =>
	paused
		? /* translators: %s: name of a saved search. */
			sprintf( __( 'Paused: %s', 'design-marketplace' ), name )
		: /* translators: %s: name of a saved search. */
			sprintf( __( 'Resumed: %s', 'design-marketplace' ), name );

const moveWords = ( { paused, name }: Search ): string =>
	paused
		? /* translators: %s: name of a saved search. */
			sprintf( __( 'Resume %s', 'design-marketplace' ), name )
		: /* translators: %s: name of a saved search. */
			sprintf( __( 'Pause %s', 'design-marketplace' ), name );

export const SavedSearch = ( { search, onDelete }: SavedSearchProps ) => {
	const { mutate, isPending, error } = useChangeSearch( search.id );
	const pause = ( paused: boolean ) =>
		mutate(
			{ paused },
			{
				onSuccess: ( now ) => announce( doneWords( now ) ),
			}
		);
	return (
		<>
			<h2 className="t3 c1-4">
				{ search.can.resume ? (
					<Link to={ search.path }>{ search.name }</Link>
				) : (
					search.name
				) }
			</h2>
			<div className="c5-12 saved-search">
				{ search.paused ? (
					<p>{ pausedWords( search ) }</p>
				) : (
					<Segments< Rhythm >
						label={ __( 'How often', 'design-marketplace' ) }
						name={ `rhythm-${ search.id }` }
						value={ search.rhythm }
						options={
							rhythms() as Array< {
								value: Rhythm;
								label: string;
							} >
						}
						onChange={ ( rhythm ) =>
							mutate( { rhythm: rhythm ?? 'daily' } )
						}
					/>
				) }
				<div className="btns">
					{ ( ! search.paused || search.can.resume ) && (
						<Button
							variant="second"
							small
							loading={ isPending }
							aria-label={ moveWords( search ) }
							onClick={ () => pause( ! search.paused ) }
						>
							{ search.paused
								? __( 'Resume', 'design-marketplace' )
								: __( 'Pause', 'design-marketplace' ) }
						</Button>
					) }
					<Button
						variant="second"
						small
						aria-label={ sprintf(
							/* translators: %s: name of a saved search. */
							__( 'Delete %s', 'design-marketplace' ),
							search.name
						) }
						onClick={ onDelete }
					>
						{ __( 'Delete', 'design-marketplace' ) }
					</Button>
				</div>
				{ error && <Notice kind="bad">{ messageOf( error ) }</Notice> }
			</div>
		</>
	);
};
