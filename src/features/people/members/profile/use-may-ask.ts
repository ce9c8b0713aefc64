// Whether the way to write to a designer is shown: also to a company that has to be confirmed first, as the page behind it says so.
import type { Member } from '../../../../contract/shapes';
import { useCurrentUser } from '../../../../lib/current-user';

export function useMayAsk( member: Member ): boolean {
	const { user } = useCurrentUser();
	return member.can?.contact || user?.role === 'contractor';
}
