// Once after an account was connected: the school its owner logged in with, for a profile that names none yet.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Button } from '../../../../components/button';
import { Checkbox } from '../../../../components/checkbox';
import { Notice } from '../../../../components/notice';
import type { MemberPrivate } from '../../../../contract/shapes';
import { messageOf } from '../../../../lib/api-error';
import { useCurrentUser } from '../../../../lib/current-user';
import { useDocumentTitle } from '../../../../lib/document-title';
import { saveMember } from '../../members/api/account-api';
import { schoolName } from '../../../../lib/school-line';
import { Pair } from './pair';

interface OfferSchoolProps {
	member: MemberPrivate;
	/** Its code. */
	school: string;
	onDone: () => void;
}

export const OfferSchool = ( { member, school, onDone }: OfferSchoolProps ) => {
	const [ wanted, setWanted ] = useState( true );
	const { replace } = useCurrentUser();
	const heading = useRef< HTMLHeadingElement >( null );
	const title = __( 'Connected', 'design-marketplace' );
	useDocumentTitle( title );
	useEffect( () => heading.current?.focus( { preventScroll: true } ), [] );
	const { mutate, isPending, error } = useMutation( {
		mutationFn: () => saveMember( member, { school } ),
		onSuccess: ( now ) => {
			replace( now );
			onDone();
		},
	} );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( isPending ) {
			return;
		}
		if ( wanted ) {
			mutate();
		} else {
			onDone();
		}
	};
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 } ref={ heading }>
					{ title }
				</h1>
			</div>
			<div className="grid auth-body">
				<Pair busy={ isPending } />
				<form
					className="c8-12 form-stack"
					noValidate
					aria-busy={ isPending }
					onSubmit={ submit }
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
					{ error && (
						<Notice kind="bad">{ messageOf( error ) }</Notice>
					) }
					<div className="btns">
						<Button
							type="submit"
							loading={ isPending }
							iconAfter="arrow-right"
						>
							{ __( 'Go on', 'design-marketplace' ) }
						</Button>
					</div>
				</form>
			</div>
		</>
	);
};
