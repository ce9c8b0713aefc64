// Asks for an address that gets the link which confirms a member's university or company.
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Button } from '../../../../components/button';
import { Dialog } from '../../../../components/dialog';
import { announce } from '../../../../components/live-region';
import { TextInput } from '../../../../components/text-input';
import type { MemberPrivate } from '../../../../contract/shapes';
import { ApiError, messageOf } from '../../../../lib/api-error';
import { askByAddress } from '../api/verification-api';
import type { Claim, Standing } from '../api/verification-api';

interface AskDialogProps {
	member: MemberPrivate;
	claim: Claim;
	domains: string[];
	title: string;
	/** What is sent. */
	text: string;
	onClose: () => void;
	onSent: ( now: Standing ) => void;
}

const wordsOf = ( failure: unknown ): string =>
	( failure instanceof ApiError && failure.params.address ) ||
	messageOf( failure );

export const AskDialog = ( {
	member,
	claim,
	domains,
	title,
	text,
	onClose,
	onSent,
}: AskDialogProps ) => {
	const id = useId();
	const own = ( member.proven_email ?? '' ).toLowerCase();
	const [ address, setAddress ] = useState(
		domains.some( ( domain ) => own.endsWith( `@${ domain }` ) ) ? own : ''
	);
	const { mutate, isPending, error } = useMutation( {
		mutationFn: () => askByAddress( member.id, claim, address.trim() ),
		onSuccess: ( now ) => {
			announce(
				now.mark && ! now.sent
					? __( 'Confirmed.', 'design-marketplace' )
					: __( 'The link is on its way.', 'design-marketplace' )
			);
			onSent( now );
		},
	} );
	const send = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isPending ) {
			mutate();
		}
	};
	return (
		<Dialog
			title={ title }
			onClose={ onClose }
			footer={
				<>
					<Button variant="second" onClick={ onClose }>
						{ __( 'Cancel', 'design-marketplace' ) }
					</Button>
					<Button type="submit" form={ id } loading={ isPending }>
						{ __( 'Send the link', 'design-marketplace' ) }
					</Button>
				</>
			}
		>
			<form id={ id } className="form-stack" noValidate onSubmit={ send }>
				<p className="text">{ text }</p>
				<TextInput
					label={ __( 'Email address', 'design-marketplace' ) }
					name="address"
					type="email"
					autoComplete="email"
					hint={ sprintf(
						/* translators: %s: domains, such as epfl.ch. */
						__(
							'It ends in @ followed by: %s',
							'design-marketplace'
						),
						domains.join( ', ' )
					) }
					value={ address }
					onChange={ setAddress }
					readOnly={ isPending }
					error={ error ? wordsOf( error ) : undefined }
				/>
			</form>
		</Dialog>
	);
};
