// Leaves for another document: of this site, or of the school that people log in at.
export const goTo = ( address: string ): void =>
	window.location.assign( address );

export const reload = (): void => window.location.reload();
