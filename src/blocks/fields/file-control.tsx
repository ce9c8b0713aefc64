// The file of a tool: chosen from the media library, uploaded there if need be.
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { FieldHelp } from '../parts/field-help';
import type { FieldControlProps } from './field-control';

interface Attachment {
	source_url?: string;
	title?: { rendered?: string };
}

function useFileName( id: number ): string {
	return useSelect(
		( select ) => {
			const file = id
				? ( select( coreStore ).getEntityRecord(
						'postType',
						'attachment',
						id
					) as Attachment | undefined )
				: undefined;
			return file?.source_url?.split( '/' ).at( -1 ) ?? '';
		},
		[ id ]
	);
}

export const FileControl = ( {
	field,
	value,
	wrong,
	onChange,
}: FieldControlProps ) => {
	const id = Number( value ) || 0;
	const name = useFileName( id );
	return (
		<div role="group" aria-label={ field.label } className="dm-file">
			<BaseControl.VisualLabel>{ field.label }</BaseControl.VisualLabel>
			{ id > 0 && <p className="dm-file-name">{ name || `#${ id }` }</p> }
			<MediaUploadCheck>
				<Flex justify="flex-start" wrap>
					<MediaUpload
						value={ id }
						title={ field.label }
						onSelect={ ( media ) => onChange( media.id ) }
						render={ ( { open } ) => (
							<Button variant="secondary" onClick={ open }>
								{ id
									? __(
											'Replace the file',
											'design-marketplace'
										)
									: __(
											'Choose a file',
											'design-marketplace'
										) }
							</Button>
						) }
					/>
					{ id > 0 && (
						<Button
							isDestructive
							variant="tertiary"
							onClick={ () => onChange( 0 ) }
						>
							{ __( 'Remove the file', 'design-marketplace' ) }
						</Button>
					) }
				</Flex>
			</MediaUploadCheck>
			<p className="description">
				<FieldHelp help={ field.help } wrong={ wrong } />
			</p>
		</div>
	);
};
