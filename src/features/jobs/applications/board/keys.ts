// Single keys of the board: only inside it, never in a field, and only while they are switched on (WCAG 2.1.4).
import { STORAGE_PREFIX } from '../../../../lib/constants';
import { readStored, writeStored } from '../../../../lib/storage';
import type { Stage } from '../stage';

export type Command =
	| { do: 'move'; by: 1 | -1 }
	| { do: 'set'; stage: Stage }
	| { do: 'undo' | 'select' | 'open' | 'note' | 'help' };

const commands: Record< string, Command > = {
	j: { do: 'move', by: 1 },
	k: { do: 'move', by: -1 },
	s: { do: 'set', stage: 'shortlisted' },
	c: { do: 'set', stage: 'chosen' },
	d: { do: 'set', stage: 'declined' },
	n: { do: 'set', stage: 'new' },
	u: { do: 'undo' },
	x: { do: 'select' },
	o: { do: 'open' },
	e: { do: 'note' },
	'?': { do: 'help' },
};

/** The key of a stage, as its control shows it. */
export const keyOf = ( stage: Stage ): string =>
	Object.entries( commands ).find(
		( [ , command ] ) => command.do === 'set' && command.stage === stage
	)?.[ 0 ] ?? '';

const FIELDS =
	'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], dialog';

interface Pressed {
	key: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	repeat: boolean;
	isComposing?: boolean;
	defaultPrevented: boolean;
	target: EventTarget | null;
}

/**
 * The command of a key.
 *
 * @param event The pressed key.
 * @param board The board: keys pressed elsewhere mean nothing, except where nothing has the focus.
 */
export function commandOf(
	event: Pressed,
	board: Element | null
): Command | null {
	const { target } = event;
	if (
		! ( target instanceof Element ) ||
		event.defaultPrevented ||
		event.ctrlKey ||
		event.metaKey ||
		event.altKey ||
		event.isComposing
	) {
		return null;
	}
	const isInside =
		target === target.ownerDocument.body || board?.contains( target );
	if ( ! isInside || target.closest( FIELDS ) ) {
		return null;
	}
	const command = commands[ event.key ] ?? null;
	// A key held down goes on moving, but makes each decision only once.
	return event.repeat && command?.do !== 'move' ? null : command;
}

const OFF = `${ STORAGE_PREFIX }board-keys`;

export const areKeysOn = (): boolean =>
	readStored( 'localStorage', OFF ) !== 'off';

export const switchKeys = ( on: boolean ): void =>
	writeStored( 'localStorage', OFF, on ? null : 'off' );
