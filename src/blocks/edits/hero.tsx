// The hero in the editor: the claim of the role chosen in the toggle, its two buttons and its pictures.
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../components/icon';
import { fitWords } from '../../components/mega';
import type { ImageObject } from '../../contract/shapes';
import {
	HeroFrame,
	PLACES,
	shotClass,
} from '../../features/site/home/components/hero-frame';
import { HeroShot } from '../../features/site/home/components/hero-shot';
import { RoleToggle } from '../../features/site/home/components/role-toggle';
import { factLines } from '../../features/site/home/words';
import type { PageRole } from '../../lib/page-role';
import type { EditProps, HeroAttributes, PictureRow } from '../attributes';
import { countsOfSite } from '../boot';
import { Canvas } from '../parts/canvas';
import { HomeNotice } from '../parts/home-notice';
import { LinkControl } from '../parts/link-control';
import { PictureControl } from '../parts/picture-control';
import { RowList } from '../parts/row-list';
import { usePictures } from '../parts/use-picture';
import { Words } from '../parts/words';

/** A picture chosen for the hero, and the name under it. */
interface Shot {
	image: ImageObject | null;
	name: string;
}

const PictureRows = ( {
	title,
	rows,
	onChange,
}: {
	title: string;
	rows: PictureRow[];
	onChange: ( rows: PictureRow[] ) => void;
} ) => (
	<RowList
		isClosed
		title={ title }
		help={ __(
			'The first is the large one; three are shown.',
			'design-marketplace'
		) }
		rows={ rows }
		onChange={ onChange }
		fresh={ { image: 0, link: '', name: '' } }
		addLabel={ __( 'Add a picture', 'design-marketplace' ) }
		nameOf={ ( _, number ) =>
			sprintf(
				/* translators: %d: number of a picture. */
				__( 'Picture %d', 'design-marketplace' ),
				number
			)
		}
	>
		{ ( { image, link, name = '' }, change ) => (
			<>
				<PictureControl
					label={ __( 'Picture', 'design-marketplace' ) }
					value={ image }
					onChange={ ( id ) => change( { image: id } ) }
				/>
				<LinkControl
					label={ __( 'Link', 'design-marketplace' ) }
					help={ __(
						'A web address, or a path of this site such as /designers.',
						'design-marketplace'
					) }
					value={ link }
					onChange={ ( value ) => change( { link: value } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name under it', 'design-marketplace' ) }
					help={ __(
						'Without one, the name of the member the link leads to.',
						'design-marketplace'
					) }
					value={ name }
					onChange={ ( value ) => change( { name: value } ) }
				/>
			</>
		) }
	</RowList>
);

export const HeroEdit = ( {
	attributes,
	setAttributes,
}: EditProps< HeroAttributes > ) => {
	const [ role, setRole ] = useState< PageRole >( 'designer' );
	const isDesigner = role === 'designer';
	const title = isDesigner
		? attributes.title
		: attributes.title_contractor || attributes.title;
	const shown = attributes.pictures.filter( ( { image } ) => image );
	const own = attributes.pictures_contractor.filter( ( { image } ) => image );
	// Small tiles the entrepreneurs lack come from the designers', as on the site.
	const rows = (
		isDesigner ? shown : [ ...own, ...shown.slice( own.length ) ]
	).slice( 0, PLACES.length );
	const images = usePictures( rows.map( ( { image } ) => image ) );
	const shots = rows.map( ( { name = '' }, index ) => ( {
		image: images[ index ] ?? null,
		name,
	} ) );
	return (
		<Canvas role={ role }>
			<InspectorControls>
				<HomeNotice />
				<PanelBody title={ __( 'Buttons', 'design-marketplace' ) }>
					<LinkControl
						label={ __(
							'Link of the first button',
							'design-marketplace'
						) }
						help={ __(
							'A web address, or a path of this site such as /signup.',
							'design-marketplace'
						) }
						value={ attributes.btn_link }
						onChange={ ( value ) =>
							setAttributes( { btn_link: value } )
						}
					/>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __(
							'Anchor of the second button',
							'design-marketplace'
						) }
						help={ __(
							'The anchor of the block it scrolls to, such as how. Without a text there is no second button.',
							'design-marketplace'
						) }
						value={ attributes.anchor }
						onChange={ ( anchor ) => setAttributes( { anchor } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Show figures', 'design-marketplace' ) }
						help={ __(
							'How many portfolios and open jobs there are, counted by the site.',
							'design-marketplace'
						) }
						checked={ attributes.figures }
						onChange={ ( figures ) => setAttributes( { figures } ) }
					/>
				</PanelBody>
				<PictureRows
					title={ __(
						'Pictures for designers',
						'design-marketplace'
					) }
					rows={ attributes.pictures }
					onChange={ ( pictures ) => setAttributes( { pictures } ) }
				/>
				<PictureRows
					title={ __(
						'Pictures for entrepreneurs',
						'design-marketplace'
					) }
					rows={ attributes.pictures_contractor }
					onChange={ ( pictures ) =>
						setAttributes( { pictures_contractor: pictures } )
					}
				/>
			</InspectorControls>
			<HeroFrame< Shot >
				title={
					<Words
						id="title"
						key={ role }
						tag="div"
						className="dm-head mega"
						style={ fitWords( title ) }
						lines
						label={
							isDesigner
								? __(
										'Title for designers',
										'design-marketplace'
									)
								: __(
										'Title for entrepreneurs',
										'design-marketplace'
									)
						}
						value={
							isDesigner
								? attributes.title
								: attributes.title_contractor
						}
						onChange={ ( value ) =>
							setAttributes(
								isDesigner
									? { title: value }
									: { title_contractor: value }
							)
						}
					/>
				}
				copy={
					<>
						<Words
							id="text"
							key={ role }
							tag="p"
							className="t4 lead"
							lines
							label={
								isDesigner
									? __(
											'Introduction for designers',
											'design-marketplace'
										)
									: __(
											'Introduction for entrepreneurs',
											'design-marketplace'
										)
							}
							value={
								isDesigner
									? attributes.text
									: attributes.text_contractor
							}
							onChange={ ( text ) =>
								setAttributes(
									isDesigner
										? { text }
										: { text_contractor: text }
								)
							}
						/>
						<RoleToggle role={ role } onRole={ setRole } />
					</>
				}
				facts={
					attributes.figures
						? factLines( countsOfSite(), role ).join( '\n' )
						: ''
				}
				ways={
					<>
						<span className="btn">
							<Words
								id="btn_txt"
								label={ __(
									'Text of the first button',
									'design-marketplace'
								) }
								placeholder={ __(
									'Sign up',
									'design-marketplace'
								) }
								value={ attributes.btn_txt }
								onChange={ ( value ) =>
									setAttributes( { btn_txt: value } )
								}
							/>
							<Icon name="arrow-right" className="go" />
						</span>
						<span className="plain">
							<Words
								id="anchor_txt"
								label={ __(
									'Text of the second button',
									'design-marketplace'
								) }
								value={ attributes.anchor_txt }
								onChange={ ( value ) =>
									setAttributes( { anchor_txt: value } )
								}
							/>{ ' ' }
							<Icon name="arrow-down" />
						</span>
					</>
				}
				pictures={ shots }
				tileOf={ ( shot, place ) => (
					<span key={ place } className={ shotClass( place ) }>
						<HeroShot { ...shot } wide={ place === 'wide' } />
					</span>
				) }
			/>
		</Canvas>
	);
};
