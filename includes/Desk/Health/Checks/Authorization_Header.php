<?php
/** Checks that the web server passes on the Authorization header, without which nobody stays logged in. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Desk\Health\Health_Controller;
use DesignMarketplace\Desk\Health\Loopback;
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
			return Loopback::unknown( __( 'Could not check whether logins reach WordPress', 'design-marketplace' ), $answer );
		}
		$said = json_decode( $answer['body'], true );
		if ( 200 !== $answer['status'] || ! isset( $said['authorization'] ) ) {
			return Finding::critical(
				__( 'The REST API does not respond', 'design-marketplace' ),
				sprintf(
					/* translators: 1: address, 2: HTTP status. */
					__(
						'%1$s answers %2$d, but the answer is not from this plugin. Look for a plugin, a firewall or a web server rule that blocks the REST API.',
						'design-marketplace'
					),
					Health_Controller::echo_url(),
					$answer['status']
				)
			);
		}
		return true === $said['authorization']
			? Finding::good( __( 'Logins reach WordPress', 'design-marketplace' ) )
			: Finding::critical(
				__( 'The web server drops the Authorization header, so nobody stays logged in', 'design-marketplace' ),
				__(
					'On Apache add this line to .htaccess: SetEnvIf Authorization "(.*)" HTTP_AUTHORIZATION=$1',
					'design-marketplace'
				)
			);
	}
}
