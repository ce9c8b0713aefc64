// A designer on a list: who, three works, and on one's own list the note and the way off it.
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/avatar';
import { PlainButton } from '../../../../components/button';
import '../../../../components/people-rows.css';
import { Free } from '../../../../components/free';
import { Link } from '../../../../components/link';
import { PictureTile } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import { TextArea } from '../../../../components/text-area';
import { listRules } from '../../../../contract/list-rules';
import { messageOf } from '../../../../lib/api-error';
import { formatNumber } from '../../../../lib/format';
import { designerPath } from '../../../../lib/paths';
import { useNote } from '../api/lists-api';
import type { Person } from '../api/lists-api';

interface ListRowProps {
	person: Omit< Person, 'invited' | 'note' | 'canInvite' >;
	/** Instead of the picture alone. */
	face?: ReactNode;
	/** Below the words. */
	more?: ReactNode;
	children?: ReactNode;
}

export const ListRow = ( { person, face, more, children }: ListRowProps ) => {
	const { slug, name, job, locale, avatar, place, availability, works } =
		person;
	return (
		<li className="list-row">
			<div className="who">
				{ face ?? (
					<Avatar name={ name } image={ avatar } sizes="64px" />
				) }
				<div>
					<h2 className="t4">
						<Link to={ designerPath( slug ) }>{ name }</Link>
					</h2>
					{ job && (
						<p>
							<Said locale={ locale }>{ job }</Said>
						</p>
					) }
					{ place && <p className="soft">{ place }</p> }
					<Free of={ availability } />
					{ more }
				</div>
			</div>
			<Link
				className="three"
				to={ designerPath( slug ) }
				tabIndex={ -1 }
				aria-hidden="true"
			>
				{ works.map( ( { id, image } ) => (
					<PictureTile
						key={ id }
						image={ image }
						alt=""
						sizes="(min-width: 900px) 14vw, 60vw"
					/>
				) ) }
			</Link>
			{ children }
		</li>
	);
};

const noteWords = ( isSaving: boolean, isSaved: boolean ): string => {
	if ( isSaving ) {
		return __( 'Saving…', 'design-marketplace' );
	}
	return isSaved ? __( 'Saved', 'design-marketplace' ) : '';
};

/** Kept when it is left. */
const Note = ( { list, person }: { list: number; person: Person } ) => {
	const [ note, setNote ] = useState( person.note );
	const { mutate, isPending, isSuccess, error } = useNote( list, person.id );
	return (
		<div className="list-note-field">
			<TextArea
				name="note"
				label={
					<>
						{ __( 'Note, only you read it', 'design-marketplace' ) }
						<span className="sr">{ `, ${ person.name }` }</span>
					</>
				}
				rows={ 3 }
				max={ listRules.fields.note.maxLength }
				value={ note }
				onChange={ setNote }
				onBlur={ () => {
					if ( note.trim() !== person.note ) {
						mutate( note );
					}
				} }
				error={ error ? messageOf( error ) : undefined }
			/>
			<span className="mini soft" role="status">
				{ noteWords( isPending, isSuccess ) }
			</span>
		</div>
	);
};

interface OwnRowProps {
	list: number;
	person: Person;
	isPicked: boolean;
	onPick: ( isPicked: boolean ) => void;
	onOut: () => void;
	outRef: ( element: HTMLElement | null ) => void;
}

export const OwnRow = ( {
	list,
	person,
	isPicked,
	onPick,
	onOut,
	outRef,
}: OwnRowProps ) => {
	const { name, avatar, invited } = person;
	return (
		<ListRow
			person={ person }
			face={
				<span className="facebox">
					<input
						type="checkbox"
						checked={ isPicked }
						aria-label={ sprintf(
							/* translators: %s: a candidate's name. */
							__( 'Select %s', 'design-marketplace' ),
							name
						) }
						onChange={ ( { target } ) => onPick( target.checked ) }
					/>
					<Avatar name={ name } image={ avatar } sizes="64px" />
					<i aria-hidden="true" />
				</span>
			}
			more={
				invited.length > 0 && (
					<p className="soft">
						{ sprintf(
							/* translators: %s: number of design jobs. */
							_n(
								'Invited to %s design job',
								'Invited to %s design jobs',
								invited.length,
								'design-marketplace'
							),
							formatNumber( invited.length )
						) }
					</p>
				)
			}
		>
			<Note list={ list } person={ person } />
			<PlainButton
				ref={ outRef as never }
				className="out"
				icon="close"
				aria-label={ sprintf(
					/* translators: %s: a designer's name. */
					__( 'Take %s off the list', 'design-marketplace' ),
					name
				) }
				onClick={ onOut }
			/>
		</ListRow>
	);
};
