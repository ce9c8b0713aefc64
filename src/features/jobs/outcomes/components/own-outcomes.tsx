// On one's own page: what was done together, and whether it may be in the showcase. Both sides have to agree.
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { ErrorText } from '../../../../components/field';
import { useKeptWords } from '../../../../components/form/use-kept-words';
import { announce } from '../../../../components/live-region';
import { TextArea } from '../../../../components/text-area';
import { outcomeRules } from '../../../../contract/outcome-rules';
import type { Outcome } from '../../../../contract/shapes';
import { messageOf } from '../../../../lib/api-error';
import { useAnswerOutcome, useOutcomes } from '../api/outcomes-api';
import { withWords } from './done-together';
import '../outcomes.css';

function stateWords( { mine, state }: Outcome ): string {
	switch ( state ) {
		case 'published':
			return __( 'It is in the showcase.', 'design-marketplace' );
		case 'draft':
			return __(
				'You both agree. It is in the showcase as soon as the editors publish it.',
				'design-marketplace'
			);
		case 'waiting':
			return __(
				'You agree. It waits for the other side to agree, too.',
				'design-marketplace'
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
	const { words, setWords, forget } = useKeptWords( `outcome-${ id }` );
	const { mutate, isPending, error } = useAnswerOutcome( id );
	const isShown = state === 'published';
	const [ isTyped, setTyped ] = useState( false );
	const said = isTyped || words ? words : ( mine?.sentence ?? '' );
	const say = ( consent: boolean ) =>
		mutate(
			{ consent, sentence: consent ? said.trim() : '' },
			{
				onSuccess: ( now ) => {
					forget();
					setWords( '' );
					setTyped( false );
					row.current?.focus();
					announce( stateWords( now ) );
				},
			}
		);
	return (
		<li className="grid" ref={ row } tabIndex={ -1 }>
			<div className="c1-3">
				<h3 className="t4">{ title }</h3>
				{ other && <p className="soft">{ withWords( other ) }</p> }
			</div>
			<div className="c4-9 outcome">
				<p>{ stateWords( outcome ) }</p>
				{ ! isShown && (
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
						value={ said }
						onChange={ ( value ) => {
							setTyped( true );
							setWords( value );
						} }
					/>
				) }
				<div className="btns">
					{ ! isShown && (
						<Button
							small
							disabled={ isPending }
							onClick={ () => say( true ) }
						>
							{ __( 'Yes, show it', 'design-marketplace' ) }
							<span className="sr">{ title }</span>
						</Button>
					) }
					<Button
						small
						variant="second"
						disabled={ isPending }
						onClick={ () => say( false ) }
					>
						{ isShown
							? __( 'Take it down', 'design-marketplace' )
							: __( 'No, don’t show it', 'design-marketplace' ) }
						<span className="sr">{ title }</span>
					</Button>
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
		<section className="section together" id="outcomes">
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
