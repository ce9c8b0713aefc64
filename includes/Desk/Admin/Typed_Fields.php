<?php
/** Keeps refused input of a form, to show it again. Never used for secrets. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Settings\Settings_Table;

final class Typed_Fields {

	private const KEY     = 'design_marketplace_typed_';
	private const SECONDS = 5 * MINUTE_IN_SECONDS;

	/** $key: setting, or name of the form. */
	public static function keep( string $key, mixed $value ): void {
		if ( 'secret' !== ( Settings_Table::rows()[ $key ]->type ?? '' ) ) {
			set_transient( self::name(), array( $key => $value ) + self::all(), self::SECONDS );
		}
	}

	/** The refused input, null if there is none. $key: setting, or name of the form. */
	public static function of( string $key ): mixed {
		return self::all()[ $key ] ?? null;
	}

	/** @return array<mixed> Refused input of a form that is shown again, once; empty for none. */
	public static function take( string $key ): array {
		$typed = self::of( $key );
		self::forget( array( $key ) );
		return is_array( $typed ) ? $typed : array();
	}

	/** @param list<string> $keys Settings or forms. */
	public static function forget( array $keys ): void {
		$left = array_diff_key( self::all(), array_flip( $keys ) );
		if ( $left ) {
			set_transient( self::name(), $left, self::SECONDS );
		} else {
			delete_transient( self::name() );
		}
	}

	/** @return array<string,mixed> All of the current user's input. */
	private static function all(): array {
		$typed = get_transient( self::name() );
		return is_array( $typed ) ? $typed : array();
	}

	private static function name(): string {
		return self::KEY . get_current_user_id();
	}
}
