<?php
/**
 * Decides alone who may see what of an application.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Ownership;

/**
 * Asks about the current user. Who sees the candidates of a mission is asked of Mission_Policy.
 */
final class Application_Policy {

	/**
	 * The applicant always sees it; the mission's owner and those with `manage_options` do while both accounts are on.
	 *
	 * @param Application $application Application.
	 */
	public static function can_see( Application $application ): bool {
		if ( Ownership::is_mine( $application->post ) ) {
			return true;
		}
		return $application->has_applicant && $application->has_owner && ( Ownership::is_mine( $application->owner ) || current_user_can( 'manage_options' ) );
	}

	/**
	 * Whether the current user made it: they withdraw it and make it again.
	 *
	 * @param Application $application Application.
	 */
	public static function is_applicant( Application $application ): bool {
		return Ownership::is_mine( $application->post );
	}

	/**
	 * The mission's owner alone decides, whatever else others may do on the site.
	 *
	 * @param Application $application Application.
	 */
	public static function can_decide( Application $application ): bool {
		return self::can_see( $application ) && ! self::is_applicant( $application ) && Ownership::is_mine( $application->owner );
	}

	/**
	 * The applicant's address is for the mission's owner alone.
	 *
	 * @param Application $application Application.
	 */
	public static function can_see_address( Application $application ): bool {
		return Ownership::is_mine( $application->owner );
	}
}
