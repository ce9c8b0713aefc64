// A candidate on the profile: a face, a trade, a place, and works to judge by.
import { __ } from '@wordpress/i18n';
import { Avatar } from '../../../../components/avatar';
import { Link } from '../../../../components/link';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import { designerPath } from '../../../../lib/paths';
import type { BoardCandidate } from '../board/types';
import { stageLabel } from '../stage';
import { AnswerLink } from './answer-link';

const SIZES = '(min-width: 900px) 12vw, 30vw';

export const FirstCandidate = ( {
	candidate,
}: {
	candidate: BoardCandidate;
} ) => {
	const { slug, name, job, city, locale, comment, email, avatar, works } =
		candidate;
	const isWithdrawn = candidate.stage === 'withdrawn';
	const about = isWithdrawn ? (
		stageLabel( 'withdrawn' )
	) : (
		<>
			<Said locale={ locale }>{ job }</Said>
			{ job && city && ', ' }
			{ city }
		</>
	);
	return (
		<li className="first-cand">
			<div className="first-who">
				<Avatar name={ name } image={ avatar } sizes="56px" />
				<p>
					{ slug ? (
						<Link className="link" to={ designerPath( slug ) }>
							<b>{ name }</b>
						</Link>
					) : (
						<b>{ name }</b>
					) }
					{ ( isWithdrawn || job || city ) && (
						<>
							<br />
							<span className="soft">{ about }</span>
						</>
					) }
				</p>
			</div>
			{ works.length > 0 && (
				<div className="first-works">
					{ works.map( ( { id, image } ) => (
						<PictureTile
							key={ id }
							image={ image }
							alt=""
							sizes={ SIZES }
						/>
					) ) }
				</div>
			) }
			{ comment && (
				<p className="first-said soft">
					<Said locale={ locale }>{ comment }</Said>
				</p>
			) }
			{ candidate.conversation && (
				<AnswerLink
					className="link first-mail"
					conversation={ candidate.conversation }
					name={ name }
				/>
			) }
			{ email && ! candidate.conversation && (
				<a className="link first-mail" href={ `mailto:${ email }` }>
					{ __( 'Answer by email', 'design-marketplace' ) }
				</a>
			) }
		</li>
	);
};
