// The two email forms: their rules from the contract, and which jobs are chosen at first.
import type { OpenMission } from './types';

export type MailForm = 'contact' | 'apply';

export interface MailValues {
	to: string;
	comment: string;
	/** Whether the applicant gets a copy. */
	copy: boolean;
	missions: number[];
}

/**
 * The job whose page led here, or the company's only job.
 *
 * @param missions Open jobs of the company.
 * @param from     Id in the address.
 */
export function preselected(
	missions: readonly OpenMission[],
	from: number
): number[] {
	const possible = missions.filter( ( { state } ) => state === 'open' );
	const chosen =
		possible.find( ( { id } ) => id === from ) ??
		( possible.length === 1 ? possible[ 0 ] : undefined );
	return chosen ? [ chosen.id ] : [];
}

/** Those of the chosen jobs that still take the designer's application. */
export const possibleOf = (
	missions: readonly OpenMission[],
	chosen: readonly number[]
): number[] =>
	chosen.filter( ( id ) =>
		missions.some( ( job ) => job.id === id && job.state === 'open' )
	);

/**
 * The jobs as they are now, with those that were there before and are not any more.
 *
 * @param now    Open jobs.
 * @param before Values of the form so far.
 */
export const withGone = (
	now: readonly OpenMission[],
	before: readonly OpenMission[]
): OpenMission[] => [
	...now,
	...before
		.filter( ( { id } ) => now.every( ( other ) => other.id !== id ) )
		.map( ( mission ) => ( { ...mission, state: 'gone' as const } ) ),
];
