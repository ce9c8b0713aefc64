// The questions of the chosen jobs, a field each.
import { TextArea } from '../../../../components/text-area';
import type { ControlProps } from '../../../../components/field';
import * as limits from '../../../../contract/limits';
import type { Answer, Question } from '../types';

interface QuestionFieldsProps extends ControlProps< Answer[] > {
	questions: readonly Question[];
}

export const QuestionFields = ( {
	questions,
	value,
	onChange,
	onBlur,
	name,
	error,
}: QuestionFieldsProps ) => {
	const textOf = ( id: string ) =>
		value.find( ( { question } ) => question === id )?.text ?? '';
	const isMissing = ( { id, required }: Question ) =>
		required && textOf( id ).trim() === '';
	return (
		<div className="question-fields">
			{ questions.map( ( question, index ) => (
				<TextArea
					key={ question.id }
					name={ name }
					label={ question.text }
					optional={ ! question.required }
					max={ limits.answer_max }
					rows={ 4 }
					value={ textOf( question.id ) }
					// What the server refuses for another reason stands at the first.
					error={
						isMissing( question ) ||
						( index === 0 && ! questions.some( isMissing ) )
							? error
							: undefined
					}
					onBlur={ onBlur }
					onChange={ ( text ) =>
						onChange( [
							...value.filter(
								( answer ) => answer.question !== question.id
							),
							{ question: question.id, text },
						] )
					}
				/>
			) ) }
		</div>
	);
};
