// The answer to the newsletter's question.
import type { MemberPrivate } from '../../../../contract/shapes';
import { upload } from '../../../../lib/api/upload';
import { toFormData } from '../../../../lib/form-data';

/**
 * Records that a member has answered, and whether they want it.
 *
 * @param member Who answers.
 * @param wanted False records the answer only.
 */
export async function answerNewsletter(
	{ id, slug }: Pick< MemberPrivate, 'id' | 'slug' >,
	wanted: boolean
): Promise< void > {
	await upload(
		`/wp/v2/users/${ id }?slug=${ slug }`,
		toFormData( {
			newsletter_optin: true,
			...( wanted && { newsletter: true } ),
		} )
	);
}
