<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

/** Messages shown once, on the user's next screen. No message stays on a screen or has to be dismissed. */
final class Notices {

	private const KEY = 'design_marketplace_notices_';

	/** Stores a message for the current user's next screen. $text: plain text, '' for nothing. $type: success or error. */
	public static function keep( string $text, string $type = 'success' ): void {
		if ( '' === $text ) {
			return;
		}
		$kept   = self::kept();
		$kept[] = array( $type, $text );
		set_transient( self::KEY . get_current_user_id(), $kept, MINUTE_IN_SECONDS );
	}

	public function show(): void {
		foreach ( self::kept() as [ $type, $text ] ) {
			printf( '<div class="notice notice-%s is-dismissible"><p>%s</p></div>', esc_attr( $type ), esc_html( $text ) );
		}
		delete_transient( self::KEY . get_current_user_id() );
	}

	/** @return list<array{string,string}> The current user's messages. */
	private static function kept(): array {
		$kept = get_transient( self::KEY . get_current_user_id() );
		return is_array( $kept ) ? array_values( $kept ) : array();
	}
}
