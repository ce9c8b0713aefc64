// The files of a message: pictures to look at, PDFs to take along. Their addresses expire, and are then requested again.
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { ErrorText } from '../../../components/field';
import { messageOf } from '../../../lib/api-error';
import { formatBytes } from '../../../lib/format-size';
import { renewedFile } from '../api/thread-api';
import { isPicture, kindOf } from '../attachments';
import type { MessageFile } from '../types';

/** A minute less than an address is valid. */
const GOOD_MS = 9 * 60_000;

/** A file's address while it is valid. */
function useAddress( { id, url }: MessageFile ) {
	const [ renewed, setRenewed ] = useState< { of: string; url: string } >();
	const since = useRef( { of: url, at: Date.now() } );
	if ( since.current.of !== url ) {
		since.current = { of: url, at: Date.now() };
	}
	return {
		address: renewed?.of === url ? renewed.url : url,
		isGood: () => Date.now() - since.current.at < GOOD_MS,
		renew: async () => {
			const now = await renewedFile( id );
			since.current = { of: url, at: Date.now() };
			setRenewed( { of: url, url: now } );
			return now;
		},
	};
}

const PictureFile = ( { file }: { file: MessageFile } ) => {
	const { address, renew } = useAddress( file );
	const tried = useRef( '' );
	return (
		<img
			src={ address }
			alt={ sprintf(
				/* translators: %s: name of a file. */
				__( 'Picture: %s', 'design-marketplace' ),
				file.name
			) }
			loading="lazy"
			onError={ () => {
				// One try for each address that the server has given.
				if ( tried.current !== file.url ) {
					tried.current = file.url;
					renew().catch( () => undefined );
				}
			} }
		/>
	);
};

export const FileLink = ( {
	file,
	about,
}: {
	file: MessageFile;
	/** Said beside its name. */
	about?: string;
} ) => {
	const { address, isGood, renew } = useAddress( file );
	const [ problem, setProblem ] = useState( '' );
	const open = ( event: MouseEvent ) => {
		setProblem( '' );
		if ( isGood() ) {
			return;
		}
		event.preventDefault();
		renew().then(
			( now ) => window.location.assign( now ),
			( error: unknown ) => setProblem( messageOf( error ) )
		);
	};
	return (
		<>
			<a
				className="file"
				href={ address }
				download={ file.name }
				onClick={ open }
			>
				<span className="file-kind" aria-hidden="true">
					{ kindOf( file.type ) }
				</span>
				<span>
					<b>{ file.name }</b>
					<br />
					<span className="soft">
						{ about ??
							`${ kindOf( file.type ) }, ${ formatBytes( file.size ) }` }
					</span>
				</span>
			</a>
			{ problem && <ErrorText>{ problem }</ErrorText> }
		</>
	);
};

export const MessageFiles = ( {
	files,
	areMine,
}: {
	files: readonly MessageFile[];
	areMine: boolean;
} ) => (
	<>
		<ul className="msg-files">
			{ files.map( ( file ) => (
				<li key={ file.id }>
					{ isPicture( file.type ) && (
						<span className="shot">
							<PictureFile file={ file } />
						</span>
					) }
					<FileLink file={ file } />
				</li>
			) ) }
		</ul>
		{ ! areMine && files.some( ( { type } ) => ! isPicture( type ) ) && (
			<p className="soft">
				{ __(
					'Files come from the other person. Open only what you expect.',
					'design-marketplace'
				) }
			</p>
		) }
	</>
);
