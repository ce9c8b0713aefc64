// A designer in the list: the trade first and large, the works as the card itself.
import { memo } from '@wordpress/element';
import { Link } from '../../../components/link';
import { Avatar } from '../../../components/avatar';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import { TagList } from '../../../components/tag';
import { countries, levels } from '../../../contract/enums';
import { designerPath } from '../../../lib/paths';
import type { CardLayout } from '../card-layout';
import type { Designer, NamesOf } from '../types';

const COUNT_CLASS = [ 'none', 'one', 'two', '' ];

/** Widths of the large thumb and of those beside it, as the grid shows them. */
const SIZES = {
	full: [ '(min-width: 900px) 50vw, 50vw', '(min-width: 900px) 25vw, 50vw' ],
	half: [ '(min-width: 900px) 33vw, 50vw', '(min-width: 900px) 17vw, 50vw' ],
	fullOne: [ '(min-width: 900px) 50vw, 100vw' ],
	halfOne: [ '(min-width: 900px) 33vw, 100vw' ],
	fullTwo: [ '(min-width: 900px) 38vw, 50vw' ],
	halfTwo: [ '(min-width: 900px) 25vw, 50vw' ],
};

const sizesOf = ( layout: CardLayout, works: number, index: number ) => {
	const row = layout === 'half' ? 'half' : 'full';
	const few = works === 1 ? 'One' : works === 2 && 'Two';
	const sizes = SIZES[ few ? ( `${ row }${ few }` as const ) : row ];
	return sizes[ Math.min( index, sizes.length - 1 ) ] ?? '100vw';
};

const labelOf = < V extends string | number >(
	choices: { value: V; label: string }[],
	value: V | null
) => choices.find( ( choice ) => choice.value === value )?.label ?? '';

interface DesignerCardProps {
	designer: Designer;
	layout: CardLayout;
	namesOf: NamesOf;
	/** Its first picture is what the page is waited for. */
	priority?: boolean;
}

export const DesignerCard = memo(
	( { designer, layout, namesOf, priority = false }: DesignerCardProps ) => {
		const { slug, name, job, city, country, level, avatar, works } =
			designer;
		const place = [ city, labelOf( countries(), country ) ]
			.filter( Boolean )
			.join( ', ' );
		return (
			<article className={ `person ${ layout }` }>
				<div className="info">
					<h2 className="title">
						{ /* Among other links a trade alone names nobody. */ }
						<Link
							to={ designerPath( slug ) }
							aria-label={
								job ? `${ job }, ${ name }` : undefined
							}
						>
							<Said locale={ designer.locale } usual={ name }>
								{ job || name }
							</Said>
						</Link>
					</h2>
					<div className="who">
						<Avatar name={ name } image={ avatar } sizes="44px" />
						<span>
							<b>{ name }</b>
							{ place && (
								<>
									<br />
									<span className="soft">{ place }</span>
								</>
							) }
						</span>
					</div>
					{ level && (
						<p className="small">{ labelOf( levels(), level ) }</p>
					) }
					<TagList items={ namesOf( designer.skills ) } />
				</div>
				<div
					className={ `thumbs ${ COUNT_CLASS[ works.length ] ?? '' }` }
				>
					{ works.map( ( { id, image }, index ) => (
						<PictureTile
							key={ id }
							image={ image }
							alt=""
							sizes={ sizesOf( layout, works.length, index ) }
							priority={ priority && index === 0 }
						/>
					) ) }
				</div>
			</article>
		);
	}
);
