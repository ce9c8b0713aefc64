// An editor's text whose line breaks count.
import { Said } from '../../../../components/said';

export const Lines = ( { text }: { text: string } ) => (
	<Said locale="" lines>
		{ text }
	</Said>
);
