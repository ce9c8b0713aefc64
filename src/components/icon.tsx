// Icons. Always decoration: the text beside them has the meaning.
import { icons } from '../contract/icons';
import type { IconName } from '../contract/icons';

export type { IconName };

interface IconProps {
	name: IconName;
	className?: string;
}

export const Icon = ( { name, className = '' }: IconProps ) => (
	<svg
		className={ `icon ${ className }` }
		viewBox="0 0 24 24"
		aria-hidden="true"
		focusable="false"
		dangerouslySetInnerHTML={ { __html: icons[ name ] } }
	/>
);
