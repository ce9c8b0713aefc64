// Tabs. Arrow keys move along them, Enter or Space opens one, so that a form left open can ask first.
import { useId, useLayoutEffect, useRef } from '@wordpress/element';
import type { KeyboardEvent, ReactNode } from 'react';
import './tabs.css';

export interface Tab {
	id: string;
	label: string;
}

interface TabsProps {
	label: string;
	tabs: readonly Tab[];
	active: string;
	onChange: ( id: string ) => void;
	/** The open tab's panel. */
	children: ReactNode;
}

function target( key: string, index: number, count: number ): number | null {
	switch ( key ) {
		case 'ArrowRight':
			return ( index + 1 ) % count;
		case 'ArrowLeft':
			return ( index - 1 + count ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

/** Centres the open tab in its row, without scrolling the page. */
function useInSight( active: string ) {
	const list = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const row = list.current;
		const tab = row?.querySelector< HTMLElement >(
			'[aria-selected="true"]'
		);
		if ( row && tab ) {
			row.scrollLeft =
				tab.offsetLeft - ( row.clientWidth - tab.offsetWidth ) / 2;
		}
	}, [ active ] );
	return list;
}

export const Tabs = ( {
	label,
	tabs,
	active,
	onChange,
	children,
}: TabsProps ) => {
	const id = useId();
	const list = useInSight( active );
	const move = ( event: KeyboardEvent, index: number ) => {
		const next = target( event.key, index, tabs.length );
		if ( next !== null ) {
			event.preventDefault();
			( list.current?.children[ next ] as HTMLElement )?.focus();
		}
	};
	return (
		<>
			<div
				className="tabs"
				role="tablist"
				aria-label={ label }
				ref={ list }
			>
				{ tabs.map( ( tab, index ) => (
					<button
						key={ tab.id }
						type="button"
						role="tab"
						id={ `${ id }-${ tab.id }` }
						aria-selected={ tab.id === active }
						aria-controls={ `${ id }-panel` }
						tabIndex={ tab.id === active ? 0 : -1 }
						onClick={ () => onChange( tab.id ) }
						onKeyDown={ ( event ) => move( event, index ) }
					>
						{ tab.label }
					</button>
				) ) }
			</div>
			<div
				role="tabpanel"
				id={ `${ id }-panel` }
				aria-labelledby={ `${ id }-${ active }` }
			>
				{ children }
			</div>
		</>
	);
};
