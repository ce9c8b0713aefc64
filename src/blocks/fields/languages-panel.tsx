// The languages of the edited post: which there are, and how one more is made.
import { Button, Flex, SelectControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { editorBoot } from '../boot';
import type { Sibling } from '../boot';

const make = ( { code, name }: Sibling, post: number ) => (
	<Button
		variant="secondary"
		size="compact"
		type="submit"
		name="make"
		value={ `${ post }:${ code }` }
	>
		{ sprintf(
			/* translators: %s: name of a language. */
			__( 'Make it in %s', 'design-marketplace' ),
			name
		) }
	</Button>
);

const openWords = ( { isDraft, name }: Sibling ) =>
	isDraft
		? sprintf(
				/* translators: %s: name of a language. */
				__( 'Open the draft in %s', 'design-marketplace' ),
				name
			)
		: sprintf(
				/* translators: %s: name of a language. */
				__( 'Open it in %s', 'design-marketplace' ),
				name
			);

const Row = ( { sibling, post }: { sibling: Sibling; post: number } ) => (
	<Flex justify="space-between" wrap>
		<span lang={ sibling.code }>{ sibling.name }</span>
		{ sibling.isThis && (
			<span>{ __( 'This one', 'design-marketplace' ) }</span>
		) }
		{ ! sibling.isThis && sibling.edit && (
			<Button variant="link" href={ sibling.edit }>
				{ openWords( sibling ) }
			</Button>
		) }
		{ ! sibling.isThis && ! sibling.edit && make( sibling, post ) }
	</Flex>
);

export const LanguagesPanel = () => {
	const { postType, fields, siblings, make: form, postId } = editorBoot();
	const [ meta, setMeta ] = useEntityProp( 'postType', postType, 'meta' );
	const field = fields.find( ( { kind } ) => kind === 'language' );
	const isAlone = ! siblings.some( ( { isThis, edit } ) => edit && ! isThis );
	return (
		<PluginDocumentSettingPanel
			name="design-marketplace-languages"
			title={ __( 'Languages', 'design-marketplace' ) }
			className="dm-fields dm-languages"
		>
			{ field && isAlone && (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ field.label }
					help={ field.help }
					value={ String( meta?.[ field.key ] ?? '' ) }
					options={ field.choices.map( ( [ value, label ] ) => ( {
						value,
						label,
					} ) ) }
					onChange={ ( value ) =>
						setMeta( { ...meta, [ field.key ]: value } )
					}
				/>
			) }
			<form method="post" action={ form.url }>
				<input
					type="hidden"
					name="action"
					value="design_marketplace_make_sibling"
				/>
				<input type="hidden" name="_wpnonce" value={ form.nonce } />
				{ siblings.map( ( sibling ) => (
					<Row
						key={ sibling.code }
						{ ...{ sibling, post: postId } }
					/>
				) ) }
			</form>
			<p className="description">
				{ __(
					'What you make begins as a draft with the words that are saved.',
					'design-marketplace'
				) }
			</p>
		</PluginDocumentSettingPanel>
	);
};
