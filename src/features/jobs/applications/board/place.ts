// Stores the place on the board, so that it is restored after a visit to a portfolio or a reload.
import { STORAGE_PREFIX } from '../../../../lib/constants';
import { readStored, writeStored } from '../../../../lib/storage';

export interface Place {
	/** The entry of the browser's history it belongs to. */
	entry: string;
	/** The row. */
	id: number;
	/** Number of pages of the list that were loaded. */
	pages: number;
}

const keyOf = ( mission: number ) => `${ STORAGE_PREFIX }board:${ mission }`;

/** Whether the document is new, not reloaded or gone back to: then a place stored by an earlier document is not restored. */
const isNewVisit = (): boolean => {
	const [ entry ] =
		window.performance?.getEntriesByType?.( 'navigation' ) ?? [];
	return (
		( entry as PerformanceNavigationTiming | undefined )?.type ===
		'navigate'
	);
};

const ofThisDocument = new Set< number >();

export function keepPlace( mission: number, place: Place ): void {
	ofThisDocument.add( mission );
	writeStored( 'sessionStorage', keyOf( mission ), JSON.stringify( place ) );
}

export function findPlace( mission: number, entry: string ): Place | null {
	if ( isNewVisit() && ! ofThisDocument.has( mission ) ) {
		return null;
	}
	try {
		const place = JSON.parse(
			readStored( 'sessionStorage', keyOf( mission ) ) ?? 'null'
		) as Place | null;
		return place?.entry === entry ? place : null;
	} catch {
		return null;
	}
}
