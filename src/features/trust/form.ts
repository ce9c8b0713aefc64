// Forms of reports: their rules from the contract, and their first values.
import { reportRules } from '../../contract/report-rules';
import type { ReportValues } from './types';

/** A member reports the item in front of them, or a page by its address. A stranger also gives their name and email address. */
export type ReportForm = 'thing' | 'page' | 'stranger';

const REPORT = [ 'reason', 'words' ];

export const reportFields: Record< ReportForm, readonly string[] > = {
	thing: REPORT,
	page: [ 'url', ...REPORT ],
	stranger: reportRules.forms.stranger,
};

export const blankReport = (): ReportValues => ( {
	reason: '',
	words: '',
	include_context: false,
} );
