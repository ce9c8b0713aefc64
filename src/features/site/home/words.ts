// Numbers in words and shortened texts of the home page.
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AnswerShare } from '../../../contract/shapes';
import * as limits from '../../../contract/limits';
import { codePoints, truncate } from '../../../lib/code-points';
import { formatNumber } from '../../../lib/format';
import type { PageRole } from '../../../lib/page-role';
import type { Figures } from './types';

/** '1 past event' or 'N past events'. */
export const pastEventWords = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of events. */
		_n( '%s past event', '%s past events', count, 'design-marketplace' ),
		formatNumber( count )
	);

const portfolioWords = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of portfolios. */
		_n( '%s portfolio.', '%s portfolios.', count, 'design-marketplace' ),
		formatNumber( count )
	);

const designerWords = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of designers. */
		_n( '%s designer.', '%s designers.', count, 'design-marketplace' ),
		formatNumber( count )
	);

const jobWords = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of open design jobs. */
		_n( '%s open job.', '%s open jobs.', count, 'design-marketplace' ),
		formatNumber( count )
	);

/** '9 of 10'. */
export const answeredWords = ( { answered, of }: AnswerShare ): string =>
	sprintf(
		/* translators: 1: number of answered applications, 2: number of all. */
		__( '%1$s of %2$s', 'design-marketplace' ),
		formatNumber( answered ),
		formatNumber( of )
	);

/** Designers read about jobs first, companies about designers. */
export function factLines( figures: Figures, role: PageRole ): string[] {
	const { designers, jobs } = figures;
	const ofJobs = jobs > 0 ? jobWords( jobs ) : '';
	if ( role === 'designer' ) {
		const portfolios = designers > 0 ? portfolioWords( designers ) : '';
		return [ portfolios, ofJobs ].filter( Boolean );
	}
	const people = designers > 0 ? designerWords( designers ) : '';
	return [ ofJobs, people ].filter( Boolean );
}

/**
 * Shortens a text, with an ellipsis at its end.
 *
 * @param text Any text.
 * @param max  Characters, the ellipsis not counted.
 */
export function cut( text: string, max: number ): string {
	if ( codePoints( text ) <= max ) {
		return text;
	}
	const start = truncate( text, max );
	const isBetween = /\s/.test( text.charAt( start.length ) );
	const words = isBetween ? start : start.replace( /\s+\S*$/, '' );
	return `${ words.replace( /[\s.,;:–—-]+$/, '' ) }…`;
}

export interface EventLimits {
	title: number;
	meta: number;
}

export const eventLimits = ( isMobile: boolean ): EventLimits =>
	isMobile
		? { title: limits.event_title_mobile, meta: limits.event_meta_mobile }
		: {
				title: limits.event_title_desktop,
				meta: limits.event_meta_desktop,
			};
