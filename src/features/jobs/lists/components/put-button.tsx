// "Put on the list": the circle moves into the square. Without a list there is one with the first designer.
import { __ } from '@wordpress/i18n';
import { announce } from '../../../../components/live-region';
import { StageMark } from '../../../../components/stage-mark';
import { messageOf } from '../../../../lib/api-error';
import { useListInHand, useMakeList, useMove } from '../api/lists-api';
import type { Face } from '../api/lists-api';
import { movedWords } from '../words';
import '../lists.css';

export const PutButton = ( {
	designer,
}: {
	designer: Pick< Face, 'id' | 'name' >;
} ) => {
	const { lists, list, whole, take } = useListInHand();
	const make = useMakeList();
	const move = useMove();
	const { id, name } = designer;
	const is = !! whole?.people.some( ( person ) => person.id === id );
	const isBusy = move.isPending || make.isPending;
	// The mark moves at once, and back if it fails.
	const isOn = isBusy ? ! is : is;
	const words = isOn
		? __( 'On the list', 'design-marketplace' )
		: __( 'Put on the list', 'design-marketplace' );
	const press = async () => {
		try {
			const into =
				list ??
				( await make.mutateAsync(
					__( 'My list', 'design-marketplace' )
				) );
			take( into.id );
			await move.mutateAsync( [
				{ list: into.id, designer: id, on: ! is },
			] );
			announce( movedWords( name, into.name, ! is ) );
		} catch ( error ) {
			announce( messageOf( error ) );
		}
	};
	const error = make.error ?? move.error;
	return (
		<div className="putin-room">
			<button
				type="button"
				className="putin"
				aria-pressed={ isOn }
				aria-label={ `${ words }: ${ name }` }
				aria-disabled={ isBusy || ! lists || undefined }
				onClick={ () => {
					if ( ! isBusy && lists ) {
						void press();
					}
				} }
			>
				<StageMark stage={ isOn ? 'chosen' : 'new' } />
				<span>{ words }</span>
			</button>
			{ error && (
				<p className="small putin-error">{ messageOf( error ) }</p>
			) }
		</div>
	);
};
