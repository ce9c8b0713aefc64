// The root route: who is looking, then the layout.
import { CurrentUserProvider } from './current-user-provider';
import { Layout } from './layout';

export const Root = () => (
	<CurrentUserProvider>
		<Layout />
	</CurrentUserProvider>
);
