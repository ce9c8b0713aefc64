<?php
/** Checks that the rate limits are on. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\People\Auth\Rate_Limiter;

final class Rate_Limits implements Check {

	public const ID = 'rate-limits';

	private bool $is_on;

	/** Result of wp_get_environment_type(), or a test's value. */
	private string $environment;

	/** @param string|null $environment Result of wp_get_environment_type(). */
	public function __construct( ?bool $is_on = null, ?string $environment = null ) {
		$this->is_on       = $is_on ?? Rate_Limiter::is_on();
		$this->environment = $environment ?? wp_get_environment_type();
	}

	public function name(): string {
		return __( 'Rate limits', 'design-marketplace' );
	}

	public function run(): Finding {
		if ( $this->is_on ) {
			return Finding::good( __( 'The rate limits hold', 'design-marketplace' ) );
		}
		$advice = __(
			'Passwords can be guessed and emails sent without limit. Remove DESIGN_MARKETPLACE_RATE_LIMITS from wp-config.php.',
			'design-marketplace'
		);
		return in_array( $this->environment, array( 'local', 'development' ), true )
			? Finding::recommended( __( 'The rate limits are off', 'design-marketplace' ), $advice )
			: Finding::critical( __( 'The rate limits are off', 'design-marketplace' ), $advice );
	}
}
