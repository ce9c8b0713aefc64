// Keeps the pictures of a project that is not sent yet, and their order, over a reload.
import { useEffect, useRef } from '@wordpress/element';
import { useFormikContext } from 'formik';
import { readFiles, writeFiles } from '../../../lib/draft-files';
import { IMAGE_FIELDS } from '../form';
import type { WorkValues } from '../types';

type Pictures = Pick< WorkValues, ( typeof IMAGE_FIELDS )[ number ] >;

/** The form's draft has the name under which the pictures are stored, so they are restored after the texts. */
export const PictureDraft = () => {
	const { values, initialValues, setValues } =
		useFormikContext< WorkValues >();
	const { image, image2, image3, request_id: name } = values;
	const kept = useRef< Pictures >( initialValues );
	const ready = useRef( '' );

	useEffect( () => {
		let current = true;
		void readFiles< Pictures >( name ).then( ( found ) => {
			if ( ! current ) {
				return;
			}
			if ( found ) {
				kept.current = found;
				void setValues( ( now ) => ( { ...now, ...found } ), false );
			}
			ready.current = name;
		} );
		return () => {
			current = false;
		};
	}, [ name, setValues ] );

	useEffect( () => {
		const now = { image, image2, image3 };
		const changed = IMAGE_FIELDS.some(
			( field ) => now[ field ] !== kept.current[ field ]
		);
		if ( changed && ready.current === name ) {
			kept.current = now;
			void writeFiles( name, now );
		}
	}, [ image, image2, image3, name ] );
	return null;
};
