// What stands below a field: what it is for, or what is wrong with it.

export const Told = ( { help, wrong }: { help?: string; wrong: string } ) => (
	<span className="dm-told">
		<span role="alert" className="dm-wrong">
			{ wrong }
		</span>
		{ wrong && help ? ' ' : '' }
		{ help }
	</span>
);
