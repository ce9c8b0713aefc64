// Answers PHP wrote (`npm run fixtures`), for tests of what the front end makes of them.
import type {
	Application,
	Member,
	MemberCard,
	MemberPrivate,
	Mission,
	Skill,
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
}

/** AnswersTest holds that they are PHP's, and PHPUnit that PHP's have the shapes of the contract. */
export const serverAnswers = answers as unknown as Answers;

/** What the transport gives the API client for one of them. */
export const arrives = < T >(
	data: T,
	headers: Record< string, string > = {}
) => ( {
	data,
	headers: new Map( Object.entries( headers ) ) as unknown as Headers,
} );
