// A field that finds members by name and names one of them: a combobox with a list.
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { Field } from '../../../components/field';
import type { FieldProps } from '../../../components/field';
import { announce } from '../../../components/live-region';
import type { CreditedPerson } from '../../../contract/shapes';
import { messageOf } from '../../../lib/api-error';
import { useDebounced } from '../../../lib/debounce';
import { KEYS } from '../../../lib/query-keys';
import { findPeople } from '../api/people-api';
import type { PersonRole } from '../api/people-api';
import { Face } from './credits';

const SETTLE_MS = 250;

/** Fewer letters find too many. */
const MIN = 2;

interface PeopleSearchProps extends FieldProps {
	memberRole: PersonRole;
	/** Slugs of those who are not offered: who is named already, and oneself. */
	without: readonly string[];
	/** Whether nobody else can be named. */
	isFull: boolean;
	onPick: ( person: CreditedPerson ) => void;
}

export const PeopleSearch = ( {
	memberRole,
	without,
	isFull,
	onPick,
	name,
	...field
}: PeopleSearchProps ) => {
	const [ text, setText ] = useState( '' );
	const [ at, setAt ] = useState( 0 );
	const list = useId();
	const input = useRef< HTMLInputElement >( null );
	const words = useDebounced( text.trim(), SETTLE_MS );
	const { data, error, isFetching } = useQuery( {
		queryKey: [ KEYS.member, 'named', memberRole, words ],
		queryFn: ( { signal } ) => findPeople( memberRole, words, signal ),
		enabled: words.length >= MIN,
		staleTime: 60_000,
	} );
	const isAsked = text.trim().length >= MIN && ! isFull;
	const found = isAsked
		? ( data ?? [] ).filter( ( { slug } ) => ! without.includes( slug ) )
		: [];
	const isOpen = found.length > 0;
	const chosen = found[ Math.min( at, found.length - 1 ) ];
	const isSettled = isAsked && words === text.trim() && ! isFetching;
	const nobody = isSettled && ! error && ! isOpen;

	const count = found.length;
	useEffect( () => {
		if ( isSettled && count > 0 ) {
			announce(
				sprintf(
					/* translators: %d: number of people. */
					_n(
						'%d found. Choose with the arrow keys.',
						'%d found. Choose with the arrow keys.',
						count,
						'design-marketplace'
					),
					count
				)
			);
		}
	}, [ isSettled, count ] );

	const pick = ( person: CreditedPerson ) => {
		setText( '' );
		setAt( 0 );
		onPick( person );
		input.current?.focus();
	};
	const press = ( event: KeyboardEvent ) => {
		const by = { ArrowDown: 1, ArrowUp: -1 }[ event.key ] ?? 0;
		if ( by && isOpen ) {
			event.preventDefault();
			setAt( ( at + by + count ) % count );
		} else if ( event.key === 'Enter' ) {
			// It never sends the form.
			event.preventDefault();
			if ( chosen ) {
				pick( chosen );
			}
		} else if ( event.key === 'Escape' && text ) {
			event.stopPropagation();
			setText( '' );
		}
	};
	return (
		<Field
			{ ...field }
			optional
			error={
				field.error ?? ( error && isAsked ? messageOf( error ) : '' )
			}
		>
			{ ( aria ) => (
				<div className="people-search">
					<input
						{ ...aria }
						ref={ input }
						className="input"
						name={ name }
						type="text"
						role="combobox"
						aria-expanded={ isOpen }
						aria-controls={ list }
						aria-autocomplete="list"
						aria-activedescendant={
							isOpen && chosen
								? `${ list }-${ chosen.slug }`
								: undefined
						}
						autoComplete="off"
						spellCheck={ false }
						readOnly={ isFull }
						value={ text }
						onChange={ ( { target } ) => {
							setText( target.value );
							setAt( 0 );
						} }
						onKeyDown={ press }
						onBlur={ () => setAt( 0 ) }
					/>
					<ul
						id={ list }
						role="listbox"
						aria-label={ String( field.label ) }
						hidden={ ! isOpen }
					>
						{ found.map( ( person ) => (
							// The field has the focus, and its keys choose.
							// eslint-disable-next-line jsx-a11y/click-events-have-key-events
							<li
								key={ person.slug }
								id={ `${ list }-${ person.slug }` }
								role="option"
								aria-selected={ person === chosen }
								onMouseDown={ ( event ) =>
									event.preventDefault()
								}
								onClick={ () => pick( person ) }
							>
								<Face
									memberRole={ memberRole }
									person={ person }
								/>
								<span>{ person.name }</span>
							</li>
						) ) }
					</ul>
					{ nobody && (
						<p className="hint" role="status">
							{ __(
								'Nobody of this name is in the lists. The address of their page here works, too.',
								'design-marketplace'
							) }
						</p>
					) }
				</div>
			) }
		</Field>
	);
};
