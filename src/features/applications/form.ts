// The two mail forms: their rules from the contract, and which jobs are chosen at first.
import { mailRules } from '../../contract/mail-rules';
import { fieldsOf, maxOf, schemaOf } from '../../lib/rules';
import type { OpenMission } from './types';

export type MailForm = 'contact' | 'apply';

export interface MailValues {
	to: string;
	comment: string;
	missions: number[];
}

export const mailSchema = ( form: MailForm ) =>
	schemaOf( mailRules, fieldsOf( mailRules, form ) );

export const commentMax = () => maxOf( mailRules, 'comment' );

/**
 * The job one comes from, or the only one there is.
 *
 * @param missions Open jobs of the project.
 * @param from     Id in the address.
 */
export function preselected(
	missions: readonly OpenMission[],
	from: number
): number[] {
	const possible = missions.filter( ( { canApply } ) => canApply );
	const chosen =
		possible.find( ( { id } ) => id === from ) ??
		( possible.length === 1 ? possible[ 0 ] : undefined );
	return chosen ? [ chosen.id ] : [];
}
