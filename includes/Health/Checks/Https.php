<?php
/**
 * HTTPS: passwords and tokens travel with every call.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Health\Checks;

use DesignMarketplace\Health\Check;
use DesignMarketplace\Health\Finding;

final class Https implements Check {

	public const ID = 'https';

	/**
	 * The site's kind, as wp_get_environment_type() has it.
	 *
	 * @var string
	 */
	private string $environment;

	/**
	 * On the command line there is no connection to look at.
	 *
	 * @var bool
	 */
	private bool $is_command;

	/**
	 * Takes what is known of the request.
	 *
	 * @param string|null $environment The site's kind.
	 * @param bool|null   $is_command  Whether this is the command line.
	 */
	public function __construct( ?string $environment = null, ?bool $is_command = null ) {
		$this->environment = $environment ?? wp_get_environment_type();
		$this->is_command  = $is_command ?? ( defined( 'WP_CLI' ) && WP_CLI );
	}

	/**
	 * What is looked at.
	 */
	public function name(): string {
		return __( 'HTTPS', 'design-marketplace' );
	}

	/**
	 * Looks.
	 */
	public function run(): Finding {
		if ( 'https' !== wp_parse_url( home_url(), PHP_URL_SCHEME ) ) {
			return in_array( $this->environment, array( 'local', 'development' ), true )
				? Finding::recommended( __( 'The site runs without HTTPS', 'design-marketplace' ), __( 'That does for development only: passwords and login tokens travel in the clear.', 'design-marketplace' ) )
				: Finding::critical( __( 'The site runs without HTTPS', 'design-marketplace' ), __( 'Passwords and login tokens travel in the clear. Get a certificate, then change both addresses under Settings → General to https://.', 'design-marketplace' ) );
		}
		if ( ! $this->is_command && ! is_ssl() ) {
			return Finding::critical(
				__( 'WordPress does not notice that visitors come over HTTPS', 'design-marketplace' ),
				__( 'A proxy in front of the site ends the encryption. Have it send X-Forwarded-Proto, and believe it in wp-config.php as the README shows; otherwise cookies are not marked secure and wp-admin may redirect for ever.', 'design-marketplace' )
			);
		}
		return Finding::good( __( 'The site runs over HTTPS', 'design-marketplace' ) );
	}
}
