// Notice and submit button of a form that was changed after it was sent.
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { FormStatus } from '../../lib/server-errors';
import { Button } from '../button';
import type { ButtonProps } from '../button';
import { Notice } from '../notice';

/** Whether there are changes that were typed after the last save was sent. */
export function useNewerChanges(): boolean {
	const { dirty, ...formik } = useFormikContext< unknown >();
	const status = formik.status as FormStatus | undefined;
	return dirty && !! status?.newer;
}

export const NewerChanges = ( {
	children = __(
		'Saved, except for your latest changes.',
		'design-marketplace'
	),
}: {
	children?: ReactNode;
} ) => ( useNewerChanges() ? <Notice>{ children }</Notice> : null );

interface SubmitButtonProps extends ButtonProps {
	/** The label while newer changes wait. */
	newer?: string;
}

/** The submit button. Its label changes while newer changes wait. */
export const SubmitButton = ( {
	newer = __( 'Save newer changes', 'design-marketplace' ),
	children,
	...rest
}: SubmitButtonProps ) => {
	const { isSubmitting } = useFormikContext< unknown >();
	const waits = useNewerChanges();
	return (
		<Button { ...rest } type="submit" loading={ isSubmitting }>
			{ waits ? newer : children }
		</Button>
	);
};
