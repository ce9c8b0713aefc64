// Says in which languages an editor's page is, if it isn't in the visitor's; View::only_in() renders the same.
import { __, sprintf } from '@wordpress/i18n';
import { getBoot } from '../lib/boot';
import { spokenName } from '../lib/language-names';

/** Nothing for a page without words. */
export const OnlyIn = ( { languages }: { languages: string[] } ) =>
	languages.length === 0 || languages.includes( getBoot().lang ) ? null : (
		<div className="only-in grid">
			<p className="c1-12 small">
				{ sprintf(
					/* translators: %s: name of a language as in a sentence, or several, separated by commas. */
					__( 'This page is in %s only.', 'design-marketplace' ),
					languages.map( spokenName ).join( ', ' )
				) }
			</p>
		</div>
	);
