// A field that people neither see nor reach. Only bots fill it in.
// Programs that fill in forms for people do so by script, which does not count, or are refused once.
import { useEffect, useId } from '@wordpress/element';
import { useFormikContext } from 'formik';

export const Honeypot = () => {
	const id = useId();
	const { values, status, setFieldValue } = useFormikContext< {
		fax: string;
	} >();
	useEffect( () => {
		if ( status ) {
			void setFieldValue( 'fax', '', false );
		}
	}, [ setFieldValue, status ] );
	return (
		<div className="sr" aria-hidden="true">
			<label htmlFor={ id }>Fax</label>
			<input
				id={ id }
				name="fax"
				type="text"
				tabIndex={ -1 }
				autoComplete="off"
				value={ values.fax }
				onChange={ ( { target, nativeEvent } ) =>
					void setFieldValue(
						'fax',
						nativeEvent.isTrusted ? target.value : '',
						false
					)
				}
			/>
		</div>
	);
};
