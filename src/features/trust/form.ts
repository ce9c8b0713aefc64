// What reports ask for: their rules from the contract, and how they begin.
import { reportRules } from '../../contract/report-rules';
import { fieldsOf, maxOf, schemaOf } from '../../lib/rules';
import type { ReportValues } from './types';

/** Of a member what is in front of them, or a page by its address; a stranger's says who they are. */
export type ReportForm = 'thing' | 'page' | 'stranger';

const REPORT = [ 'reason', 'words' ];

const fields: Record< ReportForm, readonly string[] > = {
	thing: REPORT,
	page: [ 'url', ...REPORT ],
	stranger: fieldsOf( reportRules, 'stranger' ),
};

export const reportSchema = ( form: ReportForm ) =>
	schemaOf( reportRules, fields[ form ] );

export const wordsMax = () => maxOf( reportRules, 'words' );
export const nameMax = () => maxOf( reportRules, 'name' );

export const blankReport = (): ReportValues => ( {
	reason: '',
	words: '',
	include_context: false,
} );
