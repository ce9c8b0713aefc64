// The name of a new list, or another one for a list that is there.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/button';
import { Dialog } from '../../../../components/dialog';
import { TextInput } from '../../../../components/text-input';
import { listRules } from '../../../../contract/list-rules';
import { messageOf } from '../../../../lib/api-error';
import { useMakeList, useRenameList } from '../api/lists-api';

interface NameDialogProps {
	title: string;
	first?: string;
	saving: ReturnType< typeof useMakeList >;
	onDone: ( id: number ) => void;
	onClose: () => void;
}

const NameDialog = ( {
	title,
	first = '',
	saving: { mutate, isPending, error },
	onDone,
	onClose,
}: NameDialogProps ) => {
	const [ name, setName ] = useState( first );
	const save = () =>
		mutate( name, { onSuccess: ( { id } ) => onDone( id ) } );
	return (
		<Dialog
			side="entrepreneur"
			title={ title }
			onClose={ isPending ? () => {} : onClose }
			footer={
				<>
					<Button variant="second" onClick={ onClose }>
						{ __( 'Cancel', 'design-marketplace' ) }
					</Button>
					<Button loading={ isPending } onClick={ save }>
						{ __( 'Save', 'design-marketplace' ) }
					</Button>
				</>
			}
		>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( ! isPending ) {
						save();
					}
				} }
			>
				<TextInput
					name="name"
					label={ __( 'Name', 'design-marketplace' ) }
					max={ listRules.fields.name.maxLength }
					value={ name }
					onChange={ setName }
					error={ error ? messageOf( error ) : undefined }
					readOnly={ isPending }
				/>
			</form>
		</Dialog>
	);
};

export const NewListDialog = ( {
	onMade,
	onClose,
}: {
	onMade: ( id: number ) => void;
	onClose: () => void;
} ) => (
	<NameDialog
		title={ __( 'New list', 'design-marketplace' ) }
		saving={ useMakeList() }
		onDone={ onMade }
		onClose={ onClose }
	/>
);

export const RenameDialog = ( {
	list: { id, name },
	onClose,
}: {
	list: { id: number; name: string };
	onClose: () => void;
} ) => (
	<NameDialog
		title={ __( 'Rename', 'design-marketplace' ) }
		first={ name }
		saving={ useRenameList( id ) }
		onDone={ onClose }
		onClose={ onClose }
	/>
);
