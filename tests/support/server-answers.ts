// The server's answers (`npm run fixtures`), for tests of the front end.
import type {
	Application,
	Conversation,
	Member,
	MemberCard,
	MemberPrivate,
	Mission,
	SavedSearch,
	Skill,
	Thread,
	Work,
} from '../../src/contract/shapes';
import answers from '../fixtures/answers.json';

interface Answers {
	skills: Skill[];
	designers: MemberCard[];
	projects: MemberCard[];
	designer: Member;
	project: Member;
	designer_settings: MemberPrivate;
	project_settings: MemberPrivate;
	works: Work[];
	own_works: Work[];
	missions: Mission[];
	own_missions: Mission[];
	candidates: Application[];
	own_applications: Application[];
	conversations: Conversation[];
	thread: Thread;
	searches: SavedSearch[];
}

/** AnswersTest holds that they are PHP's, and PHPUnit that PHP's have the shapes of the contract. */
export const serverAnswers: Answers = JSON.parse(
	JSON.stringify( answers ).replaceAll(
		'https://market.example',
		window.location.origin
	)
);

/** One of them, as the others are made of it. */
export function firstOf< T >( [ first ]: T[] ): T {
	if ( first === undefined ) {
		throw new Error( 'PHP has answered with none.' );
	}
	return first;
}

/** An answer, as the transport gives it to the API client. */
export const arrives = < T >(
	data: T,
	headers: Record< string, string > = {}
) => ( {
	data,
	headers: new Map( Object.entries( headers ) ) as unknown as Headers,
} );
