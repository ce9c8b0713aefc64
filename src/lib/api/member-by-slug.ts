// GET /wp/v2/users?slug=: one member, with the fields that the reader may see.
import type { Member } from '../../contract/shapes';
import { collection } from './client';

export const USERS = '/wp/v2/users';

/** Null where nobody is shown under this slug: unknown, or not listed and the reader a stranger. */
export const memberBySlug = async < Shape extends Member = Member >(
	slug: string,
	signal?: AbortSignal,
	more: Record< string, number | null > = {}
): Promise< Shape | null > =>
	( await collection< Shape >( USERS, { slug, ...more }, { signal } ) )
		.data[ 0 ] ?? null;
