// The bar's button for the page's other languages.
import { __, sprintf } from '@wordpress/i18n';
import { DropMenu } from '../components/drop-menu';
import { getBoot } from '../lib/boot';
import { LanguageLinks } from './language-links';

export const LanguageMenu = () => {
	const { lang, languages } = getBoot();
	const name = languages.find( ( { code } ) => code === lang )?.name ?? lang;
	return languages.length < 2 ? null : (
		<DropMenu
			label={ sprintf(
				/* translators: %s: name of the page's language. */
				__( 'Language: %s', 'design-marketplace' ),
				name
			) }
			button={ lang.toUpperCase() }
		>
			<LanguageLinks />
		</DropMenu>
	);
};
