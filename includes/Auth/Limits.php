<?php
/**
 * How often what may be tried: by network address, and by the account it is about.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

use DesignMarketplace\Module;
use WP_Error;

/**
 * An account is counted per address first, so that a stranger cannot lock its owner out; the wide count stops the many.
 */
final class Limits implements Module {

	/**
	 * Action => scope => [ attempts, seconds ].
	 */
	public const ALLOWED = array(
		'login'              => array(
			'pair'    => array( 10, 900 ),
			'address' => array( 60, 900 ),
			'account' => array( 100, 3600 ),
		),
		'register'           => array( 'address' => array( 60, 3600 ) ),
		'register_unchecked' => array( 'address' => array( 5, 3600 ) ),
		'availability'       => array( 'address' => array( 30, 300 ) ),
		'activation'         => array(
			'address' => array( 15, 900 ),
			'account' => array( 3, 900 ),
		),
		'lostpassword'       => array(
			'address' => array( 15, 900 ),
			'account' => array( 3, 900 ),
		),
		'reset'              => array( 'address' => array( 15, 900 ) ),
		'reset_check'        => array( 'address' => array( 30, 900 ) ),
		'challenge'          => array( 'address' => array( 120, 300 ) ),
	);

	/**
	 * Takes the counter.
	 *
	 * @param Rate_Limiter $limiter Counter.
	 */
	public function __construct( private readonly Rate_Limiter $limiter ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'design_marketplace_daily', array( $this->limiter, 'purge' ) );
	}

	/**
	 * Counts an attempt in every scope of the action; 429 when one is used up.
	 *
	 * @param string $action  Key of ALLOWED.
	 * @param string $account What was typed to name the account; '' when it is about none.
	 */
	public function hit( string $action, string $account = '' ): ?WP_Error {
		$refusal = null;
		foreach ( self::ALLOWED[ $action ] as $scope => [ $max, $seconds ] ) {
			if ( 'address' !== $scope && '' === $account ) {
				continue;
			}
			$refusal = $this->limiter->hit( self::bucket( $action, $scope, $account ), $max, $seconds ) ?? $refusal;
		}
		return $refusal;
	}

	/**
	 * Forgets the attempts of one address on one account: they ended well.
	 *
	 * @param string $action  Key of ALLOWED.
	 * @param string $account What was typed to name the account.
	 */
	public function forget( string $action, string $account ): void {
		$this->limiter->forget( self::bucket( $action, 'pair', $account ) );
	}

	/**
	 * Neither addresses nor e-mails stand in the table, only their keyed hash.
	 *
	 * @param string $action  Action.
	 * @param string $scope   address, account or pair.
	 * @param string $account Account as typed.
	 */
	private static function bucket( string $action, string $scope, string $account ): string {
		$account = mb_strtolower( trim( $account ) );
		$parts   = array(
			'address' => Client_Address::get(),
			'account' => $account,
			'pair'    => Client_Address::get() . '|' . $account,
		);
		return "{$action}:{$scope}:" . substr( hash_hmac( 'sha256', $parts[ $scope ], wp_salt() ), 0, 32 );
	}
}
