// The member behind the stored session: GET /wp/v2/users?slug=, and whether the token still counts.
import type { MemberPrivate } from '../../contract/shapes';
import { get, post } from '../../lib/api/client';

/** Null for someone who is no member, such as an administrator. */
export const fetchCurrentUser = async (
	slug: string
): Promise< MemberPrivate | null > =>
	( await get< MemberPrivate[] >( '/wp/v2/users', { slug } ) ).data[ 0 ] ??
	null;

/** A refused token ends the session on the way: the client sees to it. */
export const validateToken = (): Promise< unknown > =>
	post( '/jwt-auth/v1/token/validate' );
