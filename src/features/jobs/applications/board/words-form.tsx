// The text that goes with a decision. It is kept until the server has stored it.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { TextArea } from '../../../../components/text-area';
import { applicationRules } from '../../../../contract/application-rules';
import {
	clearDraft,
	openDraft,
	readDraft,
	writeDraft,
} from '../../../../lib/draft';
import type { Stage } from '../stage';
import { stageLabel } from '../stage';
import { TemplatePick } from '../../templates/components/template-pick';

interface WordsFormProps {
	/** Name of the draft: one for each candidate, or one for several together. */
	draft: string;
	name: string;
	stage: Stage;
	isNeeded: boolean;
	/** The words so far. */
	words: string;
	/** @return Whether the server has them. */
	onSend: ( words: string ) => Promise< boolean >;
	onCancel: () => void;
}

export const WordsForm = ( {
	draft,
	name,
	stage,
	isNeeded,
	words,
	onSend,
	onCancel,
}: WordsFormProps ) => {
	const [ text, setText ] = useState(
		() => readDraft< { text: string } >( draft )?.values.text ?? words
	);
	const [ isSending, setSending ] = useState( false );
	const [ error, setError ] = useState< string >();
	const change = ( value: string ) => {
		setText( value );
		setError( undefined );
		openDraft( draft );
		writeDraft( draft, { text: value } );
	};
	const send = async () => {
		if ( isSending ) {
			return;
		}
		if ( isNeeded && ! text.trim() ) {
			setError(
				__(
					'They know that they were chosen: say why that has changed.',
					'design-marketplace'
				)
			);
			return;
		}
		setSending( true );
		const isDone = await onSend( text.trim() );
		setSending( false );
		if ( isDone ) {
			clearDraft( draft );
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape folds it, from the field or a button.
		<form
			className="words-form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void send();
			} }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' ) {
					event.stopPropagation();
					onCancel();
				}
			} }
		>
			<TextArea
				name="words"
				label={ sprintf(
					/* translators: %s: a candidate's name. */
					__( 'Your words to %s', 'design-marketplace' ),
					name
				) }
				hint={ __(
					'They will read them together with your decision.',
					'design-marketplace'
				) }
				max={ applicationRules.fields.words.maxLength }
				optional={ ! isNeeded }
				error={ error }
				readOnly={ isSending }
				value={ text }
				onChange={ change }
			/>
			<TemplatePick words={ text } onChange={ change } />
			<div className="btns">
				<Button small type="submit" loading={ isSending }>
					{ isNeeded
						? stageLabel( stage )
						: __( 'Add to the decision', 'design-marketplace' ) }
				</Button>
				<Button small variant="second" onClick={ onCancel }>
					{ __( 'Cancel', 'design-marketplace' ) }
				</Button>
			</div>
		</form>
	);
};
