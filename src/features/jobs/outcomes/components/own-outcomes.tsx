// On one's own page: what was done together, and whether it may be in the showcase. Both sides have to agree.
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { ErrorText } from '../../../../components/field';
import { useKeptWords } from '../../../../components/form/use-kept-words';
import { Link } from '../../../../components/link';
import { announce } from '../../../../components/live-region';
import { TextArea } from '../../../../components/text-area';
import { outcomeRules } from '../../../../contract/outcome-rules';
import { routes } from '../../../../contract/routes';
import type { MemberCard, Outcome } from '../../../../contract/shapes';
import { messageOf } from '../../../../lib/api-error';
import { useAnswerOutcome, useOutcomes } from '../api/outcomes-api';
import '../outcomes.css';

const nameOf = ( member: MemberCard | null ) =>
	member?.name ??
	member?.company ??
	__( 'somebody who is not here any more', 'design-marketplace' );

function stateWords( { mine, state, with: other }: Outcome ): string {
	switch ( state ) {
		case 'published':
			return __( 'It is in the showcase.', 'design-marketplace' );
		case 'draft':
			return __(
				'You both agree. It is in the showcase as soon as the editors publish it.',
				'design-marketplace'
			);
		case 'waiting':
			return sprintf(
				/* translators: %s: name of a member. */
				__(
					'You agree. It waits for %s to agree, too.',
					'design-marketplace'
				),
				nameOf( other )
			);
		default:
			return mine
				? __( 'You said no. It is not shown.', 'design-marketplace' )
				: __(
						'It is shown only if both of you agree, and only as long as you do.',
						'design-marketplace'
					);
	}
}

const Row = ( { outcome }: { outcome: Outcome } ) => {
	const { id, title, mine, state, with: other } = outcome;
	const row = useRef< HTMLLIElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	const kept = useKeptWords( `outcome-${ id }` );
	const { mutate, isPending, variables, error } = useAnswerOutcome( id );
	const isAsked = mine === null || isOpen;
	const say = ( consent: boolean, sentence = '' ) =>
		mutate(
			{ consent, sentence },
			{
				onSuccess: ( now ) => {
					kept.forget();
					setOpen( false );
					row.current?.focus();
					announce( stateWords( now ) );
				},
			}
		);
	return (
		<li className="grid" ref={ row } tabIndex={ -1 }>
			<div className="c1-3">
				<h3 className="t4">{ title }</h3>
				<p className="soft">
					{ sprintf(
						/* translators: %s: name of a member. */
						__( 'with %s', 'design-marketplace' ),
						nameOf( other )
					) }
				</p>
			</div>
			<div className="c4-12 outcome">
				<p>
					{ stateWords( outcome ) }{ ' ' }
					{ state === 'published' && (
						<Link className="link" to={ routes.showcase.path }>
							{ __( 'See the showcase', 'design-marketplace' ) }
						</Link>
					) }
				</p>
				{ ! isAsked && mine.sentence && (
					<blockquote>{ mine.sentence }</blockquote>
				) }
				{ isAsked && (
					<TextArea
						name={ `sentence-${ id }` }
						optional
						rows={ 3 }
						label={ __(
							'A sentence about it',
							'design-marketplace'
						) }
						max={ outcomeRules.fields.sentence.maxLength }
						readOnly={ isPending }
						value={ kept.words }
						onChange={ kept.setWords }
					/>
				) }
				<div className="btns">
					{ isAsked && (
						<Button
							small
							loading={ isPending && variables.consent }
							disabled={ isPending }
							onClick={ () => say( true, kept.words.trim() ) }
						>
							{ __( 'Yes, show it', 'design-marketplace' ) }
							<span className="sr">{ title }</span>
						</Button>
					) }
					{ ! isAsked && state !== 'published' && (
						<Button
							small
							variant="second"
							onClick={ () => {
								kept.setWords( kept.words || mine.sentence );
								setOpen( true );
							} }
						>
							{ __( 'Change my answer', 'design-marketplace' ) }
							<span className="sr">{ title }</span>
						</Button>
					) }
					{ ( isAsked || state === 'published' ) && (
						<Button
							small
							variant="second"
							loading={ isPending && ! variables.consent }
							disabled={ isPending }
							onClick={ () => say( false ) }
						>
							{ state === 'published'
								? __( 'Take it down', 'design-marketplace' )
								: __(
										'No, don’t show it',
										'design-marketplace'
									) }
							<span className="sr">{ title }</span>
						</Button>
					) }
				</div>
				{ error && (
					<div role="alert">
						<ErrorText>{ messageOf( error ) }</ErrorText>
					</div>
				) }
			</div>
		</li>
	);
};

export const OwnOutcomes = () => {
	const { data } = useOutcomes();
	return data?.length ? (
		<section className="section own-outcomes" id="outcomes">
			<h2 className="t2">
				{ __( 'May we show it?', 'design-marketplace' ) }
			</h2>
			<ul>
				{ data.map( ( outcome ) => (
					<Row key={ outcome.id } outcome={ outcome } />
				) ) }
			</ul>
		</section>
	) : null;
};
