<?php
/** Checks that the site has a time zone, which decides when days begin and end. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;

final class Time_Zone implements Check {

	public const ID = 'time-zone';

	/** Result of wp_get_environment_type(), or a test's value. */
	private string $environment;

	/** @param string|null $environment Result of wp_get_environment_type(). */
	public function __construct( ?string $environment = null ) {
		$this->environment = $environment ?? wp_get_environment_type();
	}

	public function name(): string {
		return __( 'Time zone', 'design-marketplace' );
	}

	/** A new WordPress has neither a zone's name nor an offset. Operators who want UTC choose "UTC". */
	public function run(): Finding {
		$is_chosen = '' !== (string) get_option( 'timezone_string' ) || 0.0 !== (float) get_option( 'gmt_offset' );
		return $is_chosen || 'local' === $this->environment
			? Finding::good( __( 'The site has a time zone', 'design-marketplace' ) )
			: Finding::recommended(
				__( 'No time zone was chosen', 'design-marketplace' ),
				__(
					'Days begin and end in the site’s time zone, which is still the WordPress default. Choose the city you are in, or UTC, under Settings → General (wp option update timezone_string Europe/Zurich).',
					'design-marketplace'
				)
			);
	}
}
