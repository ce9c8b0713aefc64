// API calls for a member's own account.
import type { CodeAnswer } from '../../../../contract/shapes';
import { del, get, post } from '../../../../lib/api/client';
import { upload } from '../../../../lib/api/upload';
import type { UploadOptions } from '../../../../lib/api/upload';
import { toFormData } from '../../../../lib/form-data';
import type { FormValue } from '../../../../lib/form-data';
import type { MemberPrivate } from '../types';

type Account = Pick< MemberPrivate, 'id' | 'slug' >;

const DONE = 200;

function assertDone( { code }: CodeAnswer ): void {
	if ( code !== DONE ) {
		throw new Error( `Answered ${ code }` );
	}
}

/** Sends the changed fields. Returns the member as they are now. */
export const saveMember = (
	{ id, slug }: Account,
	changes: Record< string, FormValue >,
	options: UploadOptions = {}
) =>
	upload< MemberPrivate >(
		`/wp/v2/users/${ id }?slug=${ slug }`,
		toFormData( changes ),
		options
	);

export async function deleteMember( { id }: Account ): Promise< void > {
	assertDone( await del< CodeAnswer >( `/wp/v2/users/delete/${ id }` ) );
}

export async function signOutEverywhere(): Promise< void > {
	assertDone( await post< CodeAnswer >( '/wp/v2/users/signout' ) );
}

/** Sends the confirmation link to the new address again. Returns the message to show. */
export async function sendConfirmationAgain( {
	id,
}: Account ): Promise< string > {
	const data = await post< CodeAnswer & { message: string } >(
		`/wp/v2/users/${ id }/email`
	);
	assertDone( data );
	return data.message;
}

/** Keeps the confirmed address. Returns the member as they are now. */
export const cancelEmailChange = ( { id }: Account ) =>
	del< MemberPrivate >( `/wp/v2/users/${ id }/email` );

/** The member's own data, as a file to download. */
export async function fetchExport( { id }: Account ): Promise< Blob > {
	const data = await get< unknown >( `/wp/v2/users/${ id }/export` );
	return new Blob( [ JSON.stringify( data, null, '\t' ) ], {
		type: 'application/json',
	} );
}
