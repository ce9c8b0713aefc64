// Asks for an address of the university, which gets the link that confirms the startup or the designer.
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { Button } from '../../../../components/button';
import { Dialog } from '../../../../components/dialog';
import { announce } from '../../../../components/live-region';
import { TextInput } from '../../../../components/text-input';
import type { Affiliation, MemberPrivate } from '../../../../contract/shapes';
import { ApiError, messageOf } from '../../../../lib/api-error';
import { askByAddress } from '../api/verification-api';

interface AskDialogProps {
	member: MemberPrivate;
	affiliation: Affiliation;
	onClose: () => void;
	onSent: ( now: Affiliation ) => void;
}

const wordsOf = ( failure: unknown ): string =>
	( failure instanceof ApiError && failure.params.address ) ||
	messageOf( failure );

export const AskDialog = ( {
	member,
	affiliation: { university, domains },
	onClose,
	onSent,
}: AskDialogProps ) => {
	const id = useId();
	const isDesigner = member.role === 'designer';
	const [ address, setAddress ] = useState( '' );
	const { mutate, isPending, error } = useMutation( {
		mutationFn: () => askByAddress( member.id, address.trim() ),
		onSuccess: ( now ) => {
			announce( __( 'The link is on its way.', 'design-marketplace' ) );
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
			title={ sprintf(
				isDesigner
					? /* translators: %s: school. */
						__( 'Your address at %s', 'design-marketplace' )
					: /* translators: %s: university. */
						__( 'Who at %s knows you?', 'design-marketplace' ),
				university
			) }
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
				<p className="text">
					{ isDesigner
						? __(
								'We send this address one email, with a fixed text. The page behind its link asks you to confirm. We do not keep the address.',
								'design-marketplace'
							)
						: __(
								'We send this address one email, with a fixed text. The page behind its link shows your company’s name and asks for a confirmation. It may be your own address; we do not keep it.',
								'design-marketplace'
							) }
				</p>
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
