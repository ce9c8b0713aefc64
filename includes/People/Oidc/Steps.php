<?php
/** The steps of a log-in under way: the start, the ticket, and the link in an email. Each has a key, of which only the hash is kept. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use Firebase\JWT\JWT;

/** A key works for half an hour, once, and in the browser it was made for; that of a link in an email in any browser. */
final class Steps {

	public const START  = 'start';
	public const TICKET = 'ticket';
	public const MAIL   = 'mail';

	/**
	 * Returns the key.
	 * @param string              $browser Secret of the browser, '' for any.
	 * @param int                 $user_id Whose account is to be linked, 0 where nobody was logged in.
	 * @param array<string,mixed> $data
	 */
	public static function add( string $kind, string $browser, int $user_id, array $data ): string {
		$key   = self::key();
		$until = Clock::now() + Contract::limit( 'oidc_minutes' ) * MINUTE_IN_SECONDS;
		$row   = array( self::hash( $kind, $key, $browser ), $user_id, (string) wp_json_encode( $data ), $until );
		if ( ! Sql::insert( 'INSERT INTO {oidc_step} (hash, linking, data, until_at)', array( $row ) ) ) {
			throw Lost_Transaction::by_last_error( 'The step could not be kept.' );
		}
		return $key;
	}

	/** @return array{user_id:int,data:array<mixed>}|null */
	public static function find( string $kind, mixed $key, string $browser ): ?array {
		$sql = 'SELECT linking, data FROM {oidc_step} WHERE hash = %s AND until_at >= %d';
		$row = self::is_key( $key ) ? Sql::row( $sql, self::hash( $kind, $key, $browser ), Clock::now() ) : null;
		return $row ? array( 'user_id' => (int) $row['linking'], 'data' => (array) json_decode( (string) $row['data'], true ) ) : null;
	}

	/** Uses a key up. Of several calls at once only one gets true. */
	public static function take( string $kind, string $key, string $browser ): bool {
		$sql = 'DELETE FROM {oidc_step} WHERE hash = %s AND until_at >= %d';
		return 1 === Sql::write( $sql, self::hash( $kind, $key, $browser ), Clock::now() );
	}

	public static function key(): string {
		return JWT::urlsafeB64Encode( random_bytes( 32 ) );
	}

	/** @phpstan-assert-if-true string $key */
	public static function is_key( mixed $key ): bool {
		return is_string( $key ) && 1 === preg_match( '/^[A-Za-z0-9_-]{43}$/D', $key );
	}

	private static function hash( string $kind, string $key, string $browser ): string {
		return hash( 'sha256', "{$kind}|{$key}|{$browser}" );
	}
}
