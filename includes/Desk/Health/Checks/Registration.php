<?php
/** Checks that WordPress' own sign-up is off, as it has neither consent nor activation. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\People\Accounts\Roles;

final class Registration implements Check {

	public const ID = 'registration';

	public function name(): string {
		return __( 'WordPress’ own sign-up', 'design-marketplace' );
	}

	public function run(): Finding {
		$role  = (string) get_option( 'default_role' );
		$is_on = (bool) get_option( 'users_can_register' );
		if ( $is_on && get_role( $role )?->has_cap( 'edit_posts' ) ) {
			return Finding::critical(
				__( 'Anyone can make themselves an author of this site', 'design-marketplace' ),
				sprintf(
					/* translators: %s: role. */
					__(
						'Under Settings → General anyone may register, and gets the role “%s”. Switch that off: members sign up without it.',
						'design-marketplace'
					),
					$role
				)
			);
		}
		if ( in_array( $role, Roles::ALL, true ) ) {
			return Finding::recommended(
				__( 'New WordPress users become members without signing up', 'design-marketplace' ),
				sprintf(
					/* translators: %s: role. */
					__(
						'The default role under Settings → General is “%s”: such accounts have neither consent nor activation. Choose Subscriber.',
						'design-marketplace'
					),
					$role
				)
			);
		}
		return $is_on
			? Finding::recommended(
				__( 'WordPress’ own sign-up is open', 'design-marketplace' ),
				__( 'The marketplace does not need it: switch “Anyone can register” off under Settings → General.', 'design-marketplace' )
			)
			: Finding::good( __( 'Members sign up only through the marketplace', 'design-marketplace' ) );
	}
}
