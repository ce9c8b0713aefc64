// A phone: one question a screen, the poster at the end. The number of the question is in the address, so that Back goes one back.
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, PlainButton } from '../../../../components/button';
import { classNames } from '../../../../components/class-names';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
import { fitWords } from '../../../../components/mega';
import { useFocusOnChange } from '../../../../lib/use-focus-on-change';
import { boxOf } from './boxes';
import type { Box, BoxId } from './boxes';
import { useLeaveOut } from './fact-boxes';
import { Panel } from './panels';
import {
	HeadlineField,
	LanguagesField,
	ScopeField,
	SkillField,
} from './poster-form';
import { QuestionRows } from './question-rows';
import { Strip } from './strip';

interface Ask {
	title: string;
	/** What leaving it out costs, until it is said. */
	cost?: string;
	/** The facts it asks for. */
	facts?: readonly BoxId[];
	fields: ( next: () => void ) => ReactNode;
}

const FACTS_OF: readonly ( readonly BoxId[] )[] = [
	[],
	[],
	[],
	[ 'engagement' ],
	[ 'place' ],
	[ 'pay' ],
	[ 'starts', 'duration' ],
	[ 'deadline' ],
];

/** The poster itself. */
const LAST = FACTS_OF.length + 1;

/** From 1. */
const askOf = ( id: BoxId ) =>
	FACTS_OF.findIndex( ( facts ) => facts.includes( id ) ) + 1;

/** The question that has a field. */
export function askWith( field: string ): number {
	const box = boxOf( field );
	if ( box ) {
		return askOf( box );
	}
	const first: Record< string, number > = {
		title: 2,
		skill: 2,
		description: 3,
		languages: 5,
	};
	return first[ field ] ?? LAST;
}

/** The question the address names; a job that is there already begins with its poster. */
export function useAsk( isNew: boolean ) {
	const [ params, setParams ] = useSearchParams();
	const named = Number( params.get( 'q' ) );
	const go = ( to: number ) =>
		setParams( ( before ) => {
			before.set( 'q', String( to ) );
			return before;
		} );
	const first = isNew ? 1 : LAST;
	return [ named >= 1 && named <= LAST ? named : first, go ] as const;
}

const asksOf = ( begin: ReactNode, costOf: Record< BoxId, string > ): Ask[] => [
	{
		title: __( 'Where do we begin?', 'design-marketplace' ),
		fields: () => begin,
	},
	{
		title: __( 'What is to be designed?', 'design-marketplace' ),
		fields: ( next ) => (
			<>
				<HeadlineField onEnter={ next } />
				<SkillField />
			</>
		),
	},
	{
		title: __(
			'For whom, and what is there already?',
			'design-marketplace'
		),
		fields: () => <ScopeField />,
	},
	{
		title: __( 'What kind of work?', 'design-marketplace' ),
		cost: costOf.engagement,
		fields: () => <Panel of="engagement" />,
	},
	{
		title: __( 'Where?', 'design-marketplace' ),
		cost: costOf.place,
		fields: () => (
			<>
				<Panel of="place" />
				<LanguagesField />
			</>
		),
	},
	{
		title: __( 'What does it pay?', 'design-marketplace' ),
		cost: costOf.pay,
		fields: () => <Panel of="pay" />,
	},
	{
		title: __( 'When, and how long?', 'design-marketplace' ),
		cost: costOf.duration,
		fields: () => (
			<>
				<Panel of="starts" />
				<Panel of="duration" />
			</>
		),
	},
	{
		title: __( 'Until when can one apply?', 'design-marketplace' ),
		cost: costOf.deadline,
		fields: () => <Panel of="deadline" />,
	},
];

interface PosterProps {
	heading: RefObject< HTMLHeadingElement >;
	title: string;
	boxes: readonly Box[];
	onAsk: ( ask: number ) => void;
}

const Poster = ( { heading, title, boxes, onAsk }: PosterProps ) => (
	<section
		className="poster on-role"
		aria-label={ __( 'The poster', 'design-marketplace' ) }
	>
		<div className="grid">
			<h2
				className={ classNames( 't1', ! title && 'unsaid' ) }
				style={ fitWords( title ) }
				ref={ heading }
				tabIndex={ -1 }
			>
				<button type="button" onClick={ () => onAsk( 2 ) }>
					{ title ||
						__( 'Say it in one line', 'design-marketplace' ) }
				</button>
			</h2>
			<dl className="pfacts">
				{ boxes.map( ( { id, term, value, note } ) => (
					<div key={ id } className={ value ? undefined : 'unsaid' }>
						<dt>{ term }</dt>
						<dd>
							<button
								type="button"
								onClick={ () => onAsk( askOf( id ) ) }
							>
								{ value ||
									__( 'Not said', 'design-marketplace' ) }
							</button>
							{ value && note && <small>{ note }</small> }
						</dd>
					</div>
				) ) }
			</dl>
		</div>
	</section>
);

interface AsksProps {
	boxes: readonly Box[];
	title: string;
	back: string;
	/** The doors; none for a job that is there already. */
	begin: ReactNode;
	/** The question, from 1, and how to go to another. */
	ask: ReturnType< typeof useAsk >;
}

export const Asks = ( {
	boxes,
	title,
	back,
	begin,
	ask: [ at, go ],
}: AsksProps ) => {
	const heading = useFocusOnChange( at );
	const leaveOut = useLeaveOut();
	const first = begin ? 1 : 2;
	const now = Math.max( at, first );
	if ( now === LAST ) {
		return (
			<>
				<div className="a-top on-role">
					<PlainButton onClick={ () => go( first ) }>
						<Icon name="arrow-left" />{ ' ' }
						{ __( 'From the beginning', 'design-marketplace' ) }
					</PlainButton>
				</div>
				<Poster { ...{ heading, title, boxes } } onAsk={ go } />
				<div className="grid writing">
					<ScopeField />
					<h2 className="t4">
						{ __( 'Questions', 'design-marketplace' ) }
					</h2>
					<QuestionRows />
				</div>
				<Strip
					boxes={ boxes }
					back={ back }
					onBox={ ( id ) => go( askOf( id ) ) }
				/>
			</>
		);
	}
	const costs = Object.fromEntries(
		boxes.map( ( { id, cost, value } ) => [ id, value ? '' : cost ] )
	) as Record< BoxId, string >;
	const next = () => go( now + 1 );
	const ask = asksOf( begin, costs )[ now - 1 ];
	const facts = FACTS_OF[ now - 1 ] ?? [];
	/** Enter goes on: only the poster is sent. */
	const onKeyDown = ( event: KeyboardEvent ) => {
		if (
			event.key === 'Enter' &&
			event.target instanceof HTMLInputElement
		) {
			event.preventDefault();
			next();
		}
	};
	return (
		<section className="ask on-role" aria-labelledby="ask">
			<div className="a-top">
				<ol
					className="progress-of"
					aria-label={ sprintf(
						/* translators: 1: number of a question, 2: how many there are. */
						__( 'Question %1$d of %2$d', 'design-marketplace' ),
						now - first + 1,
						LAST - first
					) }
				>
					{ FACTS_OF.slice( first - 1 ).map( ( _facts, index ) => (
						<li
							key={ index }
							className={
								index + first <= now ? 'on' : undefined
							}
							aria-current={
								index + first === now ? 'step' : undefined
							}
						/>
					) ) }
				</ol>
				<Link
					className="plain"
					to={ back }
					aria-label={ __( 'Stop and leave', 'design-marketplace' ) }
				>
					<Icon name="close" />
				</Link>
			</div>
			{ /* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields in it take the key. */ }
			<div className="a-body" onKeyDown={ onKeyDown }>
				<h2 className="t2" id="ask" ref={ heading } tabIndex={ -1 }>
					{ ask?.title }
				</h2>
				{ ask?.cost && <p>{ ask.cost }</p> }
				{ ask?.fields( next ) }
			</div>
			<div className="a-foot">
				{ now > first && (
					<Button
						variant="second"
						icon="arrow-left"
						aria-label={ __( 'Back', 'design-marketplace' ) }
						onClick={ () => go( now - 1 ) }
					/>
				) }
				{ facts.length > 0 && (
					<PlainButton
						onClick={ () => {
							leaveOut( ...facts );
							next();
						} }
					>
						{ __( 'Leave it out', 'design-marketplace' ) }
					</PlainButton>
				) }
				<Button iconAfter="arrow-right" onClick={ next }>
					{ now === LAST - 1
						? __( 'See the poster', 'design-marketplace' )
						: __( 'Next', 'design-marketplace' ) }
				</Button>
			</div>
		</section>
	);
};
