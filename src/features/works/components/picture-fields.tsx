// Up to three pictures, in an order one can change.
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { SquareButton } from '../../../components/button';
import { FormField } from '../../../components/form/form-field';
import { ImageField } from '../../../components/image-field';
import { limits } from '../../../contract/limits';
import { IMAGE_FIELDS } from '../form';
import type { WorkValues } from '../types';

const ASPECT = limits.work_image_width / limits.work_image_height;

export const PictureFields = ( { progress }: { progress: number | null } ) => {
	const { values, setValues } = useFormikContext< WorkValues >();
	const swap = ( from: number, to: number ) => {
		const a = IMAGE_FIELDS[ from ];
		const b = IMAGE_FIELDS[ to ];
		if ( a && b ) {
			void setValues( {
				...values,
				[ a ]: values[ b ],
				[ b ]: values[ a ],
			} );
		}
	};
	return (
		<div className="picture-fields">
			{ IMAGE_FIELDS.map( ( field, index ) => (
				<div key={ field } className="picture-slot">
					<FormField
						as={ ImageField }
						name={ field }
						optional={ index > 0 }
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
					{ index > 0 && values[ field ] && (
						<SquareButton
							icon="arrow-up"
							label={ sprintf(
								/* translators: %d: number of a picture. */
								__(
									'Move picture %d forward',
									'design-marketplace'
								),
								index + 1
							) }
							onClick={ () => swap( index, index - 1 ) }
						/>
					) }
				</div>
			) ) }
		</div>
	);
};
