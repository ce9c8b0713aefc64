// The typed fields of the edited post, in the document's sidebar. Errors are shown, and lock saving.
import { useEntityProp } from '@wordpress/core-data';
import { useDispatch, useRegistry } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	store as editorStore,
} from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { editorBoot } from '../boot';
import { FieldControl } from './field-control';
import { judge } from './judge';

const NAME = 'design-marketplace-fields';

/** The panel's name in core's list of open panels. */
const PANEL = `${ NAME }/${ NAME }`;

const PREFERENCES = 'core/preferences';

/** Core's own store, which comes without types. */
interface Preferences {
	get: ( scope: string, name: string ) => unknown;
	set: ( scope: string, name: string, value: unknown ) => void;
}

/** Opens the panel the first time; later it is as the user left it. */
function useOpenOnce() {
	const { select, dispatch } = useRegistry();
	useEffect( () => {
		const seen = [ 'design-marketplace', 'hasSeenFields' ] as const;
		const { get } = select( PREFERENCES ) as Preferences;
		const { set } = dispatch( PREFERENCES ) as Preferences;
		if ( get( ...seen ) ) {
			return;
		}
		if ( ! select( editorStore ).isEditorPanelOpened( PANEL ) ) {
			void dispatch( editorStore ).toggleEditorPanelOpened( PANEL );
		}
		set( ...seen, true );
	}, [ select, dispatch ] );
}

/** Locks saving while there are errors, and shows them above the page, too, as the panel may be closed. */
function useLock( problems: string ) {
	const { lockPostSaving, unlockPostSaving } = useDispatch( editorStore );
	const { createErrorNotice, removeNotice } = useDispatch( 'core/notices' );
	useEffect( () => {
		if ( problems ) {
			lockPostSaving( NAME );
			createErrorNotice(
				sprintf(
					/* translators: %s: list of fields and what is wrong with them. */
					__( 'This cannot be saved yet. %s', 'design-marketplace' ),
					problems
				),
				{ id: NAME, isDismissible: false }
			);
		} else {
			unlockPostSaving( NAME );
			removeNotice( NAME );
		}
	}, [
		problems,
		lockPostSaving,
		unlockPostSaving,
		createErrorNotice,
		removeNotice,
	] );
}

export const FieldsPanel = () => {
	const { postType, title, fields: all } = editorBoot();
	// LanguagesPanel has it.
	const fields = all.filter( ( { kind } ) => kind !== 'language' );
	useOpenOnce();
	const [ meta, setMeta ] = useEntityProp( 'postType', postType, 'meta' );
	const judged = fields.map( ( field ) => ( {
		field,
		value: meta?.[ field.key ] ?? '',
		wrong: judge( field, meta?.[ field.key ] ),
	} ) );
	useLock(
		judged
			.filter( ( { wrong } ) => wrong )
			.map( ( { field, wrong } ) => `${ field.label }: ${ wrong }` )
			.join( ' ' )
	);
	return (
		<PluginDocumentSettingPanel
			name={ NAME }
			title={ title }
			className="dm-fields"
		>
			{ judged.map( ( { field, value, wrong } ) => (
				<FieldControl
					key={ field.key }
					field={ field }
					value={ value }
					wrong={ wrong }
					onChange={ ( changed ) =>
						setMeta( { ...meta, [ field.key ]: changed } )
					}
				/>
			) ) }
		</PluginDocumentSettingPanel>
	);
};
