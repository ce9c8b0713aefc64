// The app's entry: language, theme, mount.
import { mount } from './app/mount';
import { rememberedAddress, setUpLanguage } from './lib/i18n';
import { applyStoredTheme } from './lib/theme';
import './styles/tokens.css';
import './styles/base.css';
import './styles/core.css';

const elsewhere = rememberedAddress();
if ( elsewhere ) {
	window.location.replace( elsewhere );
} else {
	setUpLanguage();
	applyStoredTheme();
	mount();
}
