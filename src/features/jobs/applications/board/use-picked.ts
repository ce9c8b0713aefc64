// The selection of candidates.
import { useCallback, useState } from '@wordpress/element';

export function usePicked() {
	const [ picked, setPicked ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const select = useCallback( ( id: number, isSelected: boolean ) => {
		setPicked( ( before ) => {
			const next = new Set( before );
			if ( isSelected ) {
				next.add( id );
			} else {
				next.delete( id );
			}
			return next;
		} );
	}, [] );
	return {
		picked,
		select,
		selectOnly: ( ids: readonly number[] ) => setPicked( new Set( ids ) ),
	};
}
