<?php
/** Makes the slug of a new member from the name: unique, and never a word that the site's addresses use. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;

/** A slug never changes afterwards. */
final class Slugs {

	private const MAX = 50;

	/** Words in the contract's routes and in WordPress' own addresses. */
	private const RESERVED = array(
		'editwork',
		'editmission',
		'workwith',
		'mission',
		'activate',
		'register',
		'availability',
		'activation',
		'signout',
		'delete',
		'export',
		'altcha',
		'me',
		'admin',
		'administrator',
		'dashboard',
		'root',
		'wp-admin',
		'wp-login',
		'wp-content',
		'wp-includes',
		'wp-json',
		'wp-signup',
		'wp-activate',
		'wp-cron',
		'xmlrpc',
		'index',
		'feed',
		'feeds',
		'rdf',
		'rss',
		'rss2',
		'atom',
		'page',
		'pages',
		'paged',
		'comments',
		'comment-page',
		'author',
		'category',
		'tag',
		'search',
		'embed',
		'attachment',
		'trackback',
		'type',
		'robots',
		'sitemap',
		'favicon',
		'api',
		'new',
		'edit',
		'home',
		'terms-conditions',
		'privacy-policy',
	);

	/**
	 * A free slug. It is claimed: no other request can get it until the claims are released.
	 * @param string $name Name of a person or company.
	 */
	public function claim( string $name, Reservations $claims ): string {
		$base   = $this->base( $name );
		$number = 1;
		$slug   = $base;
		while ( self::is_reserved( $slug ) || ! $claims->take( 'slug', $slug ) || $this->is_taken( $slug ) ) {
			$ending = '-' . ( ++$number );
			$slug   = rtrim( substr( $base, 0, self::MAX - strlen( $ending ) ), '-' ) . $ending;
		}
		return $slug;
	}

	public static function is_allowed( string $slug ): bool {
		return ! self::is_reserved( $slug ) && ! Retired_Slugs::has( $slug );
	}

	/** The name in the letters of an address; a random one if none are left. */
	private function base( string $name ): string {
		$slug = sanitize_title( remove_accents( $name, 'en_US' ) );
		$slug = (string) preg_replace( '/%[0-9a-f]{2}|[^a-z0-9-]/', '', strtolower( $slug ) );
		$slug = trim( (string) preg_replace( '/-{2,}/', '-', $slug ), '-' );
		$slug = rtrim( substr( $slug, 0, self::MAX ), '-' );
		return '' === $slug ? 'member-' . strtolower( wp_generate_password( 8, false ) ) : $slug;
	}

	/** Whether the slug is part of another address. Numbers are reserved, as they would look like ids. */
	private static function is_reserved( string $slug ): bool {
		return ctype_digit( $slug ) || in_array( $slug, self::RESERVED, true ) || isset( self::route_words()[ $slug ] );
	}

	private function is_taken( string $slug ): bool {
		return null !== Sql::value( 'SELECT ID FROM {users} WHERE user_nicename = %s', $slug )
			|| Retired_Slugs::has( $slug );
	}

	/**
	 * All fixed segments of the contract's routes.
	 * @return array<string,int>
	 */
	private static function route_words(): array {
		$words = array();
		foreach ( Contract::routes() as $route ) {
			$words = array_merge(
				$words,
				array_filter( explode( '/', $route->path ), static fn( string $part ): bool => '' !== $part && ':' !== $part[0] )
			);
		}
		return array_flip( $words );
	}
}
