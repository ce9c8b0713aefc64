<?php
/**
 * What is said once, on the next screen, about what was just done.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use DesignMarketplace\Module;

/**
 * Nothing of ours stays on other screens or asks for anything.
 */
final class Notices implements Module {

	private const KEY = 'design_marketplace_notices_';

	public function register(): void {
		add_action( 'admin_notices', array( $this, 'show' ) );
	}

	/**
	 * Keeps a sentence for the current user's next screen.
	 *
	 * @param string $text Plain text, '' for nothing.
	 * @param string $type success or error.
	 */
	public static function keep( string $text, string $type = 'success' ): void {
		if ( '' === $text ) {
			return;
		}
		$kept   = self::kept();
		$kept[] = array( $type, $text );
		set_transient( self::KEY . get_current_user_id(), $kept, MINUTE_IN_SECONDS );
	}

	/**
	 * Says what was kept, and forgets it.
	 */
	public function show(): void {
		foreach ( self::kept() as [ $type, $text ] ) {
			printf( '<div class="notice notice-%s is-dismissible"><p>%s</p></div>', esc_attr( $type ), esc_html( $text ) );
		}
		delete_transient( self::KEY . get_current_user_id() );
	}

	/**
	 * What is kept for the current user.
	 *
	 * @return list<array{string,string}>
	 */
	private static function kept(): array {
		$kept = get_transient( self::KEY . get_current_user_id() );
		return is_array( $kept ) ? array_values( $kept ) : array();
	}
}
