// Stands in place of an empty list and offers filters that bring results. The buttons that clear filters stand above it.
import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state';

interface NoResultsProps {
	/** Filters that bring results. */
	children?: ReactNode;
}

export const NoResults = ( { children }: NoResultsProps ) => (
	<div className="list-note grid">
		<EmptyState
			title={ __( 'No results found', 'design-marketplace' ) }
			text={ __(
				'Come back soon or try another filter',
				'design-marketplace'
			) }
		/>
		<Suspense fallback={ null }>{ children }</Suspense>
	</div>
);
