// Keeps the text of a dialog in this tab when the dialog is closed, until the server has stored it.
import { useMemo, useState } from '@wordpress/element';
import { readDraft } from '../../lib/draft';
import { useDraftKeeper } from './draft-keeper';

interface Kept {
	words: string;
}

/**
 * @param form Names the draft.
 */
export function useKeptWords( form: string ) {
	const [ words, setWords ] = useState(
		() => readDraft< Kept >( form )?.values.words ?? ''
	);
	const kept = useMemo< Kept >( () => ( { words } ), [ words ] );
	const forget = useDraftKeeper(
		form,
		kept,
		words !== '',
		( values ) => values
	);
	return { words, setWords, forget };
}
