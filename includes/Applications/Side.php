<?php
/**
 * From which side an application is looked at: what may be read of it depends on nothing else.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Ownership;
use WP_Post;

/**
 * Only the owner's side knows what was not told yet. Who applied is never on it, whatever else they are.
 */
enum Side {

	case Owner;
	case Applicant;
	case Other;

	/**
	 * The current user's side of an application.
	 *
	 * @param Application $application Application.
	 */
	public static function of( Application $application ): self {
		if ( Ownership::is_mine( $application->post ) ) {
			return self::Applicant;
		}
		return Ownership::is_mine( $application->owner ) ? self::Owner : self::Other;
	}

	/**
	 * The current user's side of a mission's candidates.
	 *
	 * @param WP_Post $mission Mission.
	 */
	public static function of_candidates( WP_Post $mission ): self {
		return Ownership::is_mine( $mission ) ? self::Owner : self::Other;
	}

	/**
	 * The column with the stage this side knows, of the table as `a`.
	 */
	public function column(): string {
		return self::Owner === $this ? 'a.stage' : 'a.told';
	}
}
