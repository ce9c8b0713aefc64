<?php
/** Links accounts to people at the provider: an account has one link at most, and a person one account. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Members\Verified;

/** Found by a hash of issuer and subject: to the database "A" and "a" would be the same subject. */
final class Links {

	/** '1' for an account that never had a password of its own: it was made by a log-in at the provider. */
	public const PASSWORDLESS = 'design_marketplace_passwordless';

	/** The account of somebody at the provider, 0 for none. */
	public static function owner( Identity $person ): int {
		return (int) Sql::value( 'SELECT user_id FROM {oidc_link} WHERE person = %s', self::person( $person ) );
	}

	/** @return array{issuer:string,sub:string,day:string}|null */
	public static function of( int $user_id ): ?array {
		$row = Sql::row( 'SELECT issuer, sub, day FROM {oidc_link} WHERE user_id = %d', $user_id );
		return $row ? array( 'issuer' => (string) $row['issuer'], 'sub' => (string) $row['sub'], 'day' => (string) $row['day'] ) : null;
	}

	/**
	 * Links an account. Call it in a transaction that holds the account. Returns false if the account has another link, or the person
	 * another account. A link of a former provider is replaced.
	 */
	public static function add( int $user_id, Identity $person ): bool {
		Sql::write( 'DELETE FROM {oidc_link} WHERE user_id = %d AND issuer <> %s', $user_id, $person->issuer );
		return self::owner( $person ) === $user_id || 1 === Sql::write(
			'INSERT IGNORE INTO {oidc_link} (user_id, person, issuer, sub, day) VALUES (%d, %s, %s, %s, %s)',
			$user_id,
			self::person( $person ),
			$person->issuer,
			$person->sub,
			Verified::today()
		);
	}

	/** @return bool Whether there was one. */
	public static function end( int $user_id ): bool {
		return 0 < (int) Sql::write( 'DELETE FROM {oidc_link} WHERE user_id = %d', $user_id );
	}

	private static function person( Identity $person ): string {
		return hash( 'sha256', "{$person->issuer}\n{$person->sub}" );
	}
}
