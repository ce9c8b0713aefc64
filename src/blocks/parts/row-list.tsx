// Adds, moves and removes the rows of a list in the sidebar. The caller renders their fields.
import { Button, Flex, PanelBody } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { addRow, changeRow, moveRow, removeRow } from './rows';

interface RowListProps< T > {
	title: string;
	help?: string;
	rows: T[];
	onChange: ( rows: T[] ) => void;
	/** Values of a new row. */
	fresh: T;
	addLabel: string;
	/** Name of a row, counted from 1. */
	nameOf: ( row: T, number: number ) => string;
	onAdded?: ( index: number ) => void;
	/** Whether the list is closed until somebody opens it. */
	isClosed?: boolean;
	children: (
		row: T,
		change: ( changed: Partial< T > ) => void,
		index: number
	) => ReactNode;
}

/** After a change the focus goes where the work goes on. */
function useFocusAfter() {
	const root = useRef< HTMLDivElement >( null );
	const wanted = useRef( '' );
	useEffect( () => {
		if ( wanted.current ) {
			root.current
				?.querySelector< HTMLElement >(
					`[data-place="${ wanted.current }"]`
				)
				?.focus();
			wanted.current = '';
		}
	} );
	return [
		root,
		( place: string ) => {
			wanted.current = place;
		},
	] as const;
}

export const RowList = < T, >( {
	title,
	help,
	rows,
	onChange,
	fresh,
	addLabel,
	nameOf,
	onAdded,
	isClosed = false,
	children,
}: RowListProps< T > ) => {
	const [ root, focusOn ] = useFocusAfter();
	const move = ( from: number, to: number, way: string ) => {
		focusOn( `${ to } ${ way }` );
		onChange( moveRow( rows, from, to ) );
	};
	return (
		<PanelBody title={ title } initialOpen={ ! isClosed }>
			<div ref={ root }>
				{ help && <p className="description">{ help }</p> }
				{ rows.map( ( row, index ) => {
					const name = nameOf( row, index + 1 );
					return (
						<fieldset key={ index } className="dm-row">
							<legend>{ name }</legend>
							{ children(
								row,
								( changed ) =>
									onChange(
										changeRow( rows, index, changed )
									),
								index
							) }
							<Flex justify="flex-start" gap={ 1 }>
								<Button
									size="compact"
									icon="arrow-up-alt2"
									label={ sprintf(
										/* translators: %s: name of a row. */
										__(
											'Move “%s” up',
											'design-marketplace'
										),
										name
									) }
									data-place={ `${ index } up` }
									disabled={ index === 0 }
									accessibleWhenDisabled
									onClick={ () =>
										move( index, index - 1, 'up' )
									}
								/>
								<Button
									size="compact"
									icon="arrow-down-alt2"
									label={ sprintf(
										/* translators: %s: name of a row. */
										__(
											'Move “%s” down',
											'design-marketplace'
										),
										name
									) }
									data-place={ `${ index } down` }
									disabled={ index === rows.length - 1 }
									accessibleWhenDisabled
									onClick={ () =>
										move( index, index + 1, 'down' )
									}
								/>
								<Button
									size="compact"
									isDestructive
									aria-label={ sprintf(
										/* translators: %s: name of a row. */
										__(
											'Remove “%s”',
											'design-marketplace'
										),
										name
									) }
									onClick={ () => {
										focusOn( 'add' );
										onChange( removeRow( rows, index ) );
									} }
								>
									{ __( 'Remove', 'design-marketplace' ) }
								</Button>
							</Flex>
						</fieldset>
					);
				} ) }
				<Button
					variant="secondary"
					data-place="add"
					onClick={ () => {
						onChange( addRow( rows, fresh ) );
						onAdded?.( rows.length );
					} }
				>
					{ addLabel }
				</Button>
			</div>
		</PanelBody>
	);
};
