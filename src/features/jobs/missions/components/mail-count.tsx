// The number of emails a decision sends, once that is known.
import { Loading, TextBones } from '../../../../components/skeletons';
import type { MissionNow } from '../types';
import { informs } from './informs';

interface MailCountProps {
	/** The job as it is at this moment. */
	now: MissionNow | undefined;
	isFetching: boolean;
	/** Whether the decision can be taken. */
	allowed: boolean | undefined;
}

export const MailCount = ( { now, isFetching, allowed }: MailCountProps ) => (
	<div className="mail-count" aria-live="polite">
		{ isFetching && (
			<Loading>
				<TextBones lines={ 1 } />
			</Loading>
		) }
		{ ! isFetching && now && allowed && <p>{ informs( now.informs ) }</p> }
	</div>
);
