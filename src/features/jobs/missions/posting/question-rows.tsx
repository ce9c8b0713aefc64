// Up to three questions to everybody who applies.
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Button, PlainButton } from '../../../../components/button';
import { Switch } from '../../../../components/checkbox';
import { ErrorText } from '../../../../components/field';
import { useFormField } from '../../../../components/form/form-field';
import { TextInput } from '../../../../components/text-input';
import { question_max as WORDS_MAX } from '../../../../contract/limits';
import { missionRules } from '../../../../contract/mission-rules';
import type { MissionValues } from '../types';

const MOST = missionRules.fields.questions.maxItems;

type Question = MissionValues[ 'questions' ][ number ];

export const QuestionRows = () => {
	const { values } = useFormikContext< MissionValues >();
	const { error, onChange } = useFormField( 'questions' );
	const rows = values.questions;
	const adder = useRef< HTMLButtonElement >( null );
	const before = useRef( rows.length );
	useEffect( () => {
		if ( rows.length < before.current ) {
			adder.current?.focus();
		}
		before.current = rows.length;
	}, [ rows.length ] );
	const put = ( at: number, change: Partial< Question > ) =>
		onChange(
			rows.map( ( row, index ) =>
				index === at ? { ...row, ...change } : row
			)
		);
	const swap = ( at: number, other: number ) =>
		onChange(
			rows.map( ( row, index ) => {
				if ( index === at ) {
					return rows[ other ];
				}
				return index === other ? rows[ at ] : row;
			} )
		);
	const add = [
		__( 'First question', 'design-marketplace' ),
		__( 'Second question', 'design-marketplace' ),
		__( 'Third question', 'design-marketplace' ),
	][ rows.length ];
	return (
		<div className="question-rows">
			{ rows.map( ( { text, required }, at ) => (
				<div className="qrow" key={ at }>
					<span className="n" aria-hidden="true">
						{ at + 1 }
					</span>
					<TextInput
						name="questions"
						label={ sprintf(
							/* translators: %d: number of a question. */
							__( 'Question %d', 'design-marketplace' ),
							at + 1
						) }
						max={ WORDS_MAX }
						value={ text }
						onChange={ ( words ) => put( at, { text: words } ) }
					/>
					<Switch
						name={ `question-${ at }` }
						label={ __( 'Must be answered', 'design-marketplace' ) }
						value={ required }
						onChange={ ( on ) => put( at, { required: on } ) }
					/>
					<span className="btns">
						{ at > 0 && (
							<PlainButton
								icon="arrow-up"
								aria-label={ sprintf(
									/* translators: %d: number of a question. */
									__(
										'Move question %d up',
										'design-marketplace'
									),
									at + 1
								) }
								onClick={ () => swap( at, at - 1 ) }
							/>
						) }
						<PlainButton
							icon="close"
							aria-label={ sprintf(
								/* translators: %d: number of a question. */
								__(
									'Delete question %d',
									'design-marketplace'
								),
								at + 1
							) }
							onClick={ () =>
								onChange(
									rows.filter(
										( _row, index ) => index !== at
									)
								)
							}
						/>
					</span>
				</div>
			) ) }
			{ typeof error === 'string' && <ErrorText>{ error }</ErrorText> }
			{ rows.length < MOST && (
				<Button
					ref={ adder }
					small
					variant="second"
					icon="plus"
					onClick={ () =>
						onChange( [ ...rows, { text: '', required: false } ] )
					}
				>
					{ add }
				</Button>
			) }
		</div>
	);
};
