// Sizes of files as the page's language writes them.
import { locale } from './format';

/** No line ends between a number and its unit. */
export const together = ( text: string ): string =>
	text.replace( /(\d) (?=\S)/g, '$1\u00A0' );

export function formatBytes( bytes: number ): string {
	const mega = bytes >= 1024 * 1024;
	const text = new Intl.NumberFormat( locale(), {
		style: 'unit',
		unit: mega ? 'megabyte' : 'kilobyte',
		maximumFractionDigits: mega ? 1 : 0,
	} ).format( mega ? bytes / 1024 / 1024 : Math.ceil( bytes / 1024 ) );
	return together( text );
}
