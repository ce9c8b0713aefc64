// An object URL for a file that is not uploaded yet, revoked when it is no longer shown.
import { useEffect, useState } from '@wordpress/element';

export function useObjectUrl( file: Blob | null ): string | null {
	const [ url, setUrl ] = useState< string | null >( null );
	useEffect( () => {
		if ( ! file ) {
			setUrl( null );
			return undefined;
		}
		const made = URL.createObjectURL( file );
		setUrl( made );
		return () => URL.revokeObjectURL( made );
	}, [ file ] );
	return url;
}
