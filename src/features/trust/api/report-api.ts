// Reports: POST /design-marketplace/v1/reports, and the form of strangers.
import { post } from '../../../lib/api/client';
import type { AddressedValues, ReportValues, Thing } from '../types';

const REPORTS = '/design-marketplace/v1/reports';

/** A member's. The same thing twice is one report. */
export async function reportThing(
	{ kind, id }: Pick< Thing, 'kind' | 'id' >,
	{ reason, words, include_context: context }: ReportValues
): Promise< void > {
	await post( REPORTS, {
		kind,
		id,
		reason,
		words,
		...( kind === 'message' && { include_context: context } ),
	} );
}

/** A stranger's, with the bot check's token. */
export async function reportAddress(
	{
		url,
		reason,
		words,
		name,
		email,
		fax,
		started_at: startedAt,
	}: AddressedValues,
	token: string | false
): Promise< void > {
	await post( `${ REPORTS }/stranger`, {
		url,
		reason,
		words,
		name,
		email,
		fax,
		started_at: startedAt,
		token,
	} );
}
