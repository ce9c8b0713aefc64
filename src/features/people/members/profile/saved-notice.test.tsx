import { screen } from '@testing-library/react';
import { showAlone } from '../../../../../tests/support/show-screen';
import { SavedNotice } from './saved-notice';

it.each( [
	[ 'publish', 'Published. Here is how others see it.' ],
	[ 'update', 'Your changes are online.' ],
	[ 'held', 'Saved. It goes online once it is approved.' ],
	[ 'hidden', 'Saved. It stays hidden.' ],
] )( 'what was saved as “%s” is told: %s', ( notice, words ) => {
	showAlone( '/project/ana', SavedNotice, {
		pathname: '/project/ana',
		state: { notice },
		key: 'saved',
	} );
	expect( screen.getByText( words ) ).toBeVisible();
} );
