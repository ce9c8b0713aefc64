// One group of the designer's applications, a few at a time.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/button';
import { formatNumber } from '../../../../lib/format';
import type { OwnApplication } from '../own';

const STEP = 20;

interface OwnListProps {
	label: string;
	applications: readonly OwnApplication[];
	children: ( application: OwnApplication ) => ReactNode;
}

export const OwnList = ( { label, applications, children }: OwnListProps ) => {
	const [ shown, setShown ] = useState( STEP );
	const list = useRef< HTMLUListElement >( null );
	const asked = useRef( false );
	// The button goes down the page, or is gone: the focus goes to the first of the new ones.
	useEffect( () => {
		if ( asked.current ) {
			asked.current = false;
			( list.current?.children[ shown - STEP ] as HTMLElement )?.focus();
		}
	}, [ shown ] );
	const left = applications.length - shown;
	return (
		<>
			<ul className="apps" aria-label={ label } ref={ list }>
				{ applications.slice( 0, shown ).map( children ) }
			</ul>
			{ left > 0 && (
				<p className="apps-more">
					<Button
						variant="second"
						onClick={ () => {
							asked.current = true;
							setShown( shown + STEP );
						} }
					>
						{ sprintf(
							/* translators: %s: number of applications. */
							__( 'Show %s more', 'design-marketplace' ),
							formatNumber( Math.min( STEP, left ) )
						) }
					</Button>
				</p>
			) }
		</>
	);
};
