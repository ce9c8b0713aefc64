// History state of an entry that was added by opening something over a page: Back leads to the page behind it.
export interface OpenedHere {
	opened?: true;
}

export const isOpenedHere = ( state: unknown ): boolean =>
	Boolean( ( state as OpenedHere | null )?.opened );
