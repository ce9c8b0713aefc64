// What a request is about: no job yet, or one of one's own, which makes it an invitation.
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useCurrentUser } from '../../../../lib/current-user';
import { formatDate } from '../../../../lib/format';
import { useInvited } from '../../lists/api/invitations-api';
import { jobLine, openJobs } from '../../lists/jobs';
import { useMissions } from '../../missions/hooks/use-missions';
import type { Recipient } from '../types';

interface AboutJobProps {
	recipient: Recipient;
	/** The job, 0 for none. */
	value: number;
	onChange: ( job: number ) => void;
}

export const AboutJob = ( { recipient, value, onChange }: AboutJobProps ) => {
	const { user } = useCurrentUser();
	const base = useId();
	const jobs = openJobs( useMissions( user?.id ).data ?? [] );
	const invited = useInvited( jobs.map( ( { id } ) => id ) );
	const whyNot = ( job: number ): string => {
		const before = invited
			.get( job )
			?.find( ( { slug } ) => slug === recipient.slug );
		if ( before ) {
			return before.applied
				? __( 'Has applied already', 'design-marketplace' )
				: sprintf(
						/* translators: %s: day. */
						__( 'Invited on %s', 'design-marketplace' ),
						formatDate( before.date )
					);
		}
		return recipient.canInvite
			? ''
			: __( 'Takes no invitations', 'design-marketplace' );
	};
	return jobs.length > 0 ? (
		<fieldset className="about-job">
			<legend className="t4">
				{ __( 'What is it about?', 'design-marketplace' ) }
			</legend>
			{ [ null, ...jobs ].map( ( job ) => {
				const id = job?.id ?? 0;
				const why = job ? whyNot( id ) : '';
				return (
					<label
						key={ id }
						htmlFor={ `${ base }-${ id }` }
						className={ why && 'off' }
					>
						<input
							id={ `${ base }-${ id }` }
							type="radio"
							name="about"
							checked={ id === value }
							disabled={ !! why }
							onChange={ () => onChange( id ) }
						/>
						<span>
							<b>
								{ job?.title ??
									__( 'No job yet', 'design-marketplace' ) }
							</b>
							{ job
								? why || jobLine( job )
								: __(
										'A question, an idea, a coffee',
										'design-marketplace'
									) }
						</span>
					</label>
				);
			} ) }
		</fieldset>
	) : null;
};
