// Up to twelve pictures under each other, each with its words; and the place where more are dropped.
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { ErrorText } from '../../../components/field';
import { useFormField } from '../../../components/form/form-field';
import { announce } from '../../../components/live-region';
import { freshName } from '../../../lib/request-id';
import { PICTURES_MAX } from '../form';
import { useDragOrder } from '../hooks/use-drag-order';
import { moved } from '../order';
import { wordsOf } from '../pictures';
import type { Entry } from '../pictures';
import type { WorkValues } from '../types';
import { AddPictures } from './add-pictures';
import { PictureRow } from './picture-row';

export const PictureList = ( {
	progress,
}: {
	/** Share of each new file that has left, by key; null while nothing is sent. */
	progress: Record< string, number > | null;
} ) => {
	const { values, setValues } = useFormikContext< WorkValues >();
	const { error, onChange } = useFormField( 'pictures' );
	const [ outside, setOutside ] = useState< readonly string[] >( [] );
	const { pictures } = values;

	const move = ( from: number, to: number ) => {
		onChange( moved( pictures, from, to ) );
		if ( from !== to ) {
			announce(
				sprintf(
					/* translators: 1, 2: numbers of places. */
					__(
						'Picture %1$d is now in position %2$d.',
						'design-marketplace'
					),
					from + 1,
					to + 1
				)
			);
		}
	};
	const { lookOf, start, startByMouse } = useDragOrder( move );

	const add = ( files: readonly File[] ) => {
		onChange( [
			...pictures,
			...files.map( ( picture ) => ( {
				key: `n${ freshName() }`,
				picture,
			} ) ),
		] );
		announce(
			sprintf(
				/* translators: %d: number of pictures. */
				_n(
					'%d picture is added.',
					'%d pictures are added.',
					files.length,
					'design-marketplace'
				),
				files.length
			)
		);
	};
	/** Another file has another key, and the words of the one before. */
	const replace = ( entry: Entry, picture: File ) => {
		const key = `n${ freshName() }`;
		const { alt, caption } = wordsOf( values, entry );
		void setValues( {
			...values,
			pictures: pictures.map( ( one ) =>
				one.key === entry.key
					? { key, row: entry.row ?? entry.key, picture }
					: one
			),
			alt: { ...values.alt, [ key ]: alt },
			caption: { ...values.caption, [ key ]: caption },
		} );
	};
	const remove = ( index: number ) => {
		onChange( pictures.filter( ( _, place ) => place !== index ) );
		announce(
			sprintf(
				/* translators: %d: number of a picture. */
				__( 'Picture %d is deleted.', 'design-marketplace' ),
				index + 1
			)
		);
	};

	return (
		<div>
			<ol className="pes" data-order>
				{ pictures.map( ( entry, index ) => (
					<PictureRow
						key={ entry.row ?? entry.key }
						entry={ entry }
						index={ index }
						count={ pictures.length }
						look={ lookOf( index ) }
						start={ start }
						startByMouse={ startByMouse }
						progress={ progress }
						onMove={ ( to ) => move( index, to ) }
						onReplace={ ( file ) => replace( entry, file ) }
						onRemove={ () => remove( index ) }
					/>
				) ) }
			</ol>
			<div role="alert">
				{ outside.map( ( words ) => (
					<ErrorText key={ words }>{ words }</ErrorText>
				) ) }
			</div>
			<AddPictures
				there={ pictures.length }
				room={ PICTURES_MAX - pictures.length }
				error={ error }
				onAdd={ add }
				onOutside={ setOutside }
			/>
		</div>
	);
};
