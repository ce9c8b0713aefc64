// Instead of a design job that is not there, or not there any more.
import { NotFound } from '../../components/not-found';
import { messages } from '../../contract/messages';

export const NoSuchJob = () => (
	<NotFound title={ messages.mission_not_found() } />
);
