// Six boxes on the poster. A said one is a filled square; an unsaid one says what that costs. The open one is the tab of a panel in the row below.
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Button } from '../../../../components/button';
import { classNames } from '../../../../components/class-names';
import { ErrorText } from '../../../../components/field';
import type { FormStatus } from '../../../../lib/server-errors';
import type { MissionValues } from '../types';
import { fieldsOfBox, leftOut } from './boxes';
import type { Box, BoxId } from './boxes';
import { Panel } from './panels';

/** Leaves facts out, as if nobody had said them. */
export function useLeaveOut() {
	const { values, setValues } = useFormikContext< MissionValues >();
	return ( ...ids: BoxId[] ) =>
		void setValues( Object.assign( { ...values }, ...ids.map( leftOut ) ) );
}

/** What is wrong with a fact; the first complaint stands for all. */
function useErrorsOf() {
	const { errors, touched, ...form } = useFormikContext< MissionValues >();
	const status = form.status as FormStatus | undefined;
	return ( id: BoxId ): string | undefined =>
		fieldsOfBox[ id ]
			.map(
				( name ) =>
					status?.fields?.[ name ] ??
					( touched[ name ] && errors[ name ] )
			)
			.find( ( error ) => typeof error === 'string' );
}

interface FactBoxesProps {
	boxes: readonly Box[];
	open: BoxId | null;
	onOpen: ( id: BoxId | null ) => void;
}

export const FactBoxes = ( { boxes, open, onOpen }: FactBoxesProps ) => {
	const id = useId();
	const errorOf = useErrorsOf();
	const leaveOut = useLeaveOut();
	const close = ( box: BoxId ) => {
		onOpen( null );
		document.getElementById( `${ id }-${ box }` )?.focus();
	};
	const doing = ( box: Box ) => {
		if ( open === box.id ) {
			return __( 'Fold away', 'design-marketplace' );
		}
		return box.value
			? __( 'Change', 'design-marketplace' )
			: __( 'Say it', 'design-marketplace' );
	};
	return (
		<div className="boxes">
			{ boxes.map( ( box ) => {
				const isOpen = open === box.id;
				const error = errorOf( box.id );
				const said = box.value ? box.note : box.cost;
				return [
					<div
						key={ box.id }
						className={ classNames(
							'box',
							box.value ? 'said' : 'unsaid',
							isOpen && 'open'
						) }
					>
						<button
							type="button"
							id={ `${ id }-${ box.id }` }
							data-box={ box.id }
							aria-expanded={ isOpen }
							onClick={ () => onOpen( isOpen ? null : box.id ) }
						>
							<span className="k">
								<i className="sq" aria-hidden="true" />
								<span>{ box.term }</span>{ ' ' }
								<span className="do">{ doing( box ) }</span>
							</span>{ ' ' }
							<span className="v">
								{ box.value ||
									__( 'Not said', 'design-marketplace' ) }
							</span>{ ' ' }
							{ error && ! isOpen ? (
								<ErrorText>{ error }</ErrorText>
							) : (
								said && <small>{ said }</small>
							) }
						</button>
					</div>,
					isOpen && (
						<div
							key={ `${ box.id }-panel` }
							className={ `panel ${ box.id }` }
						>
							<Panel of={ box.id } />
							<div className="btns end">
								<Button small onClick={ () => close( box.id ) }>
									{ __( 'Done', 'design-marketplace' ) }
								</Button>
								<Button
									small
									variant="second"
									onClick={ () => {
										leaveOut( box.id );
										close( box.id );
									} }
								>
									{ __(
										'Leave it out',
										'design-marketplace'
									) }
								</Button>
							</div>
						</div>
					),
				];
			} ) }
		</div>
	);
};
