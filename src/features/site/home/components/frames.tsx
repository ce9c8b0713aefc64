// The layout of the home page's blocks, shared by the site and the editor, which fill it.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/avatar';
import { classNames } from '../../../../components/class-names';
import type { ImageObject } from '../../../../contract/shapes';
import * as sizes from '../../../../contract/sizes';
import { answeredWords } from '../words';
import type { Figures } from '../types';
import { formatNumber } from '../../../../lib/format';

// The figures of the site, large.

const FigureList = ( { designers, jobs, projects, answers }: Figures ) => {
	const shown: [ string, number ][] = [
		[ __( 'designers with a portfolio', 'design-marketplace' ), designers ],
		[ __( 'open design jobs', 'design-marketplace' ), jobs ],
		[ __( 'projects done together', 'design-marketplace' ), projects ],
	];
	return (
		<dl className="figures c4-12">
			{ shown.map( ( [ label, value ] ) => (
				<div key={ label }>
					<dt>{ label }</dt>
					<dd>{ formatNumber( value ) }</dd>
				</div>
			) ) }
			{ answers && (
				<div>
					<dt>
						{ __(
							'applications answered, of those sent 14 to 104 days ago and not withdrawn before',
							'design-marketplace'
						) }
					</dt>
					<dd>{ answeredWords( answers ) }</dd>
				</div>
			) }
		</dl>
	);
};

interface FrameProps {
	title?: ReactNode;
	children: ReactNode;
}

export const ImageFrame = ( {
	caption,
	children,
}: {
	caption: ReactNode;
	children: ReactNode;
} ) => (
	<section className="section">
		<figure className="wide-image grid">
			{ caption }
			<div className="c4-12">{ children }</div>
		</figure>
	</section>
);

export const HowFrame = ( {
	title,
	toggle,
	anchor,
	children,
}: FrameProps & { toggle: ReactNode; anchor?: string } ) => (
	<section className="how on-role" id={ anchor || undefined }>
		<div className="grid">
			<div className="how-head c1-3">
				{ title }
				{ toggle }
			</div>
			<ol className="c4-12">{ children }</ol>
		</div>
	</section>
);

export const PresentationFrame = ( {
	title,
	figures,
	way,
	children,
}: FrameProps & { figures: Figures | null; way: ReactNode } ) => (
	<section className="section">
		<div className="presentation grid">
			{ title }
			{ children }
			{ figures && <FigureList { ...figures } /> }
			{ way && <p className="c4-12">{ way }</p> }
		</div>
	</section>
);

export const EventsFrame = ( { title, children }: FrameProps ) => (
	<section className="section events">
		<div className="grid">
			{ title }
			{ children }
		</div>
	</section>
);

export const NoEvents = () => (
	<p className="none t4">
		{ __( 'No events are planned right now.', 'design-marketplace' ) }
	</p>
);

export const DoneFrame = ( {
	title,
	way,
	children,
}: FrameProps & { way: ReactNode } ) => (
	<section className="section">
		<div className="grid">{ title }</div>
		{ children }
		<div className="done-all grid">
			<p>{ way }</p>
		</div>
	</section>
);

export const isQuoted = ( text: string ): boolean => /^[«"“„‹‘']/.test( text );

interface VoiceFrameProps {
	name: string;
	image: ImageObject | null;
	/** Its marks come from the stylesheet, as in the editor, where they are not typed. */
	unquoted?: boolean;
	says: ReactNode;
	who: ReactNode;
	/** A grey line below the name; left out if there is none. */
	job: ReactNode;
}

export const VoiceFrame = ( {
	name,
	image,
	unquoted,
	says,
	who,
	job,
}: VoiceFrameProps ) => (
	<figure className={ classNames( 'voice', unquoted && 'unquoted' ) }>
		<blockquote>{ says }</blockquote>
		<figcaption className="who">
			<Avatar name={ name } image={ image } sizes={ sizes.mark } />
			<span>
				{ who }
				{ job && (
					<>
						<br />
						{ job }
					</>
				) }
			</span>
		</figcaption>
	</figure>
);

export const FilmFrame = ( {
	words,
	children,
}: {
	words: ReactNode;
	children: ReactNode;
} ) => (
	<section className="section">
		<figure className="film grid">
			<div className="c1-9">{ children }</div>
			{ words && (
				<figcaption className="c10-12 small">{ words }</figcaption>
			) }
		</figure>
	</section>
);
