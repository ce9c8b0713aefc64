<?php
/** The states of a member's account. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

enum Account_State: string {

	/** Signed up; the address is not confirmed yet. */
	case Waiting = 'waiting';

	case Active = 'active';

	/** Looks erased to others. Set by an administrator, or because the account lost its role. Can be undone. */
	case Off = 'off';

	/** The account does not exist any more. */
	case Erased = 'erased';

	public function label(): string {
		return match ( $this ) {
			self::Waiting => __( 'Not activated', 'design-marketplace' ),
			self::Active  => __( 'Active', 'design-marketplace' ),
			self::Off     => __( 'Off', 'design-marketplace' ),
			self::Erased  => __( 'Erased', 'design-marketplace' ),
		};
	}
}
