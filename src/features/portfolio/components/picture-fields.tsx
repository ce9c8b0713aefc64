// Up to three pictures, as the tiles they become: one large, two small. Their order can be changed.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Button } from '../../../components/button';
import { FormField } from '../../../components/form/form-field';
import { ImageField } from '../../../components/image-field';
import { announce } from '../../../components/live-region';
import * as limits from '../../../contract/limits';
import { IMAGE_FIELDS } from '../form';
import type { WorkValues } from '../types';

const ASPECT = limits.work_image_width / limits.work_image_height;

/** Swaps a picture with the one before it. The focus moves along with the picture's button. */
function useMove() {
	const { values, setValues } = useFormikContext< WorkValues >();
	const places = useRef< ( HTMLDivElement | null )[] >( [] );
	const [ moved, setMoved ] = useState< { to: number } | null >( null );
	useEffect( () => {
		if ( moved ) {
			const place = places.current[ moved.to ];
			const next =
				place?.querySelector< HTMLElement >( '.move' ) ??
				place?.querySelector< HTMLElement >( 'input' );
			next?.focus();
		}
	}, [ moved ] );
	const forward = ( index: number ) => {
		const from = IMAGE_FIELDS[ index ];
		const to = IMAGE_FIELDS[ index - 1 ];
		if ( ! from || ! to ) {
			return;
		}
		const a = values[ to ];
		void setValues(
			{ ...values, [ to ]: values[ from ], [ from ]: a },
			true
		);
		setMoved( { to: index - 1 } );
		announce(
			sprintf(
				/* translators: 1, 2: numbers of places. */
				__(
					'Picture %1$d is now in position %2$d.',
					'design-marketplace'
				),
				index + 1,
				index
			)
		);
	};
	return { places, forward };
}

const MoveButton = ( { to, onClick }: { to: number; onClick: () => void } ) => (
	<Button
		small
		variant="second"
		className="move"
		icon="arrow-left"
		onClick={ onClick }
	>
		<span className="words">
			{ sprintf(
				/* translators: %d: number of a place among a project's pictures. */
				__( 'Move to position %d', 'design-marketplace' ),
				to
			) }
		</span>
	</Button>
);

export const PictureFields = ( { progress }: { progress: number | null } ) => {
	const { places, forward } = useMove();
	return (
		<div className="picture-fields">
			{ IMAGE_FIELDS.map( ( field, index ) => (
				<div
					key={ field }
					className="picture-slot"
					ref={ ( element ) => {
						places.current[ index ] = element;
					} }
				>
					<FormField
						as={ ImageField }
						name={ field }
						optional={ index > 0 }
						tile
						actions={
							index > 0 && (
								<MoveButton
									to={ index }
									onClick={ () => forward( index ) }
								/>
							)
						}
						aspect={ ASPECT }
						width={ limits.work_image_width }
						maxBytes={ limits.image_bytes_max }
						progress={ progress }
						label={ sprintf(
							/* translators: %d: number of a picture. */
							__( 'Picture %d', 'design-marketplace' ),
							index + 1
						) }
						hint={
							index === 0
								? sprintf(
										/* translators: 1: width, 2: height in pixels. */
										__(
											'JPG or PNG, %1$d × %2$d px or larger',
											'design-marketplace'
										),
										limits.work_image_width,
										limits.work_image_height
									)
								: undefined
						}
					/>
				</div>
			) ) }
		</div>
	);
};
