// Marks messages as read once they were on the screen while the reader was active.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from '@wordpress/element';
import { saveRead } from '../api/thread-api';
import { putRead } from '../cache';
import { lastOfOther } from '../thread';
import type { Thread } from '../types';

function subscribe( listener: () => void ): () => void {
	document.addEventListener( 'visibilitychange', listener );
	return () => document.removeEventListener( 'visibilitychange', listener );
}

/**
 * @param thread    The conversation.
 * @param isAtEnd   Whether its newest message is in sight.
 * @param updatedAt Time of the server's last answer: a mark that failed is sent again after it.
 */
export function useReading(
	thread: Thread,
	isAtEnd: boolean,
	updatedAt: number
): void {
	const client = useQueryClient();
	const isVisible = useSyncExternalStore(
		subscribe,
		() => document.visibilityState === 'visible'
	);
	const { id, unread } = thread;
	const last = lastOfOther( thread.messages );
	const telling = useRef( false );
	useEffect( () => {
		if ( ! isVisible || ! isAtEnd || unread === 0 || telling.current ) {
			return;
		}
		telling.current = true;
		saveRead( id, last )
			.then(
				( left ) => putRead( client, id, left ),
				() => undefined
			)
			.finally( () => {
				telling.current = false;
			} );
	}, [ client, id, isAtEnd, isVisible, last, unread, updatedAt ] );
}
