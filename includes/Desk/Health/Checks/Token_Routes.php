<?php
/** Checks that no other plugin has the login routes, as two plugins refuse each other's tokens. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Kernel\Rows;
use DesignMarketplace\People\Auth\Token_Controller;

final class Token_Routes implements Check {

	public const ID = 'token-routes';

	public function name(): string {
		return __( 'Other login plugins', 'design-marketplace' );
	}

	public function run(): Finding {
		$others = array();
		$ours   = array( Rows::call( Token_Controller::class, 'log_in' ), Rows::call( Token_Controller::class, 'validate' ) );
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			foreach ( str_starts_with( $route, '/jwt-auth/v1/' ) ? $handlers : array() as $handler ) {
				if ( ! in_array( $handler['callback'] ?? null, $ours, true ) ) {
					$others[] = $route;
				}
			}
		}
		return $others
			? Finding::critical(
				__( 'Another plugin answers the login routes', 'design-marketplace' ),
				sprintf(
					/* translators: %s: list of routes. */
					__(
						'Another plugin has registered %s as well. Each plugin rejects the other’s tokens: deactivate the other plugin.',
						'design-marketplace'
					),
					implode( ', ', array_unique( $others ) )
				)
			)
			: Finding::good( __( 'No other plugin answers the login routes', 'design-marketplace' ) );
	}
}
