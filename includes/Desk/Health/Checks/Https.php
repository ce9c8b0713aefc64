<?php
/** Checks for HTTPS, as every request has passwords or tokens. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;

final class Https implements Check {

	public const ID = 'https';

	/** Result of wp_get_environment_type(), or a test's value. */
	private string $environment;

	/** The command line has no connection to check. */
	private bool $is_command;

	/**
	 * @param string|null $environment Result of wp_get_environment_type().
	 * @param bool|null   $is_command  Whether this is the command line.
	 */
	public function __construct( ?string $environment = null, ?bool $is_command = null ) {
		$this->environment = $environment ?? wp_get_environment_type();
		$this->is_command  = $is_command ?? ( defined( 'WP_CLI' ) && WP_CLI );
	}

	public function name(): string {
		return __( 'HTTPS', 'design-marketplace' );
	}

	public function run(): Finding {
		if ( 'https' !== wp_parse_url( home_url(), PHP_URL_SCHEME ) ) {
			return in_array( $this->environment, array( 'local', 'development' ), true )
				? Finding::recommended(
					__( 'The site runs without HTTPS', 'design-marketplace' ),
					__( 'That is fine for development only: passwords and login tokens travel in the clear.', 'design-marketplace' )
				)
				: Finding::critical(
					__( 'The site runs without HTTPS', 'design-marketplace' ),
					__(
						'Passwords and login tokens travel in the clear. Get a certificate, then change both addresses under Settings → General to https://.',
						'design-marketplace'
					)
				);
		}
		if ( ! $this->is_command && ! is_ssl() ) {
			return Finding::critical(
				__( 'WordPress does not detect that visitors use HTTPS', 'design-marketplace' ),
				__(
					'A proxy in front of the site ends the encryption. Have it send X-Forwarded-Proto, and trust that header in wp-config.php as the README shows; otherwise cookies are not marked secure and wp-admin may redirect forever.',
					'design-marketplace'
				)
			);
		}
		return Finding::good( __( 'The site runs over HTTPS', 'design-marketplace' ) );
	}
}
