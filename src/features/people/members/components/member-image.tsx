// A member's picture: a new file, or the stored one.
import { sprintf, __ } from '@wordpress/i18n';
import { FormField } from '../../../../components/form/form-field';
import { ImageField } from '../../../../components/image-field';
import * as limits from '../../../../contract/limits';
import type { ImageName } from '../types';

type Kind = 'avatar' | 'logo' | 'project_image';

interface Format {
	aspect: number;
	width: number;
	sharpFrom?: number;
	round?: boolean;
	maxBytes?: number;
}

const KILO = 1024;
/** Sharp on screens with twice the pixels. */
const DENSE = 2;

const formats: Record< Kind, Format > = {
	avatar: {
		aspect: limits.avatar_width / limits.avatar_height,
		width: DENSE * limits.avatar_width,
		sharpFrom: limits.avatar_width,
		round: true,
		maxBytes: limits.avatar_bytes_max,
	},
	logo: {
		aspect: limits.logo_width / limits.logo_height,
		width: DENSE * limits.logo_width,
		sharpFrom: limits.logo_width,
		maxBytes: limits.avatar_bytes_max,
	},
	project_image: {
		aspect: limits.work_image_width / limits.work_image_height,
		width: limits.project_image_width,
	},
};

const hintOf = ( { maxBytes, width }: Format ): string =>
	maxBytes
		? sprintf(
				/* translators: %d: size in kilobytes. */
				__( 'JPG or PNG, max %d Ko', 'design-marketplace' ),
				maxBytes / KILO
			)
		: sprintf(
				/* translators: %d: width in pixels. */
				__( 'JPG or PNG, %d px wide', 'design-marketplace' ),
				width
			);

interface MemberImageProps {
	name: ImageName;
	kind: Kind;
	label: string;
}

export const MemberImage = ( { kind, ...rest }: MemberImageProps ) => (
	<div className={ `member-picture is-${ kind }` }>
		<FormField
			as={ ImageField }
			hint={ hintOf( formats[ kind ] ) }
			{ ...formats[ kind ] }
			{ ...rest }
		/>
	</div>
);
