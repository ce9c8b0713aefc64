// Tells password managers the address of the account whose password is asked for.
export const KnownEmail = ( { value }: { value: string } ) => (
	<input
		className="sr"
		type="text"
		autoComplete="username"
		value={ value }
		readOnly
		tabIndex={ -1 }
		aria-hidden="true"
	/>
);
