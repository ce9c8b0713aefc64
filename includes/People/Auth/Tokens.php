<?php
/** Signs tokens, reads them, and revokes them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\State;
use Firebase\JWT\JWT;
use Firebase\JWT\Key;
use stdClass;
use Throwable;
use WP_Error;
use WP_Session_Tokens;
use WP_User;

/** A token contains the account and its token version. Raising the version ends all sessions. */
final class Tokens {

	public const VERSION = 'design_marketplace_token_version';

	private const ALGORITHM = 'HS256';

	/** Seconds by which the clocks of two web servers may differ, or one may be set back. */
	private const SKEW = 10;

	/** @param WP_User $user Somebody who has just proven who they are. */
	public static function issue( WP_User $user ): string|WP_Error {
		$key = Secret::key();
		if ( null === $key ) {
			return Errors::of( 'secret_unusable' );
		}
		$now = Clock::now();
		return JWT::encode(
			array(
				'iss'  => home_url(),
				'iat'  => $now,
				'nbf'  => $now,
				'exp'  => $now + Contract::limit( 'token_days' ) * DAY_IN_SECONDS,
				'jti'  => wp_generate_uuid4(),
				'sub'  => $user->user_login,
				'data' => array( 'user' => array( 'id' => $user->ID, 'version' => self::version( $user->ID ) ) ),
			),
			$key,
			self::ALGORITHM
		);
	}

	/**
	 * The token's owner; 0 if it is forged, expired, revoked, or the account is gone.
	 *
	 * Must not translate: it runs while WordPress determines the current user, which a translation would do again.
	 */
	public static function owner( string $token ): int {
		$claims = self::claims( $token );
		$user   = $claims->data->user ?? null;
		if ( ! $user instanceof stdClass || ! is_int( $user->id ?? null ) || ! is_int( $user->version ?? null ) ) {
			return 0;
		}
		$account = get_userdata( $user->id );
		// After a backup is restored, another account may get the same id; its login is another one.
		$is_same = $account && ( $claims->sub ?? null ) === $account->user_login;
		if ( ! $is_same || self::version( $user->id ) !== $user->version ) {
			return 0;
		}
		return State::may_log_in( $account ) ? $user->id : 0;
	}

	/** Ends every session: tokens and cookies alike. */
	public static function end_sessions( int $user_id ): void {
		self::revoke_all( $user_id );
		WP_Session_Tokens::get_instance( $user_id )->destroy_all();
	}

	public static function revoke_all( int $user_id ): void {
		// The database adds, so that two requests at once count as two.
		$raised = Sql::write(
			'UPDATE {usermeta} SET meta_value = meta_value + 1 WHERE user_id = %d AND meta_key = %s',
			$user_id,
			self::VERSION
		);
		wp_cache_delete( $user_id, 'user_meta' );
		if ( ! $raised ) {
			add_user_meta( $user_id, self::VERSION, 1, true );
		}
	}

	public static function version( int $user_id ): int {
		return (int) get_user_meta( $user_id, self::VERSION, true );
	}

	/** The claims of a token that this site has signed and that has not expired. */
	private static function claims( string $token ): ?stdClass {
		$key = Secret::key();
		if ( null === $key ) {
			return null;
		}
		JWT::$timestamp = Clock::now();
		JWT::$leeway    = self::SKEW;
		try {
			$claims = JWT::decode( $token, new Key( $key, self::ALGORITHM ) );
		} catch ( Throwable ) {
			return null;
		} finally {
			JWT::$timestamp = null;
			JWT::$leeway    = 0;
		}
		// The library accepts tokens without an end.
		$lifetime = Contract::limit( 'token_days' ) * DAY_IN_SECONDS;
		$is_ours  = home_url() === ( $claims->iss ?? null )
			&& is_string( $claims->jti ?? null )
			&& is_int( $claims->iat ?? null )
			&& is_int( $claims->exp ?? null )
			&& $claims->exp > Clock::now()
			&& $claims->exp - $claims->iat <= $lifetime;
		return $is_ours ? $claims : null;
	}
}
