// "Saved!" for a moment.
import { useCallback, useEffect, useState } from '@wordpress/element';
import { SAVED_INDICATOR_MS } from '../../../../lib/constants';

export function useSavedFlag(): [ saved: boolean, show: () => void ] {
	const [ count, setCount ] = useState( 0 );
	const [ saved, setSaved ] = useState( false );
	useEffect( () => {
		if ( count === 0 ) {
			return undefined;
		}
		setSaved( true );
		const timer = setTimeout( () => setSaved( false ), SAVED_INDICATOR_MS );
		return () => clearTimeout( timer );
	}, [ count ] );
	return [ saved, useCallback( () => setCount( ( n ) => n + 1 ), [] ) ];
}
