// Drawn icons: one stroke, square ends. Always decoration; the words beside them carry the meaning.
import type { ReactNode } from 'react';

const drawings = {
	'arrow-right': <path d="M3 12h17M13 5l7 7-7 7" />,
	'arrow-left': <path d="M21 12H4M11 5l-7 7 7 7" />,
	'arrow-up': <path d="M12 21V4M5 11l7-7 7 7" />,
	'arrow-down': <path d="M12 3v17M5 13l7 7 7-7" />,
	'chevron-down': <path d="M5 9l7 7 7-7" />,
	check: <path d="M4 12l6 6L20 6" />,
	close: <path d="M5 5l14 14M19 5 5 19" />,
	plus: <path d="M12 4v16M4 12h16" />,
	minus: <path d="M4 12h16" />,
	play: <path d="M6 4v16l14-8z" fill="currentColor" />,
	pause: <path d="M8 4v16M16 4v16" strokeWidth="4" />,
	'sound-on': <path d="M4 9v6h4l6 5V4L8 9zM18 8a5 5 0 0 1 0 8" />,
	'sound-off': <path d="M4 9v6h4l6 5V4L8 9zM18 9l4 6M22 9l-4 6" />,
	external: <path d="M9 5H4v15h15v-5M13 3h8v8M21 3 10 14" />,
	download: <path d="M12 3v13M6 10l6 6 6-6M4 21h16" />,
	undo: <path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />,
	pen: <path d="M4 20l1-5L16 4l4 4L9 19z" />,
	letter: <path d="M3 6h18v13H3zM3 7l9 7 9-7" />,
	calendar: <path d="M4 6h16v15H4zM4 11h16M8 3v5M16 3v5" />,
	eye: (
		<>
			<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0z" />
			<circle cx="12" cy="12" r="3" />
		</>
	),
	'eye-off': <path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM4 21 20 3" />,
	theme: (
		<>
			<path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
			<circle cx="12" cy="12" r="8" />
		</>
	),
} satisfies Record< string, ReactNode >;

export type IconName = keyof typeof drawings;

interface IconProps {
	name: IconName;
	className?: string;
}

export const Icon = ( { name, className = '' }: IconProps ) => (
	<svg
		className={ `icon ${ className }` }
		viewBox="0 0 24 24"
		aria-hidden="true"
		focusable="false"
	>
		{ drawings[ name ] }
	</svg>
);
