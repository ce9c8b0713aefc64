// The page in its other languages. Following one is a new page from the server, and is remembered.
import { __, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { DropMenu } from '../components/drop-menu';
import { getBoot } from '../lib/boot';
import { addressIn, rememberLanguage } from '../lib/i18n';

export const LanguageLinks = () => {
	// The links carry the address one is at.
	useLocation();
	const { lang, languages } = getBoot();
	return (
		<>
			{ languages.map( ( { code, name } ) => (
				<li key={ code }>
					<a
						href={ addressIn( code ) }
						lang={ code }
						hrefLang={ code }
						aria-current={ code === lang ? 'true' : undefined }
						onClick={ () => rememberLanguage( code ) }
					>
						{ name }
					</a>
				</li>
			) ) }
		</>
	);
};

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
