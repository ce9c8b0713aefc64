// Takes an item to another place: a button for each direction, the arrow keys, Home and End. Its place stands between them.
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useId, useRef } from '@wordpress/element';
import { classNames } from '../../../components/class-names';
import { Icon } from '../../../components/icon';
import type { IconName } from '../../../components/icon';

interface OrderButtonsProps {
	/** Names of the two buttons. */
	before: string;
	after: string;
	icons: readonly [ IconName, IconName ];
	/** Index of its place, and the first and last it can have. */
	at: number;
	first: number;
	last: number;
	/** How many places there are. */
	count: number;
	className?: string;
	onMove: ( to: number ) => void;
	onPointerDown?: ( press: PointerEvent ) => void;
}

const KEYS: Record< string, number > = {
	ArrowLeft: -1,
	ArrowUp: -1,
	ArrowRight: 1,
	ArrowDown: 1,
	Home: -Infinity,
	End: Infinity,
};

/** Keeps what has moved in sight, once it is there. */
const follow = ( box: Element | null ) =>
	window.requestAnimationFrame( () =>
		box?.scrollIntoView?.( { block: 'nearest' } )
	);

export const OrderButtons = ( {
	before,
	after,
	icons,
	at,
	first,
	last,
	count,
	className,
	onMove,
	onPointerDown,
}: OrderButtonsProps ) => {
	const hint = useId();
	const box = useRef< HTMLSpanElement >( null );
	const by = ( step: number ) => {
		const to = Math.min( last, Math.max( first, at + step ) );
		if ( to !== at ) {
			onMove( to );
			follow( box.current );
		}
	};
	const keyDown = ( event: KeyboardEvent ) => {
		const step = KEYS[ event.key ];
		if ( step && ! event.altKey && ! event.ctrlKey && ! event.metaKey ) {
			event.preventDefault();
			by( step );
		}
	};
	const button = ( label: string, icon: IconName, step: number ) => (
		<button
			type="button"
			className="plain"
			aria-label={ label }
			aria-describedby={ hint }
			aria-disabled={ at === ( step < 0 ? first : last ) || undefined }
			onClick={ () => by( step ) }
		>
			<Icon name={ icon } />
		</button>
	);
	return (
		// Hears the keys of its buttons.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<span
			ref={ box }
			className={ classNames( 'ord', className ) }
			onKeyDown={ keyDown }
		>
			{ button( before, icons[ 0 ], -1 ) }
			<span className="num grip" onPointerDown={ onPointerDown }>
				<span aria-hidden="true">{ `${ at + 1 } / ${ count }` }</span>
				<span className="sr" id={ hint }>
					{ sprintf(
						/* translators: 1: place of something in a list, 2: number of places. */
						__(
							'Position %1$d of %2$d. Arrow keys, Home and End move it.',
							'design-marketplace'
						),
						at + 1,
						count
					) }
				</span>
			</span>
			{ button( after, icons[ 1 ], 1 ) }
		</span>
	);
};
