<?php
/** Checks that the marketplace's pages reach WordPress. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Desk\Health\Loopback;
use DesignMarketplace\Site\Front\Shell;
use WP_Error;

final class Addresses implements Check {

	public const ID   = 'addresses';
	public const SLOW = true;

	private const PAGE = '/designers';

	public function name(): string {
		return __( 'Addresses of the pages', 'design-marketplace' );
	}

	public function run(): Finding {
		$url    = home_url( self::PAGE );
		$answer = Loopback::get( $url );
		if ( $answer instanceof WP_Error ) {
			return Loopback::unknown( __( 'Could not check whether the pages can be opened', 'design-marketplace' ), $answer );
		}
		if ( 200 !== $answer['status'] || ! str_contains( $answer['body'], 'id="' . Shell::ROOT . '"' ) ) {
			return Finding::critical(
				__( 'The pages of the marketplace cannot be opened', 'design-marketplace' ),
				sprintf(
					/* translators: 1: address, 2: HTTP status. */
					__(
						'%1$s answers %2$d. Choose any structure but “Plain” under Settings → Permalinks; on nginx, send every request that is not for a file to index.php: try_files $uri $uri/ /index.php?$args;',
						'design-marketplace'
					),
					$url,
					$answer['status']
				)
			);
		}
		return '' === (string) get_option( 'permalink_structure' )
			? Finding::recommended(
				__( 'Permalinks are plain', 'design-marketplace' ),
				__(
					'This web server opens the pages of the marketplace anyway; others do not. Choose any structure but “Plain” under Settings → Permalinks.',
					'design-marketplace'
				)
			)
			: Finding::good( __( 'The pages of the marketplace can be opened', 'design-marketplace' ) );
	}
}
