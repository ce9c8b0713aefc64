// A designer in the list: the trade first and large, the works as the card itself.
import { memo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../../components/link';
import { Avatar } from '../../../components/avatar';
import { Free } from '../../../components/free';
import { fitWords } from '../../../components/mega';
import { PictureTile } from '../../../components/picture';
import { Said } from '../../../components/said';
import { SchoolLine } from '../../../components/school-line';
import { TagList } from '../../../components/tag';
import { levels } from '../../../contract/enums';
import * as sizes from '../../../contract/sizes';
import { choiceLabel } from '../../../lib/choice';
import { designerPath } from '../../../lib/paths';
import { placeOf } from '../../../lib/place';
import { grow } from '../grow';
import type { Designer, NamesOf } from '../types';

const sizesOf = ( works: number, index: number ) => {
	if ( works === 1 ) {
		return sizes.card_alone;
	}
	return index > 0 && works > 2 ? sizes.card_small : sizes.card_large;
};

interface DesignerCardProps {
	designer: Designer;
	namesOf: NamesOf;
	/** Loads its first picture before others. */
	priority?: boolean;
	/** Buttons for the reader. */
	action?: ReactNode;
}

export const DesignerCard = memo(
	( { designer, namesOf, priority = false, action }: DesignerCardProps ) => {
		const { slug, name, job, level, availability, avatar, works } =
			designer;
		const { school, isConfirmed } = designer;
		const place = placeOf( designer );
		const navigate = useNavigate();
		const path = designerPath( slug );
		return (
			<article className="person">
				<div className="info">
					<h2 className="title" style={ fitWords( job || name ) }>
						{ /* Among other links a trade alone names nobody. */ }
						<Link
							to={ path }
							onClick={ ( event ) =>
								grow( event, () => navigate( path ) )
							}
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
						<Avatar
							name={ name }
							image={ avatar }
							sizes={ sizes.card_avatar }
						/>
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
					{ ( level || school || availability.availability ) && (
						<p className="small states">
							<Free of={ availability } />
							{ level && (
								<span>{ choiceLabel( levels(), level ) }</span>
							) }
							{ school && (
								<SchoolLine
									words={ school }
									isConfirmed={ isConfirmed }
								/>
							) }
						</p>
					) }
					<TagList items={ namesOf( designer.skills ) } />
					{ action }
				</div>
				<div className="thumbs">
					{ works.map( ( { id, image }, index ) => (
						<PictureTile
							key={ id }
							image={ image }
							alt=""
							sizes={ sizesOf( works.length, index ) }
							priority={ priority && index === 0 }
						/>
					) ) }
				</div>
			</article>
		);
	}
);
