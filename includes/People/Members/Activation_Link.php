<?php
/** Answers the activation link /activate/{user id}/{key}: redirects to the login page with the outcome. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Primary;
use DesignMarketplace\Kernel\Rest\Lost_Database;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Roles;

/** The link logs nobody in, and opening it again changes nothing. */
final class Activation_Link {

	public function answer( bool $parse ): bool {
		// phpcs:ignore WordPress.Security -- matched against a strict pattern below.
		$path = (string) wp_parse_url( 'http://localhost' . ( $_SERVER['REQUEST_URI'] ?? '/' ), PHP_URL_PATH );
		$home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
		if ( preg_match( '#^' . preg_quote( $home, '#' ) . '/activate/(\d{1,18})/([^/]+)/?$#D', $path, $parts ) ) {
			// This GET request writes.
			Primary::ask();
			try {
				$done = ( new Activation() )->confirm( (int) $parts[1], $parts[2] );
			} catch ( Lost_Transaction $lost ) {
				$this->give_up( $lost );
			}
			$this->redirect( self::target( (int) $parts[1], $done ) );
		}
		return $parse;
	}

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
