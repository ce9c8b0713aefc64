<?php
/**
 * What somebody typed into a form that could not be saved, for the next look at it. Never a secret.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

final class Typed {

	private const KEY     = 'design_marketplace_typed_';
	private const SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * Keeps what was typed.
	 *
	 * @param string $key   Setting, or name of the form.
	 * @param mixed  $value As sent.
	 */
	public static function keep( string $key, mixed $value ): void {
		if ( 'bot_secret' !== $key ) {
			set_transient( self::name(), array( $key => $value ) + self::all(), self::SECONDS );
		}
	}

	/**
	 * What was typed, null when nothing was refused.
	 *
	 * @param string $key Setting, or name of the form.
	 */
	public static function of( string $key ): mixed {
		return self::all()[ $key ] ?? null;
	}

	/**
	 * Forgets what was typed.
	 *
	 * @param list<string> $keys Settings or forms.
	 */
	public static function forget( array $keys ): void {
		$left = array_diff_key( self::all(), array_flip( $keys ) );
		if ( $left ) {
			set_transient( self::name(), $left, self::SECONDS );
		} else {
			delete_transient( self::name() );
		}
	}

	/**
	 * Everything of the current user.
	 *
	 * @return array<string,mixed>
	 */
	private static function all(): array {
		$typed = get_transient( self::name() );
		return is_array( $typed ) ? $typed : array();
	}

	private static function name(): string {
		return self::KEY . get_current_user_id();
	}
}
