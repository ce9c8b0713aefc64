// Two to four portfolios side by side: rank against rank.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Avatar } from '../../../../components/avatar';
import { PlainButton } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import { Bone } from '../../../../components/skeletons';
import { formatNumber } from '../../../../lib/format';
import { formatMonth } from '../../../../lib/format-month';
import { designerPath } from '../../../../lib/paths';
import { plainText } from '../../../../lib/plain-text';
import { useFocusOnChange } from '../../../../lib/use-focus-on-change';
import { fetchPortfolio } from '../api/board-api';
import { About } from '../components/about';
import { Answers } from '../components/answers';
import type { Stage } from '../stage';
import type { Question } from '../types';
import type { Desk } from './desk';
import { Problem, Words } from './row-decision';
import { StageControl } from './stage-control';
import { Untold } from './untold';
import { useCandidate } from './use-board';
import type { BoardCandidate } from './types';
import { KEYS } from '../../../../lib/query-keys';

const SIZES = '(min-width: 900px) 33vw, 78vw';

interface PortfolioProps {
	candidate: BoardCandidate;
	onWork: ( candidate: BoardCandidate, work: number ) => void;
}

const Portfolio = ( { candidate, onWork }: PortfolioProps ) => {
	const { slug, works, locale } = candidate;
	const { data } = useQuery( {
		queryKey: [ KEYS.works, 'compared', slug ],
		queryFn: ( { signal } ) => fetchPortfolio( slug, signal ),
		enabled: slug !== '',
	} );
	// What was chosen for the job comes first, with the candidate; the rest follows below.
	const chosen = works.map( ( { id } ) => id );
	const shown = [
		...works.map( ( work ) => ( { ...work, when: '' } ) ),
		...( data ?? [] )
			.filter( ( { id } ) => ! chosen.includes( id ) )
			.map( ( { id, title, image, month, year } ) => ( {
				id,
				title: plainText( title.rendered ),
				image,
				when: formatMonth( month, year ),
			} ) ),
	];
	return (
		<>
			{ shown.map( ( { id, title, image, when } ) => (
				<figure key={ id }>
					<button
						type="button"
						className="three-work"
						aria-haspopup="dialog"
						aria-label={ title }
						onClick={ () => onWork( candidate, id ) }
					>
						<PictureTile image={ image } alt="" sizes={ SIZES } />
					</button>
					<figcaption className="cap">
						<b>
							<Said locale={ locale }>{ title }</Said>
						</b>
						<span className="soft">{ when }</span>
					</figcaption>
				</figure>
			) ) }
			{ shown.length === 0 && (
				<p className="soft">
					{ __( 'No published work yet.', 'design-marketplace' ) }
				</p>
			) }
		</>
	);
};

interface ColumnProps {
	mission: number;
	questions: readonly Question[];
	id: number;
	desk: Desk;
	onSet: ( id: number, stage: Stage ) => void;
	onDrop: ( id: number ) => void;
	onWork: PortfolioProps[ 'onWork' ];
}

const Column = ( {
	mission,
	questions,
	id,
	desk,
	onSet,
	onDrop,
	onWork,
}: ColumnProps ) => {
	const { data, error, refetch } = useCandidate( mission, id );
	const isHere = !! data;
	useEffect( () => {
		if ( isHere ) {
			desk.see( id );
		}
	}, [ desk, id, isHere ] );
	if ( error && ! data ) {
		return (
			<section>
				<ErrorState level={ 3 } error={ error } onRetry={ refetch } />
			</section>
		);
	}
	if ( ! data ) {
		return <Bone height="60vh" />;
	}
	const { name, slug, avatar } = data;
	return (
		<section aria-label={ name }>
			<div className="chead">
				<div className="who">
					<Avatar name={ name } image={ avatar } sizes="56px" />
					<div>
						<h3>
							{ slug ? (
								<Link to={ designerPath( slug ) }>
									{ name }
								</Link>
							) : (
								name
							) }
						</h3>
						<About candidate={ data } />
					</div>
					<PlainButton
						icon="close"
						aria-label={ sprintf(
							/* translators: %s: a candidate's name. */
							__( 'Take %s off the table', 'design-marketplace' ),
							name
						) }
						onClick={ () => onDrop( id ) }
					/>
				</div>
				<StageControl candidate={ data } onSet={ onSet } />
				<div className="chead-untold">
					{ data.canUndo && (
						<Untold candidate={ data } desk={ desk } />
					) }
					<Problem id={ id } desk={ desk } />
					{ data.stage !== 'withdrawn' && (
						<Words candidate={ data } desk={ desk } />
					) }
				</div>
			</div>
			{ data.stage !== 'withdrawn' && (
				<Answers { ...{ questions } } { ...data } />
			) }
			<Portfolio candidate={ data } onWork={ onWork } />
		</section>
	);
};

interface CompareProps extends Omit< ColumnProps, 'id' > {
	ids: readonly number[];
	backTo: string;
	/** Number of candidates on the board. */
	total: number;
}

export const Compare = ( {
	mission,
	questions,
	ids,
	desk,
	backTo,
	total,
	onSet,
	onWork,
	onDrop,
}: CompareProps ) => {
	const heading = useFocusOnChange( ids.length );
	return (
		<>
			<div className="grid compare-head">
				<Link className="back" to={ backTo }>
					<Icon name="arrow-left" />
					<span>
						{ sprintf(
							/* translators: %s: number of candidates. */
							_n(
								'Back to %s candidate',
								'Back to %s candidates',
								total,
								'design-marketplace'
							),
							formatNumber( total )
						) }
					</span>
				</Link>
				<h2 className="t2 c1-9" tabIndex={ -1 } ref={ heading }>
					{ __( 'Side by side', 'design-marketplace' ) }
				</h2>
				<p className="c10-12 small soft">
					{ __(
						'Two to four fit on the table.',
						'design-marketplace'
					) }
				</p>
			</div>
			<div
				className="compare"
				role="group"
				// On a phone it is wider than the window: arrow keys scroll it.
				tabIndex={ 0 }
				aria-label={ __(
					'Portfolios side by side',
					'design-marketplace'
				) }
			>
				{ ids.map( ( id ) => (
					<Column
						key={ id }
						{ ...{ mission, questions, id, desk } }
						{ ...{ onSet, onWork, onDrop } }
					/>
				) ) }
			</div>
		</>
	);
};
