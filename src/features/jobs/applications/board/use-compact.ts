// Whether rows are drawn small, remembered in this browser.
import { useState } from '@wordpress/element';
import { STORAGE_PREFIX } from '../../../../lib/constants';
import { readStored, writeStored } from '../../../../lib/storage';

const COMPACT = `${ STORAGE_PREFIX }board-compact`;

export function useCompact() {
	const [ isCompact, setCompact ] = useState(
		() => readStored( 'localStorage', COMPACT ) === 'on'
	);
	return [
		isCompact,
		( compact: boolean ) => {
			writeStored( 'localStorage', COMPACT, compact ? 'on' : null );
			setCompact( compact );
		},
	] as const;
}
