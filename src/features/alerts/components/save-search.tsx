// "Save this search": a button that unfolds the name and the rhythm.
import { useId, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { Locked } from '../../../components/form/locked';
import { Link } from '../../../components/link';
import { announce } from '../../../components/live-region';
import { Notice } from '../../../components/notice';
import { Segments } from '../../../components/segments';
import { TextInput } from '../../../components/text-input';
import { rhythms } from '../../../contract/enums/rhythms';
import * as limits from '../../../contract/limits';
import { routes } from '../../../contract/routes';
import { searchRules } from '../../../contract/search-rules';
import { messageOf } from '../../../lib/api-error';
import { formatNumber } from '../../../lib/format';
import type { NewSearch, Rhythm } from '../api/searches-api';
import { useSaveSearch, useSearches } from '../api/searches-api';
import '../alerts.css';

type SaveSearchProps = Pick< NewSearch, 'kind' | 'filters' >;

const onceWords = ( kind: NewSearch[ 'kind' ] ): string =>
	kind === 'jobs'
		? __(
				'You hear about each job once. Daily and Monday emails are sent at 8:00, and only when there is something new.',
				'design-marketplace'
			)
		: __(
				'You hear about each designer once. Daily and Monday emails are sent at 8:00, and only when there is something new.',
				'design-marketplace'
			);

const countWords = ( count: number ): string =>
	sprintf(
		/* translators: 1: number of saved searches, 2: how many there can be. */
		_n(
			'%1$s of %2$s search saved.',
			'%1$s of %2$s searches saved.',
			limits.searches_max,
			'design-marketplace'
		),
		formatNumber( count ),
		formatNumber( limits.searches_max )
	);

const Form = ( {
	kind,
	filters,
	id,
	onSaved,
}: SaveSearchProps & { id: string; onSaved: ( name: string ) => void } ) => {
	const [ name, setName ] = useState( '' );
	const [ rhythm, setRhythm ] = useState< Rhythm | null >( 'daily' );
	const { data: searches } = useSearches();
	const { mutate, isPending, error } = useSaveSearch();
	return (
		<form
			id={ id }
			className="save-search on-role"
			aria-label={ __( 'Save this search', 'design-marketplace' ) }
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! isPending ) {
					mutate(
						{ kind, filters, name, rhythm: rhythm ?? 'daily' },
						{ onSuccess: ( saved ) => onSaved( saved.name ) }
					);
				}
			} }
		>
			<p className="t3">
				{ __( 'We read the list for you.', 'design-marketplace' ) }
			</p>
			<TextInput
				label={ __( 'Name', 'design-marketplace' ) }
				hint={ __(
					'If you leave this empty, the search is named after what it looks for.',
					'design-marketplace'
				) }
				name="name"
				value={ name }
				max={ searchRules.fields.name.maxLength }
				onChange={ setName }
				readOnly={ isPending }
				optional
			/>
			<Locked when={ isPending }>
				<Segments< Rhythm >
					label={ __( 'How often', 'design-marketplace' ) }
					name="rhythm"
					value={ rhythm }
					options={
						rhythms() as Array< { value: Rhythm; label: string } >
					}
					onChange={ setRhythm }
				/>
			</Locked>
			<Button type="submit" loading={ isPending }>
				{ __( 'Save', 'design-marketplace' ) }
			</Button>
			<p className="small">
				{ onceWords( kind ) }{ ' ' }
				{ searches && countWords( searches.length ) }
			</p>
			{ error && (
				<Notice kind="bad">
					{ messageOf( error ) }{ ' ' }
					<Link to={ routes.searches.path }>
						{ routes.searches.title() }
					</Link>
				</Notice>
			) }
		</form>
	);
};

export const SaveSearch = ( { kind, filters }: SaveSearchProps ) => {
	const [ isOpen, setOpen ] = useState( false );
	const [ saved, setSaved ] = useState( '' );
	const button = useRef< HTMLButtonElement >( null );
	const id = useId();
	return (
		<div className="save-this">
			<Button
				ref={ button }
				variant="second"
				small
				icon="bell"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? id : undefined }
				onClick={ () => {
					setSaved( '' );
					setOpen( ! isOpen );
				} }
			>
				{ __( 'Save this search', 'design-marketplace' ) }
			</Button>
			{ isOpen && (
				<Form
					id={ id }
					kind={ kind }
					filters={ filters }
					onSaved={ ( name ) => {
						setOpen( false );
						setSaved( name );
						button.current?.focus();
						announce(
							sprintf(
								/* translators: %s: name of a saved search. */
								__( 'Saved: %s', 'design-marketplace' ),
								name
							)
						);
					} }
				/>
			) }
			{ saved && (
				<p className="small">
					{ sprintf(
						/* translators: %s: name of a saved search. */
						__( 'Saved: %s', 'design-marketplace' ),
						saved
					) }{ ' ' }
					<Link to={ routes.searches.path }>
						{ routes.searches.title() }
					</Link>
				</p>
			) }
		</div>
	);
};
