// Fetches the item at an address, as far as the reader may see it.
import type { Job, Member, Work } from '../../../contract/shapes';
import { get } from '../../../lib/api/client';
import { memberBySlug } from '../../../lib/api/member-by-slug';
import { ApiError } from '../../../lib/api-error';
import { plainText } from '../../../lib/plain-text';
import type { Address } from '../address';
import { memberThing, missionThing, workThing } from '../thing';
import type { Thing } from '../types';

const FIRST_REFUSAL = 400;
const FIRST_FAILURE = 500;

/** Null if the reader cannot see an item there. */
async function unlessRefused< T >( asked: Promise< T > ): Promise< T | null > {
	try {
		return await asked;
	} catch ( error ) {
		if (
			error instanceof ApiError &&
			error.status >= FIRST_REFUSAL &&
			error.status < FIRST_FAILURE
		) {
			return null;
		}
		throw error;
	}
}

/** A card names the latest works; only members may ask for the others. */
async function workTitle(
	id: number,
	{ id: author, latest_works: latest = [] }: Member,
	signal?: AbortSignal
): Promise< string | null > {
	const named = latest.find( ( work ) => work.id === id );
	if ( named ) {
		return named.title.rendered;
	}
	const work = await unlessRefused(
		get< Work >( `/wp/v2/work/${ id }`, {}, { signal } )
	);
	return work?.author === author ? work.title.rendered : null;
}

/** The one at an address of its own. */
async function workAt( slug: string, at: string, signal?: AbortSignal ) {
	const [ work ] =
		( await unlessRefused(
			get< Work[] >(
				'/wp/v2/work',
				{ author_name: slug, slug: at },
				{ signal }
			)
		) ) ?? [];
	return work
		? { id: work.id, title: plainText( work.title.rendered ) }
		: null;
}

async function jobTitle(
	id: number,
	{ slug }: Member,
	signal?: AbortSignal
): Promise< string | null > {
	const job = await unlessRefused(
		get< Job >( `/design-marketplace/v1/jobs/${ id }`, {}, { signal } )
	);
	return job?.contractor === slug ? job.title.rendered : null;
}

export async function fetchThing(
	{ kind, slug, role, id, at }: Address,
	signal?: AbortSignal
): Promise< Thing | null > {
	const member = await memberBySlug( slug, signal );
	if ( member?.role !== role ) {
		return null;
	}
	if ( at ) {
		const work = await workAt( slug, at, signal );
		return work && workThing( work, member );
	}
	if ( id === null ) {
		return memberThing( member );
	}
	const ask = kind === 'work' ? workTitle : jobTitle;
	const title = await ask( id, member, signal );
	const toThing = kind === 'work' ? workThing : missionThing;
	return title === null
		? null
		: toThing( { id, title: plainText( title ) }, member );
}
