// The owner's own note on a candidate.
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PlainButton } from '../../../../components/button';
import { ErrorText } from '../../../../components/field';
import { TextArea } from '../../../../components/text-area';
import { applicationRules } from '../../../../contract/application-rules';
import { createNoteKeeper } from './note-keeper';
import type { Desk } from './desk';
import type { BoardCandidate } from './types';

interface NoteFieldProps {
	candidate: BoardCandidate;
	desk: Desk;
	/** Whether it was opened just now, so that it gets the focus. */
	isFresh: boolean;
	onClose: () => void;
}

const said = ( status: string ): string => {
	switch ( status ) {
		case 'waiting':
		case 'saving':
			return __( 'Saving…', 'design-marketplace' );
		case 'saved':
			return __( 'Saved', 'design-marketplace' );
		default:
			return '';
	}
};

export const NoteField = ( {
	candidate,
	desk,
	isFresh,
	onClose,
}: NoteFieldProps ) => {
	const { id, name } = candidate;
	const box = useRef< HTMLDivElement >( null );
	const server = useRef( candidate.note );
	const [ , setState ] = useState< unknown >( null );
	const keeper = useMemo(
		() =>
			createNoteKeeper(
				id,
				server.current,
				( note ) => desk.note( id, note ),
				setState
			),
		[ desk, id ]
	);
	useEffect( () => {
		keeper.open();
		return () => keeper.close();
	}, [ keeper ] );
	useEffect( () => {
		if ( isFresh ) {
			box.current?.querySelector( 'textarea' )?.focus();
		}
	}, [ isFresh ] );
	const { text, status, about } = keeper.state();
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape folds it, from the field or a button.
		<div
			className="note"
			ref={ box }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' ) {
					event.stopPropagation();
					onClose();
				}
			} }
		>
			<TextArea
				optional
				name="note"
				label={ sprintf(
					/* translators: %s: a candidate's name. */
					__( 'Note on %s', 'design-marketplace' ),
					name
				) }
				hint={ __(
					'Only you read this. Who applied may ask by law to see it.',
					'design-marketplace'
				) }
				max={ applicationRules.fields.note.maxLength }
				value={ text }
				onChange={ keeper.type }
				onBlur={ () => {
					if ( status === 'waiting' ) {
						void keeper.save();
					}
				} }
			/>
			<div className="note-foot">
				<span className="mini soft" role="status">
					{ said( status ) }
				</span>
				{ status === 'failed' && (
					<div role="alert">
						<ErrorText>
							{ sprintf(
								/* translators: %s: why it failed. */
								__(
									'Not saved, but kept here. %s',
									'design-marketplace'
								),
								about ?? ''
							) }
						</ErrorText>
					</div>
				) }
				{ status === 'elsewhere' && (
					<p className="small">
						{ sprintf(
							/* translators: %s: the other note. */
							__(
								'This note was changed elsewhere. There it says: “%s”',
								'design-marketplace'
							),
							about ?? ''
						) }
					</p>
				) }
				{ ( status === 'failed' || status === 'elsewhere' ) && (
					<PlainButton onClick={ () => void keeper.save() }>
						{ status === 'failed'
							? __( 'Try again', 'design-marketplace' )
							: __( 'Keep mine', 'design-marketplace' ) }
					</PlainButton>
				) }
				<PlainButton onClick={ onClose }>
					{ __( 'Close note', 'design-marketplace' ) }
				</PlainButton>
			</div>
		</div>
	);
};
