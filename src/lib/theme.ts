// Light or dark: the system's choice until the visitor makes one, which is kept.
import { useSyncExternalStore } from '@wordpress/element';
import { STORAGE_PREFIX } from './constants';
import { readStored, writeStored } from './storage';

export type Theme = 'light' | 'dark';

/** The shell's inline script reads the same key before the first paint. */
const THEME_KEY = `${ STORAGE_PREFIX }theme`;

const system = window.matchMedia( '(prefers-color-scheme: dark)' );
const listeners = new Set< () => void >();

const stored = (): Theme | null => {
	const value = readStored( 'localStorage', THEME_KEY );
	return value === 'light' || value === 'dark' ? value : null;
};

const currentTheme = (): Theme =>
	stored() ?? ( system.matches ? 'dark' : 'light' );

export function applyStoredTheme(): void {
	const chosen = stored();
	if ( chosen ) {
		document.documentElement.dataset.theme = chosen;
	}
}

function setTheme( theme: Theme ): void {
	writeStored( 'localStorage', THEME_KEY, theme );
	document.documentElement.dataset.theme = theme;
	listeners.forEach( ( listener ) => listener() );
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	system.addEventListener( 'change', listener );
	return () => {
		listeners.delete( listener );
		system.removeEventListener( 'change', listener );
	};
}

export function useTheme(): { theme: Theme; toggle: () => void } {
	const theme = useSyncExternalStore( subscribe, currentTheme );
	return {
		theme,
		toggle: () => setTheme( theme === 'dark' ? 'light' : 'dark' ),
	};
}
