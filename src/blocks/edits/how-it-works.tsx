// The numbered points in the editor, of the role chosen in the toggle.
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { HowFrame } from '../../features/site/home/components/frames';
import { RoleToggle } from '../../features/site/home/components/role-toggle';
import { Step } from '../../features/site/home/components/step';
import type { PageRole } from '../../lib/page-role';
import type { EditProps, HowItWorksAttributes, PointRow } from '../attributes';
import { Canvas } from '../parts/canvas';
import { HomeNotice } from '../parts/home-notice';
import { RowList } from '../parts/row-list';
import { changeRow } from '../parts/rows';
import { TitleWords } from '../parts/title-words';
import { Words } from '../parts/words';

const numbered = ( number: number ) =>
	sprintf(
		/* translators: %d: number of a point. */
		__( 'Point %d', 'design-marketplace' ),
		number
	);

interface PointsProps {
	rows: PointRow[];
	onChange: ( rows: PointRow[] ) => void;
}

const PointRows = ( {
	title,
	rows,
	onChange,
	onAdded,
}: PointsProps & { title: string; onAdded: () => void } ) => (
	<RowList
		title={ title }
		help={ __(
			'Their texts are written in the page itself.',
			'design-marketplace'
		) }
		rows={ rows }
		onChange={ onChange }
		onAdded={ onAdded }
		fresh={ { title: '', content: '' } }
		addLabel={ __( 'Add a point', 'design-marketplace' ) }
		nameOf={ ( row, number ) => row.title || numbered( number ) }
	>
		{ () => null }
	</RowList>
);

const Points = ( { rows, onChange }: PointsProps ) => (
	<>
		{ rows.map( ( { title, content }, index ) => (
			<Step key={ index } number={ index + 1 }>
				<Words
					id={ `title-${ index }` }
					tag="div"
					className="dm-head t3"
					label={ sprintf(
						/* translators: %s: a numbered point. */
						__( '%s: title', 'design-marketplace' ),
						numbered( index + 1 )
					) }
					placeholder={ numbered( index + 1 ) }
					value={ title }
					onChange={ ( text ) =>
						onChange( changeRow( rows, index, { title: text } ) )
					}
				/>
				<Words
					id={ `content-${ index }` }
					tag="p"
					lines
					label={ sprintf(
						/* translators: %s: a numbered point. */
						__( '%s: text', 'design-marketplace' ),
						numbered( index + 1 )
					) }
					placeholder={ __( 'Text', 'design-marketplace' ) }
					value={ content }
					onChange={ ( text ) =>
						onChange( changeRow( rows, index, { content: text } ) )
					}
				/>
			</Step>
		) ) }
	</>
);

export const HowItWorksEdit = ( {
	attributes,
	setAttributes,
}: EditProps< HowItWorksAttributes > ) => {
	const [ role, setRole ] = useState< PageRole >( 'designer' );
	const { title, anchor, designer, contractor } = attributes;
	return (
		<Canvas role={ role }>
			<InspectorControls>
				<HomeNotice />
				<PanelBody>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Anchor', 'design-marketplace' ) }
						help={ __(
							'The hero’s second button scrolls to the block with the same anchor.',
							'design-marketplace'
						) }
						value={ anchor }
						onChange={ ( value ) =>
							setAttributes( { anchor: value } )
						}
					/>
				</PanelBody>
				<PointRows
					title={ __( 'Points for designers', 'design-marketplace' ) }
					rows={ designer }
					onChange={ ( rows ) => setAttributes( { designer: rows } ) }
					onAdded={ () => setRole( 'designer' ) }
				/>
				<PointRows
					title={ __(
						'Points for entrepreneurs',
						'design-marketplace'
					) }
					rows={ contractor }
					onChange={ ( rows ) =>
						setAttributes( { contractor: rows } )
					}
					onAdded={ () => setRole( 'entrepreneur' ) }
				/>
			</InspectorControls>
			<HowFrame
				title={
					<TitleWords
						className="t2"
						usual={ __( 'How it works', 'design-marketplace' ) }
						value={ title }
						onChange={ ( text ) =>
							setAttributes( { title: text } )
						}
					/>
				}
				toggle={ <RoleToggle role={ role } onRole={ setRole } /> }
			>
				<Points
					key={ role }
					rows={ role === 'designer' ? designer : contractor }
					onChange={ ( rows ) =>
						setAttributes(
							role === 'designer'
								? { designer: rows }
								: { contractor: rows }
						)
					}
				/>
			</HowFrame>
		</Canvas>
	);
};
