<?php
/** The side from which a user sees an application. It decides what they may read of it. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\People\Accounts\Ownership;
use WP_Post;

/** Only the owner's side has decisions that were not told yet. The applicant never gets that side, whatever their role. */
enum Side {

	case Owner;
	case Applicant;
	case Other;

	public static function of( Application $application ): self {
		if ( Ownership::is_mine( $application->post ) ) {
			return self::Applicant;
		}
		return Ownership::is_mine( $application->owner ) ? self::Owner : self::Other;
	}

	/** The current user's side for a mission's candidates. */
	public static function of_candidates( WP_Post $mission ): self {
		return Ownership::is_mine( $mission ) ? self::Owner : self::Other;
	}

	/** The column with this side's stage; the table is `a`. */
	public function column(): string {
		return self::Owner === $this ? 'a.stage' : 'a.told';
	}
}
