// Links to the page in other languages. They load a page from the server, which stores the choice.
import { useLocation } from 'react-router-dom';
import { getBoot } from '../lib/boot';
import { addressIn, rememberLanguage } from '../lib/i18n';

export const LanguageLinks = () => {
	// The links carry the current address.
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
