// A text whose line breaks count.
import { Fragment } from '@wordpress/element';

export const Lines = ( { text }: { text: string } ) => (
	<>
		{ text.split( '\n' ).map( ( line, index ) => (
			<Fragment key={ index }>
				{ index > 0 && <br /> }
				{ line }
			</Fragment>
		) ) }
	</>
);
