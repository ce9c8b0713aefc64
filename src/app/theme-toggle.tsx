// Light or dark.
import { __ } from '@wordpress/i18n';
import { PlainButton } from '../components/button';
import { useTheme } from '../lib/theme';

export const ThemeToggle = ( { words = false }: { words?: boolean } ) => {
	const { theme, toggle } = useTheme();
	const dark = __( 'Dark theme', 'design-marketplace' );
	// With a text it names the theme it switches to; as an icon alone it is a toggle.
	return words ? (
		<PlainButton icon="theme" onClick={ toggle }>
			{ theme === 'dark'
				? __( 'Light theme', 'design-marketplace' )
				: dark }
		</PlainButton>
	) : (
		<PlainButton
			icon="theme"
			aria-label={ dark }
			aria-pressed={ theme === 'dark' }
			onClick={ toggle }
		/>
	);
};
