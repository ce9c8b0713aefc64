// The past projects in the editor: title and button are written here, the projects under Past projects.
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import * as limits from '../../contract/limits';
import type { Article } from '../../contract/shapes';
import { toArticle } from '../../features/site/articles';
import { DoneBody } from '../../features/site/home/components/done-body';
import { DoneFrame } from '../../features/site/home/components/frames';
import type { EditProps, PastProjectsAttributes } from '../attributes';
import { Canvas } from '../parts/canvas';
import { HomeNotice } from '../parts/home-notice';
import { ButtonLinkControl, ButtonWords } from '../parts/button-words';
import { useAnswer } from '../parts/use-answer';
import { TitleWords } from '../parts/title-words';

const PATH = `/wp/v2/past_project?per_page=${ limits.home_past_projects }`;

export const PastProjectsEdit = ( {
	attributes: { title, btn_txt: label, btn_link: link },
	setAttributes,
}: EditProps< PastProjectsAttributes > ) => {
	const projects = useAnswer< Article[] >( PATH );
	const usualTitle = __( 'Done together', 'design-marketplace' );
	return (
		<Canvas>
			<InspectorControls>
				<HomeNotice />
				<PanelBody>
					<p>
						{ __(
							'The three latest are shown. Add them under Past projects.',
							'design-marketplace'
						) }
					</p>
					<ButtonLinkControl
						value={ link }
						onChange={ ( value ) =>
							setAttributes( { btn_link: value } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<DoneFrame
				title={
					<TitleWords
						className="t1"
						fit
						usual={ usualTitle }
						value={ title }
						onChange={ ( text ) =>
							setAttributes( { title: text } )
						}
					/>
				}
				way={
					<ButtonWords
						usual={ __(
							'View all done projects',
							'design-marketplace'
						) }
						value={ label }
						onChange={ ( text ) =>
							setAttributes( { btn_txt: text } )
						}
					/>
				}
			>
				{ projects && projects.length > 0 && (
					<div className="done grid">
						{ projects.map( ( project, index ) => (
							<div key={ project.id }>
								<DoneBody
									project={ toArticle( project ) }
									isFirst={ index === 0 }
								/>
							</div>
						) ) }
					</div>
				) }
				{ projects === null && (
					<p className="grid">
						{ __(
							'The past projects could not be loaded.',
							'design-marketplace'
						) }
					</p>
				) }
			</DoneFrame>
		</Canvas>
	);
};
