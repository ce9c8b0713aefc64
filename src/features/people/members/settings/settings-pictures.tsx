// Keeps the pictures chosen in the settings over a reload, until they are saved.
import { useEffect, useRef } from '@wordpress/element';
import { useFormikContext } from 'formik';
import { tabNameOf } from '../../../../lib/draft';
import { readFiles, writeFiles } from '../../../../lib/draft-files';
import { IMAGES } from '../form';
import type { ImageName, MemberValues } from '../types';

const FORM = 'settings-pictures';

type Chosen = Partial< Pick< MemberValues, ImageName > >;

/** Keeps only newly chosen pictures: the server's own may change meanwhile. */
const chosenIn = ( values: Chosen ): Chosen =>
	Object.fromEntries(
		IMAGES.filter( ( name ) => values[ name ] instanceof File ).map(
			( name ) => [ name, values[ name ] ]
		)
	);

const isSame = ( a: Chosen, b: Chosen ): boolean =>
	IMAGES.every( ( name ) => a[ name ] === b[ name ] );

export const forgetSettingsPictures = (): void =>
	void writeFiles( tabNameOf( FORM ), null );

export const SettingsPictures = () => {
	const { values, setValues } = useFormikContext< MemberValues >();
	/** Null until the pictures of an earlier visit have been read. */
	const kept = useRef< Chosen | null >( null );

	useEffect( () => {
		let current = true;
		void readFiles< Chosen >( tabNameOf( FORM ) ).then( ( found ) => {
			if ( ! current ) {
				return;
			}
			kept.current = found ?? {};
			if ( found ) {
				void setValues( ( now ) => ( { ...now, ...found } ), false );
			}
		} );
		return () => {
			current = false;
		};
	}, [ setValues ] );

	useEffect( () => {
		const now = chosenIn( values );
		if ( kept.current && ! isSame( now, kept.current ) ) {
			kept.current = now;
			void writeFiles(
				tabNameOf( FORM ),
				Object.keys( now ).length > 0 ? now : null
			);
		}
	}, [ values ] );
	return null;
};
