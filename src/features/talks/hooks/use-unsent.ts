// The messages of a conversation that are not sent yet, as this tab shows them.
import { useEffect } from '@wordpress/element';
import { useKept } from '../kept';
import { isShown, lookAfter, unsentOf } from '../unsent';
import type { Unsent } from '../unsent';

export function useUnsent( conversation: string ): readonly Unsent[] {
	useKept();
	useEffect( () => lookAfter( conversation ), [ conversation ] );
	return unsentOf( conversation ).filter( isShown );
}
