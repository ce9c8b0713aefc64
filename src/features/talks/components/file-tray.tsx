// The files to send with a message, each with its error, if any.
import { __, sprintf } from '@wordpress/i18n';
import { ErrorText } from '../../../components/field';
import { Icon } from '../../../components/icon';
import { formatBytes } from '../../../lib/format-size';
import { problemOf } from '../attachments';

interface FileTrayProps {
	files: readonly File[];
	onRemove: ( at: number ) => void;
}

export const FileTray = ( { files, onRemove }: FileTrayProps ) => (
	<ul
		className="tray-files"
		aria-label={ __( 'Files to send', 'design-marketplace' ) }
	>
		{ files.map( ( file, index ) => {
			const problem = problemOf( file );
			return (
				<li key={ `${ file.name } ${ index }` }>
					<span className="tray-file">
						<b>{ file.name }</b> { formatBytes( file.size ) }
						<button
							type="button"
							className="quiet"
							aria-label={ sprintf(
								/* translators: %s: name of a file. */
								__( 'Remove %s', 'design-marketplace' ),
								file.name
							) }
							onClick={ () => onRemove( index ) }
						>
							<Icon name="close" />
						</button>
					</span>
					{ problem && <ErrorText>{ problem }</ErrorText> }
				</li>
			);
		} ) }
	</ul>
);
