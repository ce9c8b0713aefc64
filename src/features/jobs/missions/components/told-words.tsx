// Tells the owner what each group of candidates will read once the job is closed.
import { __, sprintf } from '@wordpress/i18n';
import { locale } from '../../../../lib/format';
import type { Candidate, Outcome } from '../types';

const others = ( outcome: Outcome ): string =>
	outcome === 'cancelled'
		? __(
				'Those waiting for an answer will read that the position was called off, and that it had nothing to do with them.',
				'design-marketplace'
			)
		: __(
				'Those waiting for an answer will read that the position was filled. No names.',
				'design-marketplace'
			);

export const ToldWords = ( {
	outcome,
	chosen,
}: {
	outcome: Outcome;
	chosen: readonly Candidate[];
} ) => (
	<ul className="told-words">
		{ outcome === 'here' && chosen.length > 0 && (
			<li>
				{ sprintf(
					/* translators: %s: one or several names. */
					__(
						'They will read that you chose them, with your name and email address: %s.',
						'design-marketplace'
					),
					new Intl.ListFormat( locale(), {
						type: 'conjunction',
					} ).format( chosen.map( ( { name } ) => name ) )
				) }
			</li>
		) }
		<li>{ others( outcome ) }</li>
		<li>
			{ __(
				'Those you have already declined won’t hear anything more.',
				'design-marketplace'
			) }
		</li>
	</ul>
);
