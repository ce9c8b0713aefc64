<?php
/**
 * Checks that the web server passes on the Authorization header, without which nobody stays logged in.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Health\Checks;

use DesignMarketplace\Health\Check;
use DesignMarketplace\Health\Finding;
use DesignMarketplace\Health\Health_Controller;
use DesignMarketplace\Health\Loopback;
use WP_Error;

final class Authorization_Header implements Check {

	public const ID   = 'authorization-header';
	public const SLOW = true;

	public function name(): string {
		return __( 'Login header', 'design-marketplace' );
	}

	public function run(): Finding {
		$answer = Loopback::get( Health_Controller::echo_url(), array( 'Authorization' => 'Bearer health-check' ) );
		if ( $answer instanceof WP_Error ) {
			return Loopback::unknown( __( 'Whether logins arrive is not known', 'design-marketplace' ), $answer );
		}
		$said = json_decode( $answer['body'], true );
		if ( 200 !== $answer['status'] || ! isset( $said['authorization'] ) ) {
			return Finding::critical(
				__( 'The REST API does not answer', 'design-marketplace' ),
				/* translators: 1: address, 2: HTTP status. */
				sprintf( __( '%1$s answers %2$d, and not as the plugin would. Look for a plugin, a firewall or a rule of the web server that shuts the REST API.', 'design-marketplace' ), Health_Controller::echo_url(), $answer['status'] )
			);
		}
		return true === $said['authorization']
			? Finding::good( __( 'Logins arrive', 'design-marketplace' ) )
			: Finding::critical(
				__( 'The web server drops the Authorization header, so nobody stays logged in', 'design-marketplace' ),
				__( 'On Apache with CGI or FastCGI add this line to .htaccess: SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1', 'design-marketplace' )
			);
	}
}
