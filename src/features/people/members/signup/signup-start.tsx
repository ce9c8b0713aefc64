// The sign-up from where it was left: pictures come back a moment later than words.
import { useEffect, useState } from '@wordpress/element';
import { PageSkeleton } from '../../../../components/skeletons';
import { readSignup, withPictures } from './signup-draft';
import type { SignupStart as Start } from './signup-draft';
import { SignupWizard } from './signup-wizard';
import type { Registered } from './use-signup';

interface SignupStartProps {
	onDone: ( registered: Registered ) => void;
}

export const SignupStart = ( { onDone }: SignupStartProps ) => {
	const [ words ] = useState( readSignup );
	const [ begin, setBegin ] = useState< Start | null >(
		words.values.pictures.length === 0 ? words : null
	);
	useEffect( () => {
		let current = true;
		if ( ! begin ) {
			void withPictures( words ).then(
				( whole ) => current && setBegin( whole )
			);
		}
		return () => {
			current = false;
		};
	}, [ begin, words ] );
	return begin ? (
		<SignupWizard begin={ begin } onDone={ onDone } />
	) : (
		<PageSkeleton />
	);
};
