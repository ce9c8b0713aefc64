// A list the site shows, as the site gets it.
import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';

/** Undefined while it is on its way, null when it did not come. */
export function useAnswer< T >( path: string ): T | null | undefined {
	const [ answer, setAnswer ] = useState< T | null >();
	useEffect( () => {
		let isGone = false;
		apiFetch< T >( { path } ).then(
			( body ) => ! isGone && setAnswer( body ),
			() => ! isGone && setAnswer( null )
		);
		return () => {
			isGone = true;
		};
	}, [ path ] );
	return answer;
}
