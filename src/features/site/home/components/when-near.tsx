// Parts far down the page are fetched and shown when people scroll near them. Until then their space is kept.
import { Suspense, useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useNear } from '../../../../lib/use-near';

const AHEAD = '800px 0px';

export const WhenNear = ( { children }: { children: ReactNode } ) => {
	const [ isNear, ref ] = useNear( AHEAD );
	const [ wasNear, setWasNear ] = useState( false );
	useEffect( () => {
		if ( isNear ) {
			setWasNear( true );
		}
	}, [ isNear ] );
	const room = <div ref={ ref } className="part-room" />;
	return wasNear ? <Suspense fallback={ room }>{ children }</Suspense> : room;
};
