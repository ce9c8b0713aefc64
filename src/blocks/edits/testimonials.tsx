// The testimonials in the editor: one at a time, as on the site.
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../../components/class-names';
import {
	isQuoted,
	VoiceFrame,
} from '../../features/site/home/components/frames';
import type {
	EditProps,
	TestimonialsAttributes,
	VoiceRow,
} from '../attributes';
import { Canvas } from '../parts/canvas';
import { HomeNotice } from '../parts/home-notice';
import { PictureControl } from '../parts/picture-control';
import { RowList } from '../parts/row-list';
import { changeRow } from '../parts/rows';
import { usePicture } from '../parts/use-picture';
import { TitleWords } from '../parts/title-words';
import { Words } from '../parts/words';

const SECOND = 1000;

const SECONDS = { least: 2, most: 20 };

const numbered = ( number: number ) =>
	sprintf(
		/* translators: %d: number of a testimonial. */
		__( 'Testimonial %d', 'design-marketplace' ),
		number
	);

interface VoiceProps {
	voice: VoiceRow;
	onChange: ( changed: Partial< VoiceRow > ) => void;
}

const Voice = ( { voice, onChange }: VoiceProps ) => {
	const { name, job, content, avatar } = voice;
	const picture = usePicture( avatar );
	return (
		<VoiceFrame
			name={ name }
			image={ picture }
			unquoted={ content !== '' && ! isQuoted( content ) }
			says={
				<Words
					id="content"
					lines
					label={ __( 'What they say', 'design-marketplace' ) }
					value={ content }
					onChange={ ( text ) => onChange( { content: text } ) }
				/>
			}
			who={
				<Words
					id="name"
					tag="b"
					label={ __( 'Name', 'design-marketplace' ) }
					value={ name }
					onChange={ ( text ) => onChange( { name: text } ) }
				/>
			}
			job={
				<Words
					id="job"
					className="soft"
					label={ __( 'Job', 'design-marketplace' ) }
					value={ job }
					onChange={ ( text ) => onChange( { job: text } ) }
				/>
			}
		/>
	);
};

const Ticks = ( {
	count,
	current,
	onPick,
}: {
	count: number;
	current: number;
	onPick: ( index: number ) => void;
} ) => (
	<div className="slider-ctl">
		<div className="ticks">
			{ Array.from( { length: count }, ( _, index ) => (
				<button
					key={ index }
					type="button"
					className={ classNames(
						index < current && 'done',
						index === current && 'on'
					) }
					aria-label={ numbered( index + 1 ) }
					aria-current={ index === current || undefined }
					onClick={ () => onPick( index ) }
				/>
			) ) }
		</div>
	</div>
);

export const TestimonialsEdit = ( {
	attributes: { title, speed, items },
	setAttributes,
}: EditProps< TestimonialsAttributes > ) => {
	const [ picked, setPicked ] = useState( 0 );
	const current = Math.min( picked, items.length - 1 );
	const voice = items[ current ];
	const setItems = ( rows: VoiceRow[] ) => setAttributes( { items: rows } );
	return (
		<Canvas>
			<InspectorControls>
				<HomeNotice />
				<PanelBody>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __(
							'Seconds each is shown',
							'design-marketplace'
						) }
						min={ SECONDS.least }
						max={ SECONDS.most }
						value={ Math.round( speed / SECOND ) }
						onChange={ ( seconds = SECONDS.least ) =>
							setAttributes( { speed: seconds * SECOND } )
						}
					/>
				</PanelBody>
				<RowList
					title={ __( 'Testimonials', 'design-marketplace' ) }
					help={ __(
						'Their texts are written in the page itself. One without words is left out.',
						'design-marketplace'
					) }
					rows={ items }
					onChange={ setItems }
					onAdded={ setPicked }
					fresh={ { name: '', job: '', content: '', avatar: 0 } }
					addLabel={ __( 'Add a testimonial', 'design-marketplace' ) }
					nameOf={ ( { name }, number ) =>
						name || numbered( number )
					}
				>
					{ ( { avatar }, change ) => (
						<PictureControl
							label={ __( 'Portrait', 'design-marketplace' ) }
							value={ avatar }
							onChange={ ( id ) => change( { avatar: id } ) }
						/>
					) }
				</RowList>
			</InspectorControls>
			<section className="section">
				<div className="grid voices">
					<TitleWords
						className="label c1-3 t4"
						usual={ __( 'Testimonials', 'design-marketplace' ) }
						value={ title }
						onChange={ ( text ) =>
							setAttributes( { title: text } )
						}
					/>
					<div className="voice-slider c4-12">
						{ voice ? (
							<Voice
								key={ current }
								voice={ voice }
								onChange={ ( changed ) =>
									setItems(
										changeRow( items, current, changed )
									)
								}
							/>
						) : (
							<p className="t4">
								{ __(
									'No testimonial yet. Add one in the block’s settings.',
									'design-marketplace'
								) }
							</p>
						) }
						{ items.length > 1 && (
							<Ticks
								count={ items.length }
								current={ current }
								onPick={ setPicked }
							/>
						) }
					</div>
				</div>
			</section>
		</Canvas>
	);
};
