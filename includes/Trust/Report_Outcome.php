<?php
/** The outcome of a report, in words for its reporter. Fixed words: they quote neither reporter, author nor administrator. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Objections;

final class Report_Outcome {

	public static function words( Report $report ): string {
		if ( $report->state()->allows( Report_State::DISMISS ) || ! $report->outcome ) {
			return __( 'Nothing has been decided yet. A person reads it, not a machine.', 'design-marketplace' );
		}
		return self::reversal( $report ) > 0
			? __(
				'We had taken it off the site. We have looked at it again and reversed that decision. You can still turn to a court, or to a certified body that settles disputes out of court.',
				'design-marketplace'
			)
			: self::of( $report->outcome, $report->second > 0 );
	}

	public static function redress( Report $report ): string {
		return $report->can_object() ? Signed_Page::redress() : '';
	}

	/** Id of the latest decision about a report, also of one that reversed an earlier one. */
	public static function latest( Report $report ): int {
		$reversal = self::reversal( $report );
		return $reversal > 0 ? $reversal : $report->last();
	}

	/** Id of the decision that reversed what the report led to, 0 for none. */
	private static function reversal( Report $report ): int {
		$second = $report->thing->owner > 0 && $report->outcome?->is_restriction()
			? Objections::outcome( $report->thing->owner, $report->last() )
			: null;
		return Decision_Kind::tryFrom( $second['decision'] ?? '' )?->gives_back() ? $second['id'] ?? 0 : 0;
	}

	/**
	 * The sentences about a decision.
	 * @param bool $is_second Whether it was made after an objection.
	 */
	public static function of( Decision_Kind $decision, bool $is_second = false ): string {
		if ( Decision_Kind::Gone === $decision ) {
			return __( 'The account it belonged to was deleted before we decided. Nobody sees it any more.', 'design-marketplace' );
		}
		if ( Decision_Kind::Dismiss !== $decision ) {
			return __( 'It goes against our rules or the law. We have taken it off the site.', 'design-marketplace' );
		}
		return $is_second
			? __(
				'We have looked at it again and leave it as it is. You can still turn to a court, or to a certified body that settles disputes out of court.',
				'design-marketplace'
			)
			: __( 'We found nothing in it that goes against our rules or the law, and leave it as it is.', 'design-marketplace' );
	}
}
