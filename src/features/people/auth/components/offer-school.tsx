// Once after an account was connected: the school its owner logged in with, for a profile that names none yet.
import { useMutation } from '@tanstack/react-query';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { Checkbox } from '../../../../components/checkbox';
import { Notice } from '../../../../components/notice';
import type { MemberPrivate } from '../../../../contract/shapes';
import { messageOf } from '../../../../lib/api-error';
import { useCurrentUser } from '../../../../lib/current-user';
import { saveMember } from '../../members/api/account-api';
import { schoolName } from '../../../../lib/school-line';
import { useOwnPage } from '../hooks/use-own-page';
import { AuthForm } from './auth-form';

interface OfferSchoolProps {
	member: MemberPrivate;
	/** Its code. */
	school: string;
	onDone: () => void;
}

export const OfferSchool = ( { member, school, onDone }: OfferSchoolProps ) => {
	const [ wanted, setWanted ] = useState( true );
	const { replace } = useCurrentUser();
	const title = __( 'Connected', 'design-marketplace' );
	const heading = useOwnPage( title );
	const { mutate, isPending, error } = useMutation( {
		mutationFn: () => saveMember( member, { school } ),
		onSuccess: ( now ) => {
			replace( now );
			onDone();
		},
	} );
	return (
		<AuthForm
			title={ title }
			headingRef={ heading }
			busy={ isPending }
			onSubmit={ () => ( wanted ? mutate() : onDone() ) }
		>
			<Checkbox
				name="school"
				label={ sprintf(
					/* translators: %s: name of a school. */
					__(
						'Show on my profile that I am or was at %s. Settings can change it at any time.',
						'design-marketplace'
					),
					schoolName( school )
				) }
				value={ wanted }
				onChange={ setWanted }
			/>
			{ error && <Notice kind="bad">{ messageOf( error ) }</Notice> }
			<div className="btns">
				<Button
					type="submit"
					loading={ isPending }
					iconAfter="arrow-right"
				>
					{ __( 'Go on', 'design-marketplace' ) }
				</Button>
			</div>
		</AuthForm>
	);
};
