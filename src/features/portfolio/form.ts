// The work form: its rules, its initial values, and what stays of them when only a part was saved.
import { mixed } from 'yup';
import * as limits from '../../contract/limits';
import { message } from '../../contract/messages';
import { workRules } from '../../contract/work-rules';
import { changedFields } from '../../lib/form-data';
import { schemaOf } from '../../lib/rules';
import { entriesOf, withStored, wordsOf } from './pictures';
import type { Work, WorkValues } from './types';

export const PICTURES_MAX = workRules.fields.pictures.maxItems;

/** The form has a list instead of the first three pictures. */
const isListed = ( name: string ) => ! name.startsWith( 'image' );

const FIELDS = [ ...workRules.forms.work, ...workRules.forms.visibility ];

export const workSchema = schemaOf(
	workRules,
	FIELDS.filter( isListed )
).shape( {
	pictures: mixed().test( {
		name: 'pictures',
		test: ( value, context ) =>
			( value as unknown[] ).length > 0 ||
			context.createError( { message: message( 'missing_image' ) } ),
	} ),
} );

/** All years from the current one down to the first that is allowed. */
export const yearChoices = ( now = new Date() ): number[] =>
	Array.from(
		{ length: now.getFullYear() - limits.year_min + 1 },
		( _, index ) => now.getFullYear() - index
	);

/**
 * @param work      Stored project.
 * @param requestId Name of a new one.
 * @param keys      Keys of its pictures, where the form has some already.
 */
export function valuesOf(
	work: Work | undefined,
	requestId = '',
	keys: readonly string[] = []
): WorkValues {
	const pictures = work ? entriesOf( work, keys ) : [];
	const words = pictures.map( ( entry ) => ( {
		key: entry.key,
		...wordsOf( { alt: {}, caption: {} }, entry ),
	} ) );
	return {
		title: work?.title ?? '',
		client: work?.client ?? '',
		description: work?.description ?? '',
		month: work ? String( work.month ) : '',
		year: work ? String( work.year ) : '',
		skill: work?.skills ?? [],
		video_url: work?.videoUrl ?? '',
		with: work?.with ?? [],
		for: work?.for ? [ work.for ] : [],
		visibility: work?.visibility ?? 'public',
		pictures,
		alt: Object.fromEntries(
			words.map( ( { key, alt } ) => [ key, alt ] )
		),
		caption: Object.fromEntries(
			words.map( ( { key, caption } ) => [ key, caption ] )
		),
		request_id: requestId,
	};
}

/** The form after a save that something was left out of: what was typed meanwhile, and pictures that are not stored yet. */
export const merged = (
	base: WorkValues,
	sent: WorkValues,
	now: WorkValues
): WorkValues => ( {
	...base,
	...changedFields( sent, now ),
	pictures: withStored( now.pictures, base.pictures ),
	alt: now.alt,
	caption: now.caption,
} );
