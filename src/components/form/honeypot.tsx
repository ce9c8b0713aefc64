// A field that people neither see nor reach. Only bots fill it in.
import { useId } from '@wordpress/element';
import { useFormikContext } from 'formik';

export const Honeypot = () => {
	const id = useId();
	const { values, setFieldValue } = useFormikContext< { fax: string } >();
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
				onChange={ ( { target } ) =>
					void setFieldValue( 'fax', target.value )
				}
			/>
		</div>
	);
};
