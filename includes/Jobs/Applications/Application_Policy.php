<?php
/** Decides who may see what of an application. Nothing else does. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\People\Accounts\Ownership;

/** Always about the current user. Mission_Policy decides who may see the candidates of a mission. */
final class Application_Policy {

	/** The applicant always sees it. The mission's owner and users with `manage_options` see it while both accounts are on. */
	public static function can_see( Application $application ): bool {
		if ( Ownership::is_mine( $application->post ) ) {
			return true;
		}
		return $application->has_applicant
			&& $application->has_owner
			&& ( Ownership::is_mine( $application->owner ) || current_user_can( 'manage_options' ) );
	}

	/** The applicant can withdraw it and apply again. */
	public static function is_applicant( Application $application ): bool {
		return Ownership::is_mine( $application->post );
	}

	/** Only the mission's owner decides. Administrators act for the company in wp-admin, see Company_Acts. */
	public static function can_decide( Application $application ): bool {
		return self::can_see( $application ) && ! self::is_applicant( $application ) && Ownership::is_mine( $application->owner );
	}

	/** Only the mission's owner sees the applicant's email address. */
	public static function can_see_address( Application $application ): bool {
		return Ownership::is_mine( $application->owner );
	}
}
