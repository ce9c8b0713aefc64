// The member behind the stored session, and whether the token still counts.
import type { MemberPrivate } from '../../contract/shapes';
import { post } from '../../lib/api/client';
import { memberBySlug } from '../../lib/api/member-by-slug';

/** Null for someone who is no member, such as an administrator. */
export const fetchCurrentUser = (
	slug: string
): Promise< MemberPrivate | null > => memberBySlug< MemberPrivate >( slug );

/** A refused token ends the session on the way: the client sees to it. */
export const validateToken = (): Promise< unknown > =>
	post( '/jwt-auth/v1/token/validate' );
