// The root route: the current user, then the layout.
import { CurrentUserProvider } from './current-user-provider';
import { Layout } from './layout';

export const Root = () => (
	<CurrentUserProvider>
		<Layout />
	</CurrentUserProvider>
);
