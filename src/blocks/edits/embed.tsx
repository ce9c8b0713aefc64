// The blocks that show design jobs, or one page of the site, by an address: drawn by the server, as on the site.
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { RawHTML } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import * as limits from '../../contract/limits';
import type { EditProps } from '../attributes';
import { LinkControl } from '../parts/link-control';
import { useAnswer } from '../parts/use-answer';

interface EmbedAttributes {
	url: string;
	/** Of a list. */
	limit?: number;
}

const Drawn = ( {
	name,
	...attributes
}: EmbedAttributes & { name: string } ) => {
	const asked = Object.entries( attributes ).map(
		( [ key, value ] ) =>
			`attributes[${ key }]=${ encodeURIComponent( value ) }`
	);
	const answer = useAnswer< { rendered: string } >(
		`/wp/v2/block-renderer/design-marketplace/${ name }?context=edit&${ asked.join( '&' ) }`
	);
	return answer?.rendered ? (
		<RawHTML style={ { pointerEvents: 'none' } }>
			{ answer.rendered }
		</RawHTML>
	) : (
		<p>
			{ answer === undefined
				? '…'
				: __(
						'There is nothing to show at this address.',
						'design-marketplace'
					) }
		</p>
	);
};

const Edit = ( {
	name,
	help,
	attributes,
	setAttributes,
}: EditProps< EmbedAttributes > & { name: string; help: string } ) => (
	<div { ...useBlockProps() }>
		<InspectorControls>
			<PanelBody>
				<LinkControl
					label={ __( 'Address', 'design-marketplace' ) }
					help={ help }
					value={ attributes.url }
					onChange={ ( url ) => setAttributes( { url } ) }
				/>
				{ attributes.limit !== undefined && (
					<RangeControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'At most', 'design-marketplace' ) }
						min={ 1 }
						max={ limits.embed_jobs_max }
						value={ attributes.limit }
						onChange={ ( limit ) => setAttributes( { limit } ) }
					/>
				) }
			</PanelBody>
		</InspectorControls>
		<Drawn name={ name } { ...attributes } />
	</div>
);

export const JobsEdit = ( props: EditProps< EmbedAttributes > ) => (
	<Edit
		{ ...props }
		name="jobs"
		help={ __(
			'Set filters on the page “Design jobs”, and copy its address. Without one, all design jobs are shown.',
			'design-marketplace'
		) }
	/>
);

export const PageEdit = ( props: EditProps< EmbedAttributes > ) => (
	<Edit
		{ ...props }
		name="page"
		help={ __(
			'The address of a design job, a company or a designer on this site.',
			'design-marketplace'
		) }
	/>
);
