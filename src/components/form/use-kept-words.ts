// Words of a dialog: they stay in this tab when one thinks again, until the server has them.
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
