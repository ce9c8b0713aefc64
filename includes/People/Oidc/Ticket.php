<?php
/** A browser gets one for a log-in at the provider, and logs in, links an account or signs up with it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\People\Accounts\Ownership;

final class Ticket {

	private function __construct( private readonly string $key, public readonly Identity $person, public readonly int $linking ) {}

	/** @param int $linking Whose account is to be linked, 0 for nobody's. */
	public static function make( Identity $person, int $linking = 0 ): string {
		return Steps::add( Steps::TICKET, Browser::remember(), $linking, $person->kept() );
	}

	/**
	 * Null unless it was made for this browser, by the present provider, within the last half hour, and is not used. One that was made to
	 * link somebody's account is nobody else's.
	 */
	public static function of( mixed $key ): ?self {
		$step    = '' !== Browser::secret() && Provider_Settings::is_on() ? Steps::find( Steps::TICKET, $key, Browser::secret() ) : null;
		$person  = $step ? Identity::read( $step['data'] ) : null;
		$is_good = $step && ( 0 === $step['user_id'] || Ownership::is_mine( $step['user_id'] ) );
		return $is_good && $person && is_string( $key ) ? new self( $key, $person, $step['user_id'] ) : null;
	}

	/** Of several calls at once only one gets true. */
	public function use(): bool {
		return Steps::take( Steps::TICKET, $this->key, Browser::secret() );
	}
}
