<?php
/** Rate limits: by network address, and by the account an attempt is about. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;
use WP_Error;

/**
 * Attempts on an account are counted per address first, so that a stranger cannot lock its owner out. A wider count stops attempts from
 * many addresses.
 */
final class Limits implements Has_Tables, Retains, Has_Limits {

	/** @return array<string,array<string,array{int,int}>> The limits the modules declare. Attempts and seconds by action and scope. */
	public static function allowed(): array {
		return Declared::all( Has_Limits::class, static fn( Has_Limits $module ): array => $module->limits() );
	}

	public function limits(): array {
		return array(
			'login'        => array(
				'pair'    => array( 10, 900 ),
				'address' => array( 60, 900 ),
				'account' => array( 100, 3600 ),
			),
			'lostpassword' => array( 'address' => array( 15, 900 ), 'account' => array( 3, 900 ) ),
			'reset'        => array( 'address' => array( 15, 900 ) ),
			'reset_check'  => array( 'address' => array( 30, 900 ) ),
			'challenge'    => array( 'address' => array( 120, 300 ) ),
			// Changes of an account, works and missions. Failed ones count, too: pictures are decoded before the outcome is known.
			'change'       => array( 'account' => array( 240, 3600 ) ),
			// Pictures that are decoded for a member: thirty works of three in an hour. Files of messages count, too, as a PDF costs as
			// much.
			'picture'      => array( 'account' => array( 90, 3600 ) ),
		);
	}

	public function expire(): void {
		( new Rate_Limiter() )->purge();
	}

	public function tables(): array {
		return array(
			'rate_limit' => '
				bucket varchar(100) NOT NULL,
				hits int(10) unsigned NOT NULL DEFAULT 0,
				until_at bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (bucket),
				KEY until_at (until_at)
			',
		);
	}

	/**
	 * Counts an attempt in every scope of the action; 429 when one is used up.
	 *
	 * The scopes are declared from narrow to wide. One that is used up ends the count: otherwise the refused attempts of one address
	 * would use up the account's, and lock its owner out.
	 * @param string ...$accounts What the account is counted by, see Account_Names; nothing when it is about none.
	 */
	public static function hit( string $action, string ...$accounts ): ?WP_Error {
		foreach ( self::allowed()[ $action ] as $scope => [ $max, $seconds ] ) {
			$refusal = null;
			foreach ( 'address' === $scope ? array( '' ) : $accounts as $account ) {
				$refusal = ( new Rate_Limiter() )->hit( self::bucket( $action, $scope, $account ), $max, $seconds ) ?? $refusal;
			}
			if ( $refusal ) {
				return $refusal;
			}
		}
		return null;
	}

	public static function write( string $action, int $user_id, int $times = 1 ): ?WP_Error {
		$refusal = null;
		for ( $i = 0; $i < $times; $i++ ) {
			$refusal = self::hit( $action, "#{$user_id}" ) ?? $refusal;
		}
		return $refusal;
	}

	/** Counts a member's change of their own data. Administrators are not limited. */
	public static function change( int $user_id, bool $is_own ): ?WP_Error {
		return $is_own ? self::write( 'change', $user_id ) : null;
	}

	/** The error if a member's limit is reached, for a check before expensive work. Counts nothing. */
	public static function used_up( string $action, int $user_id ): ?WP_Error {
		[ $max, $seconds ] = self::allowed()[ $action ]['account'];
		return ( new Rate_Limiter() )->peek( self::bucket( $action, 'account', "#{$user_id}" ), $max, $seconds );
	}

	/**
	 * Forgets the attempts of one address on one account after a good one.
	 * @param string ...$accounts What the account is counted by.
	 */
	public static function forget( string $action, string ...$accounts ): void {
		foreach ( $accounts as $account ) {
			( new Rate_Limiter() )->forget( self::bucket( $action, 'pair', $account ) );
		}
	}

	/**
	 * The table has keyed hashes, and no addresses.
	 * @param string $scope   address, account or pair.
	 * @param string $account What the account is counted by.
	 */
	private static function bucket( string $action, string $scope, string $account ): string {
		$parts = array(
			'address' => Client_Address::get(),
			'account' => $account,
			'pair'    => Client_Address::get() . '|' . $account,
		);
		return "{$action}:{$scope}:" . substr( hash_hmac( 'sha256', $parts[ $scope ], wp_salt() ), 0, 32 );
	}
}
