// The text below a field: a hint, or an error.

export const FieldHelp = ( {
	help,
	wrong,
}: {
	help?: string;
	wrong: string;
} ) => (
	<span className="dm-told">
		<span role="alert" className="dm-wrong">
			{ wrong }
		</span>
		{ wrong && help ? ' ' : '' }
		{ help }
	</span>
);
