// Placeholder shapes for content that is still loading. They appear only when the wait becomes noticeable.
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { SKELETON_DELAY_MS } from '../lib/constants';
import { classNames } from './class-names';

interface BoneProps {
	width?: string | number;
	height?: string | number;
	round?: boolean;
	className?: string;
}

export const Bone = ( { width, height, round, className }: BoneProps ) => (
	<span
		className={ classNames( 'bone', className ) }
		style={ {
			display: 'block',
			width,
			height,
			borderRadius: round ? '50%' : undefined,
		} }
	/>
);

export const TextBones = ( { lines = 3 }: { lines?: number } ) => (
	<span className="text bones">
		{ Array.from( { length: lines }, ( _, line ) => (
			<Bone
				key={ line }
				className="line"
				width={ line === lines - 1 ? '60%' : '100%' }
			/>
		) ) }
	</span>
);

interface LoadingProps {
	children: ReactNode;
	label?: string;
}

/** Wraps skeletons: tells screen readers once that the page is loading, and hides the shapes from them. */
export const Loading = ( {
	children,
	label = __( 'Loading', 'design-marketplace' ),
}: LoadingProps ) => {
	const [ shown, setShown ] = useState( false );
	useEffect( () => {
		const timer = setTimeout( () => setShown( true ), SKELETON_DELAY_MS );
		return () => clearTimeout( timer );
	}, [] );
	return (
		<div aria-busy="true" className={ shown ? undefined : 'unseen' }>
			<span className="sr" role="status">
				{ shown && label }
			</span>
			<div aria-hidden="true">{ children }</div>
		</div>
	);
};

/** Skeleton of a page whose layout is not known yet. */
export const PageSkeleton = () => (
	<Loading>
		<div className="page-head grid">
			<Bone className="c1-8" height="var(--t-mega)" />
		</div>
		<div className="section grid">
			<div className="c4-9">
				<TextBones lines={ 5 } />
			</div>
		</div>
	</Loading>
);
