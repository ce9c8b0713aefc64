// The presentation in the editor: a statement, figures and a button.
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PresentationFrame } from '../../features/site/home/components/frames';
import type { EditProps, PresentationAttributes } from '../attributes';
import { countsOfSite } from '../boot';
import { Canvas } from '../parts/canvas';
import { HomeNotice } from '../parts/home-notice';
import { ButtonLinkControl, ButtonWords } from '../parts/button-words';
import { TitleWords } from '../parts/title-words';
import { Words } from '../parts/words';

export const PresentationEdit = ( {
	attributes: { title, content, figures, btn_txt: label, btn_link: link },
	setAttributes,
}: EditProps< PresentationAttributes > ) => (
	<Canvas>
		<InspectorControls>
			<HomeNotice />
			<PanelBody>
				<ButtonLinkControl
					help={ __(
						'The button is shown when it has a text and a link.',
						'design-marketplace'
					) }
					value={ link }
					onChange={ ( value ) =>
						setAttributes( { btn_link: value } )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show figures', 'design-marketplace' ) }
					help={ __(
						'Designers, open jobs and past projects, counted by the site.',
						'design-marketplace'
					) }
					checked={ figures }
					onChange={ ( value ) =>
						setAttributes( { figures: value } )
					}
				/>
			</PanelBody>
		</InspectorControls>
		<PresentationFrame
			title={
				<TitleWords
					className="c1-3 t4"
					value={ title }
					onChange={ ( text ) => setAttributes( { title: text } ) }
				/>
			}
			figures={ figures ? countsOfSite() : null }
			way={
				<ButtonWords
					value={ label }
					onChange={ ( text ) => setAttributes( { btn_txt: text } ) }
				/>
			}
		>
			<Words
				id="content"
				tag="p"
				className="c4-12 t2"
				lines
				label={ __( 'Statement', 'design-marketplace' ) }
				value={ content }
				onChange={ ( text ) => setAttributes( { content: text } ) }
			/>
		</PresentationFrame>
	</Canvas>
);
