<?php
/** The key that signs tokens: a constant in wp-config.php, or else 64 random bytes that are made once. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Database\Kept_Secret;

/** The generated key is in an option that is not autoloaded, so that no dump of all options contains it. */
final class Secret {

	public const OPTION   = 'design_marketplace_jwt_secret';
	public const CONSTANT = 'DESIGN_MARKETPLACE_JWT_SECRET';

	/** HS256 needs at least 256 bits. */
	public const MIN_BYTES = 32;

	private const GENERATED_BYTES = 64;

	/** The key, null when the configured one is too short to be used. */
	public static function key(): ?string {
		$key = self::is_configured() ? (string) constant( self::CONSTANT ) : Kept_Secret::of( self::OPTION, self::GENERATED_BYTES );
		return strlen( $key ) < self::MIN_BYTES ? null : $key;
	}

	/** Whether wp-config.php names a key. */
	public static function is_configured(): bool {
		return defined( self::CONSTANT ) && '' !== constant( self::CONSTANT );
	}
}
