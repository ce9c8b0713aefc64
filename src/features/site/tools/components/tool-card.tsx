// A tool: its text, and a file to download or a film.
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../../../components/icon';
import { fitWords } from '../../../../components/mega';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import * as sizes from '../../../../contract/sizes';
import { formatDate } from '../../../../lib/format';
import { formatBytes } from '../../../../lib/format-size';
import type { Tool } from '../api/tools-api';

interface ToolCardProps {
	tool: Tool;
	priority?: boolean;
}

/** 'guide.pdf' → 'PDF' */
const kindOf = ( url: string ): string =>
	/\.(\w{2,4})(?:[?#]|$)/.exec( url )?.[ 1 ]?.toUpperCase() ?? '';

export const ToolCard = ( { tool, priority }: ToolCardProps ) => {
	const { title, locale, description, image, file, video, updated } = tool;
	const words = <Said locale={ locale }>{ title }</Said>;
	const date = formatDate( updated );
	return (
		<article className="tool">
			<PictureTile
				image={ image }
				alt=""
				sizes={ sizes.row }
				priority={ priority }
			/>
			<div className="about">
				<h2 className="t2" style={ fitWords( title ) }>
					{ words }
				</h2>
				{ description && (
					<p className="text lines">
						<Said locale={ locale }>{ description }</Said>
					</p>
				) }
			</div>
			<div className="take">
				{ file && (
					<a className="btn" href={ file.url } download>
						<Icon name="download" />
						<span>
							{ __( 'Download', 'design-marketplace' ) }
							<span className="sr"> { words }</span>
						</span>
						<span className="size">
							{ [ kindOf( file.url ), formatBytes( file.bytes ) ]
								.filter( Boolean )
								.join( ', ' ) }
						</span>
					</a>
				) }
				{ video && (
					<a className="btn second" href={ video.url }>
						<Icon name="play" />
						<span>
							{ __( 'Watch video', 'design-marketplace' ) }
							<span className="sr"> { words }</span>
						</span>
						{ video.duration && (
							<span className="size">{ video.duration }</span>
						) }
					</a>
				) }
				{ date && (
					<p className="small soft">
						{ sprintf(
							/* translators: %s: date. */
							__( 'Last update %s', 'design-marketplace' ),
							date
						) }
					</p>
				) }
			</div>
		</article>
	);
};
