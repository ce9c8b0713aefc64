// The two email forms: their rules from the contract, and which jobs are chosen at first.
import * as limits from '../../../contract/limits';
import type { Answer, OpenMission, OwnWork, Question } from './types';

export type MailForm = 'contact' | 'apply';

export interface MailValues {
	to: string;
	comment: string;
	/** Whether the applicant gets a copy. */
	copy: boolean;
	missions: number[];
	/** By the questions' ids. */
	answers: Answer[];
	/** Null until something else than the card's is chosen. */
	works: number[] | null;
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

/** The questions of the chosen jobs, each once, and required if one of them requires it. */
export const questionsOf = (
	missions: readonly OpenMission[],
	chosen: readonly number[]
): Question[] => {
	const asked = new Map< string, Question >();
	missions
		.filter( ( { id } ) => chosen.includes( id ) )
		.flatMap( ( { sent } ) => sent?.questions ?? [] )
		.forEach( ( question ) =>
			asked.set( question.id, {
				...question,
				required:
					question.required || !! asked.get( question.id )?.required,
			} )
		);
	return [ ...asked.values() ];
};

/** The projects that go with an application. */
export const shownOf = (
	chosen: readonly number[] | null,
	works: readonly OwnWork[]
): OwnWork[] =>
	chosen
		? chosen.flatMap(
				( id ) => works.find( ( one ) => one.id === id ) ?? []
			)
		: works.slice( 0, limits.card_works );
