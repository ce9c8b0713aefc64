// Light or dark.
import { __ } from '@wordpress/i18n';
import { PlainButton } from '../components/button';
import { useTheme } from '../lib/theme';

export const ThemeToggle = ( { words = false }: { words?: boolean } ) => {
	const { theme, toggle } = useTheme();
	const label = __( 'Dark theme', 'design-marketplace' );
	return (
		<PlainButton
			icon="theme"
			aria-label={ words ? undefined : label }
			aria-pressed={ theme === 'dark' }
			onClick={ toggle }
		>
			{ words && label }
		</PlainButton>
	);
};
