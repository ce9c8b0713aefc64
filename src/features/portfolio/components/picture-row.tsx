// One picture of a project in its form: what is to be seen, its caption, its place.
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { classNames } from '../../../components/class-names';
import { useFormField } from '../../../components/form/form-field';
import { Icon } from '../../../components/icon';
import { ImageField } from '../../../components/image-field';
import { TextInput } from '../../../components/text-input';
import * as limits from '../../../contract/limits';
import { wordsOf } from '../pictures';
import type { Entry } from '../pictures';
import { noDrag } from '../hooks/use-drag-order';
import type { Start } from '../hooks/use-drag-order';
import type { WorkValues } from '../types';
import { OrderButtons } from './order-buttons';

const ASPECT = limits.work_image_width / limits.work_image_height;
/** So many stand on cards and on the board. */
const ON_CARDS = 3;

interface PictureRowProps {
	entry: Entry;
	index: number;
	count: number;
	look: string | undefined;
	start: Start;
	startByMouse: Start;
	progress: Record< string, number > | null;
	onMove: ( to: number ) => void;
	onReplace: ( file: File ) => void;
	onRemove: () => void;
}

interface WordsProps {
	entry: Entry;
	/** Which of the words. */
	of: 'alt' | 'caption';
	label: string;
	/** Number of the picture. */
	number: number;
	hint?: string;
	max: number;
}

const Words = ( { entry, of, label, number, hint, max }: WordsProps ) => {
	const { values } = useFormikContext< WorkValues >();
	const field = useFormField( `${ of }.${ entry.key }` );
	return (
		<TextInput
			{ ...field }
			value={ wordsOf( values, entry )[ of ] }
			optional
			max={ max }
			hint={ hint }
			label={
				<>
					{ label }
					<span className="sr">
						{ ` ${ sprintf(
							/* translators: %d: number of a picture. */
							__( 'Picture %d', 'design-marketplace' ),
							number
						) }` }
					</span>
				</>
			}
		/>
	);
};

export const PictureRow = ( {
	entry,
	index,
	count,
	look,
	start,
	startByMouse,
	progress,
	onMove,
	onReplace,
	onRemove,
}: PictureRowProps ) => {
	const number = index + 1;
	const row = useRef< HTMLLIElement >( null );
	/** Once it is gone the focus is on its neighbour. */
	const remove = () => {
		const item = row.current;
		const next =
			item?.nextElementSibling ??
			item?.previousElementSibling ??
			item?.closest( 'form' )?.querySelector( '.pf-add' );
		onRemove();
		(
			next?.querySelector< HTMLElement >( '.out' ) ??
			next?.querySelector( 'input' )
		)?.focus();
	};
	return (
		<li
			ref={ row }
			className={ classNames( 'pe', look ) }
			data-place={ index }
		>
			<span
				className="n num grip"
				aria-hidden="true"
				onPointerDown={ ( press ) => start( index, press ) }
			>
				{ number }
			</span>
			<div className="th3">
				<div
					onPointerDown={ ( press ) => startByMouse( index, press ) }
					onDragStart={ noDrag }
				>
					<ImageField
						tile
						name={ `picture${ number }` }
						label={ sprintf(
							/* translators: %d: number of a picture. */
							__( 'Picture %d', 'design-marketplace' ),
							number
						) }
						value={ entry.picture }
						onChange={ ( file ) =>
							file instanceof File && onReplace( file )
						}
						aspect={ ASPECT }
						width={ limits.work_image_width }
						maxBytes={ limits.image_bytes_max }
						progress={ progress && ( progress[ entry.key ] ?? 0 ) }
					/>
				</div>
				{ index < ON_CARDS && (
					<span className="mini soft">
						{ __(
							'on cards and on the board',
							'design-marketplace'
						) }
					</span>
				) }
			</div>
			<div className="form-stack">
				<Words
					of="alt"
					{ ...{ entry, number } }
					max={ limits.picture_alt_max }
					label={ __( 'What is to be seen?', 'design-marketplace' ) }
					hint={
						index === 0
							? __(
									'Read out to those who do not see the picture.',
									'design-marketplace'
								)
							: undefined
					}
				/>
				<Words
					of="caption"
					{ ...{ entry, number } }
					max={ limits.picture_caption_max }
					label={ __( 'Caption', 'design-marketplace' ) }
				/>
			</div>
			<span className="btns">
				<OrderButtons
					className="down"
					before={ sprintf(
						/* translators: %d: number of a picture. */
						__( 'Picture %d up', 'design-marketplace' ),
						number
					) }
					after={ sprintf(
						/* translators: %d: number of a picture. */
						__( 'Picture %d down', 'design-marketplace' ),
						number
					) }
					icons={ [ 'arrow-up', 'arrow-down' ] }
					at={ index }
					first={ 0 }
					last={ count - 1 }
					count={ count }
					onMove={ onMove }
					onPointerDown={ ( press ) => start( index, press ) }
				/>
				<button
					type="button"
					className="plain out"
					aria-label={ sprintf(
						/* translators: %d: number of a picture. */
						__( 'Delete picture %d', 'design-marketplace' ),
						number
					) }
					onClick={ remove }
				>
					<Icon name="close" />
				</button>
			</span>
		</li>
	);
};
