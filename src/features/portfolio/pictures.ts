// The pictures of a project in its form, and the requests that save them: new files go a few at a time, one request after the other.
import * as limits from '../../contract/limits';
import type { Picture } from '../../contract/shapes';
import type { FormValue } from '../../lib/form-data';
import { namedToSend } from './people';
import type { Work, WorkValues } from './types';

/** A picture in the form. A key names one picture for good: another file has another key. */
export interface Entry {
	key: string;
	/** The row it stands in keeps its name, and with it the focus, when the file is another one. */
	row?: string;
	picture: File | Picture;
}

export const isNew = ( entry: Entry ): entry is Entry & { picture: File } =>
	entry.picture instanceof File;

/** The words of a picture: what was typed, else what the server has. */
export function wordsOf(
	{ alt, caption }: Pick< WorkValues, 'alt' | 'caption' >,
	{ key, picture }: Entry
) {
	const { alt: seen = '', caption: said = '' } =
		picture instanceof File ? {} : picture;
	return { alt: alt[ key ] ?? seen, caption: caption[ key ] ?? said };
}

/** Pictures of the server; those that were sent keep their keys. */
export const entriesOf = (
	{ pictures }: Work,
	keys: readonly string[] = []
): Entry[] =>
	pictures.map( ( picture, index ) => ( {
		key: keys[ index ] ?? `p${ picture.id }`,
		picture,
	} ) );

/** The new files, in the turns they are sent in; one turn without files where there are none. */
function turnsOf( entries: readonly Entry[] ) {
	const fresh = entries.filter( isNew );
	const turns: ( typeof fresh )[] = [];
	for ( let at = 0; at < fresh.length; at += limits.work_pictures_new ) {
		turns.push( fresh.slice( at, at + limits.work_pictures_new ) );
	}
	return turns.length > 0 ? turns : [ [] ];
}

type Row = { alt: string; caption: string } & (
	{ id: number } | { file: string }
);

interface Part {
	/** The pictures that are there after it. */
	entries: Entry[];
	/** Fields of the request. */
	fields: Record< string, FormValue >;
}

/**
 * The request of a turn: all pictures that the server has by then, and the files of the turn.
 *
 * @param values Values of the form.
 * @param there  Files that earlier turns have stored, by key.
 * @param turn   Pictures whose files are sent now.
 */
export function partOf(
	values: WorkValues,
	there: ReadonlyMap< string, Picture >,
	turn: readonly ( Entry & { picture: File } )[]
): Part {
	const entries: Entry[] = [];
	const rows: Row[] = [];
	const files: Record< string, File > = {};
	for ( const entry of values.pictures ) {
		const words = wordsOf( values, entry );
		const held = there.get( entry.key ) ?? entry.picture;
		if ( ! ( held instanceof File ) ) {
			rows.push( { id: held.id, ...words } );
		} else if ( turn.some( ( { key } ) => key === entry.key ) ) {
			const file = `picture${ Object.keys( files ).length + 1 }`;
			files[ file ] = held;
			rows.push( { file, ...words } );
		} else {
			continue;
		}
		entries.push( entry );
	}
	return { entries, fields: { pictures: rows, ...files } };
}

/** Whether the server has the pictures already, with these words and in this order. */
const arePicturesSame = ( before: WorkValues, after: WorkValues ): boolean =>
	! after.pictures.some( isNew ) &&
	JSON.stringify( partOf( before, new Map(), [] ).fields ) ===
		JSON.stringify( partOf( after, new Map(), [] ).fields );

/** How much of each file of a turn has left, as they leave one after the other. */
export function sharesOf(
	turn: readonly ( Entry & { picture: File } )[],
	share: number
): Record< string, number > {
	const all = turn.reduce( ( sum, { picture } ) => sum + picture.size, 0 );
	let left = share * all;
	return Object.fromEntries(
		turn.map( ( { key, picture: { size } } ) => {
			const sent = Math.min( size, Math.max( 0, left ) );
			left -= size;
			return [ key, size > 0 ? sent / size : share ];
		} )
	);
}

export interface Saved {
	work: Work;
	/** The pictures the server has, by the keys of the form. */
	entries: Entry[];
	/** Why the rest was not sent. */
	error?: unknown;
}

interface Turns {
	/** Sends a request: the first one makes or changes the project, the others change it. */
	send: (
		id: number | null,
		fields: Record< string, FormValue >,
		onProgress: ( share: number ) => void
	) => Promise< Work >;
	values: WorkValues;
	/** What the server has. */
	before: WorkValues;
	signal: AbortSignal;
	/** Called with the share of each new file that has left, by key. */
	onProgress: ( shares: Record< string, number > ) => void;
	/** Called after a turn that is not the last. */
	onTurn: ( saved: Saved ) => void;
}

/** Saves a project. What fails before anything is saved is thrown; later, what was saved is told with the error. */
export async function saveInTurn( {
	send,
	values,
	before,
	signal,
	onProgress,
	onTurn,
}: Turns ): Promise< Saved > {
	const {
		pictures,
		alt,
		caption,
		with: people,
		for: company,
		...others
	} = values;
	const texts = {
		...others,
		...namedToSend( 'with', before.with, people ),
		...namedToSend( 'for', before.for, company ),
	};
	const turns = turnsOf( pictures );
	const there = new Map< string, Picture >();
	let saved: Saved | undefined;
	let done = {};
	for ( const turn of turns ) {
		const { entries, fields } = partOf( values, there, turn );
		const isUnchanged = ! saved && arePicturesSame( before, values );
		try {
			signal.throwIfAborted();
			const work = await send(
				saved?.work.id ?? null,
				{
					...( saved ? {} : texts ),
					...( isUnchanged ? {} : fields ),
				},
				( share ) =>
					onProgress( { ...done, ...sharesOf( turn, share ) } )
			);
			saved = {
				work,
				entries: entriesOf(
					work,
					entries.map( ( { key } ) => key )
				),
			};
		} catch ( error ) {
			if ( ! saved ) {
				throw error;
			}
			return { ...saved, error };
		}
		done = { ...done, ...sharesOf( turn, 1 ) };
		for ( const { key, picture } of saved.entries ) {
			if ( ! ( picture instanceof File ) ) {
				there.set( key, picture );
			}
		}
		if ( turn !== turns.at( -1 ) ) {
			onTurn( saved );
		}
	}
	return saved as Saved;
}

/** The form's pictures once some of them are stored. */
export const withStored = (
	pictures: readonly Entry[],
	stored: readonly Entry[]
): Entry[] =>
	pictures.map( ( entry ) => ( {
		...entry,
		...stored.find( ( { key } ) => key === entry.key ),
	} ) );
