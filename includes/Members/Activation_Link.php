<?php
/**
 * Answers the link of the activation mail: /activate/{user id}/{key} leads to the log-in, with the outcome.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Primary;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Module;
use DesignMarketplace\Rest\Lost_Database;

/**
 * Nobody is logged in by it, and opening it again changes nothing.
 */
final class Activation_Link implements Module {

	/**
	 * Takes the keys.
	 *
	 * @param Activation $activation Keys.
	 */
	public function __construct( private readonly Activation $activation = new Activation() ) {}

	/**
	 * Adds the hook, before anyone else looks at the address.
	 */
	public function register(): void {
		add_filter( 'do_parse_request', array( $this, 'answer' ), 1 );
	}

	/**
	 * Redirects when the address is an activation link.
	 *
	 * @param bool $parse Whether WordPress goes on.
	 */
	public function answer( bool $parse ): bool {
		// phpcs:ignore WordPress.Security -- matched against a strict pattern below.
		$path = (string) wp_parse_url( 'http://localhost' . ( $_SERVER['REQUEST_URI'] ?? '/' ), PHP_URL_PATH );
		$home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
		if ( preg_match( '#^' . preg_quote( $home, '#' ) . '/activate/(\d{1,18})/([^/]+)/?$#D', $path, $parts ) ) {
			// A link that writes.
			Primary::ask();
			try {
				$done = $this->activation->confirm( (int) $parts[1], $parts[2] );
			} catch ( Lost_Transaction $lost ) {
				$this->give_up( $lost );
			}
			$this->redirect( self::target( (int) $parts[1], $done ) );
		}
		return $parse;
	}

	/**
	 * Where the log-in says how it went.
	 *
	 * @param int  $user_id Id in the link.
	 * @param bool $done    Whether the account is active by this key.
	 */
	private static function target( int $user_id, bool $done ): string {
		$role = Roles::of( $user_id );
		return add_query_arg(
			array(
				'user_role'   => '' === $role ? Roles::DESIGNER : $role,
				'user_verify' => $done ? '1' : '0',
			),
			home_url( '/login' )
		);
	}

	/**
	 * The database took nothing: the link works again later.
	 *
	 * @param Lost_Transaction $lost Cause.
	 */
	private function give_up( Lost_Transaction $lost ): never {
		Lost_Database::note( 'Activation link', $lost );
		header( 'Retry-After: ' . Lost_Database::PATIENCE );
		Link_Page::send( 503, Link_Page::html( Contract::message( 'server_error' ) ) );
		exit;
	}

	private function redirect( string $target ): never {
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		wp_safe_redirect( $target, 302 );
		exit;
	}
}
