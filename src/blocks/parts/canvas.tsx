// A block in the canvas: as wide as the site, in the site's type and colours.
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { PageRole } from '../../lib/page-role';

interface CanvasProps {
	/** The role whose colour and shape it takes. */
	role?: PageRole;
	children: ReactNode;
}

export const Canvas = ( { role = 'designer', children }: CanvasProps ) => (
	<div { ...useBlockProps( { className: 'dm-canvas alignfull' } ) }>
		<div className="dm-page" data-role={ role } data-theme="light">
			{ children }
		</div>
	</div>
);
