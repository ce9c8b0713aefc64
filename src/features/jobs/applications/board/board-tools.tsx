// Above the rows: search, order, size, keys, table.
import { useMutation } from '@tanstack/react-query';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PlainButton } from '../../../../components/button';
import { announce } from '../../../../components/live-region';
import { Icon } from '../../../../components/icon';
import { Options, SelectBox } from '../../../../components/select-box';
import { download } from '../../../../lib/download';
import { messageOf } from '../../../../lib/api-error';
import { useSearchText } from '../../../../lib/use-search-text';
import { fetchTable } from '../api/board-api';
import type { BoardView, Sorting } from './types';

const sortings = (): { value: Sorting; label: string }[] => [
	{ value: 'first', label: __( 'Oldest first', 'design-marketplace' ) },
	{ value: 'newest', label: __( 'Newest first', 'design-marketplace' ) },
	{ value: 'stage', label: __( 'By stage', 'design-marketplace' ) },
];

export const isSorting = ( value: string | null ): value is Sorting =>
	sortings().some( ( sorting ) => sorting.value === value );

const Search = ( {
	value,
	onChange,
}: {
	value: string;
	onChange: ( value: string ) => void;
} ) => {
	const id = useId();
	const words = __( 'Name or keywords', 'design-marketplace' );
	const { text, type, settle } = useSearchText( value, onChange );
	return (
		<form
			className="find"
			role="search"
			onSubmit={ ( event ) => {
				event.preventDefault();
				settle();
			} }
		>
			<label htmlFor={ id }>
				<Icon name="search" />
				<span className="sr">{ words }</span>
			</label>
			<input
				id={ id }
				type="search"
				value={ text }
				placeholder={ words }
				autoComplete="off"
				onChange={ ( { target } ) => type( target.value ) }
			/>
		</form>
	);
};

interface BoardToolsProps {
	mission: number;
	view: BoardView;
	isCompact: boolean;
	onSearch: ( words: string ) => void;
	onSort: ( sort: Sorting ) => void;
	onCompact: ( isCompact: boolean ) => void;
	onKeys: () => void;
}

export const BoardTools = ( {
	mission,
	view,
	isCompact,
	onSearch,
	onSort,
	onCompact,
	onKeys,
}: BoardToolsProps ) => {
	// Fetched, not linked: a link would not send the session.
	const table = useMutation( {
		mutationFn: () => fetchTable( mission, view ),
		onSuccess: ( blob ) => {
			download( blob, `candidates-${ mission }.csv` );
			announce( __( 'The table is saved.', 'design-marketplace' ) );
		},
	} );
	return (
		<div className="board-tools">
			<Search value={ view.search } onChange={ onSearch } />
			<SelectBox
				className="bare"
				aria-label={ __( 'Sort', 'design-marketplace' ) }
				value={ view.sort }
				onChange={ ( { target } ) => onSort( target.value as Sorting ) }
			>
				<Options of={ sortings() } />
			</SelectBox>
			<span
				className="twoway"
				role="group"
				aria-label={ __( 'Size of the works', 'design-marketplace' ) }
			>
				{ [ false, true ].map( ( compact ) => (
					<button
						key={ String( compact ) }
						type="button"
						aria-pressed={ isCompact === compact }
						onClick={ () => onCompact( compact ) }
					>
						{ compact
							? __( 'Compact', 'design-marketplace' )
							: __( 'Large works', 'design-marketplace' ) }
					</button>
				) ) }
			</span>
			<PlainButton
				aria-label={ __( 'All keys', 'design-marketplace' ) }
				className="keys-btn"
				onClick={ onKeys }
			>
				<kbd aria-hidden="true">?</kbd>
			</PlainButton>
			<PlainButton
				icon="download"
				aria-label={ __( 'As table (CSV)', 'design-marketplace' ) }
				aria-disabled={ table.isPending || undefined }
				onClick={ () => {
					if ( ! table.isPending ) {
						table.mutate();
					}
				} }
			/>
			<div role="alert" className="tools-problem">
				{ table.error && (
					<p className="err">{ messageOf( table.error ) }</p>
				) }
			</div>
		</div>
	);
};
