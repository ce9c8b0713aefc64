// A field that people neither see nor reach: whoever fills it is no person.
import { useFormikContext } from 'formik';
import type { MemberValues } from '../types';

export const Honeypot = () => {
	const { values, setFieldValue } = useFormikContext< MemberValues >();
	return (
		<div className="sr" aria-hidden="true">
			<label htmlFor="signup-fax">Fax</label>
			<input
				id="signup-fax"
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
