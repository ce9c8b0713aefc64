<?php
/** Makes the slug of a new member from the name: unique, and never a word that the site's addresses use. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use WP_User;

/**
 * A slug never changes afterwards. Those of deleted members are remembered, so that an old link never leads to another person's profile: as
 * keyed hashes, since slugs are made of names. New salts in wp-config.php make them useless.
 */
final class Slugs implements Has_Tables, Erases_People {

	private const MAX = 50;

	/** Words in the contract's routes and in WordPress' own addresses. */
	private const RESERVED = '/^(?:editwork|editmission|workwith|mission|activate|register|availability|activation|signout|delete|export|altcha|me|'
		. 'admin|administrator|dashboard|root|wp-admin|wp-login|wp-content|wp-includes|wp-json|wp-signup|wp-activate|wp-cron|'
		. 'xmlrpc|index|feed|feeds|rdf|rss|rss2|atom|page|pages|paged|comments|comment-page|author|category|tag|search|embed|'
		. 'attachment|trackback|type|robots|sitemap|favicon|api|new|edit|home|terms-conditions|privacy-policy|'
		. 'saved|lists|shared|credits|templates|calendar|events)$/D';

	/**
	 * A free slug. It is claimed: no other request can get it until the claims are released.
	 * @param string $name Name of a person or company.
	 */
	public function claim( string $name, Reservations $claims ): string {
		$base   = $this->base( $name );
		$number = 1;
		$slug   = $base;
		while (
			self::is_reserved( $slug ) || ! $claims->take( 'slug', $slug ) || self::is_retired( $slug ) || get_user_by( 'slug', $slug )
		) {
			$ending = '-' . ( ++$number );
			$slug   = rtrim( substr( $base, 0, self::MAX - strlen( $ending ) ), '-' ) . $ending;
		}
		return $slug;
	}

	public static function is_allowed( string $slug ): bool {
		return ! self::is_reserved( $slug ) && ! self::is_retired( $slug );
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
	public static function is_reserved( string $slug ): bool {
		return ctype_digit( $slug ) || preg_match( self::RESERVED, $slug ) || isset( self::route_words()[ $slug ] );
	}

	/** @return array<string,int> All fixed segments of the contract's routes. */
	private static function route_words(): array {
		$parts = explode( '/', implode( '/', array_column( Contract::routes(), 'path' ) ) );
		return array_flip( array_filter( $parts, static fn( string $part ): bool => '' !== $part && ':' !== $part[0] ) );
	}

	/**
	 * Gives another slug where a new account, or a change of one, would get one that nobody may have.
	 * @param array<string,mixed> $data    Row of the account.
	 * @param int|null            $user_id Its id, null for a new one.
	 * @return array<string,mixed>
	 */
	public function change( array $data, bool $update, ?int $user_id ): array {
		$slug    = (string) ( $data['user_nicename'] ?? '' );
		$before  = $update ? get_userdata( (int) $user_id ) : false;
		$is_kept = $before && $before->user_nicename === $slug;
		if ( ! $is_kept && ! self::is_allowed( $slug ) ) {
			$data['user_nicename'] = self::other( $slug );
		}
		return $data;
	}

	public static function free( WP_User $user ): void {
		if ( ! self::is_allowed( $user->user_nicename ) ) {
			wp_update_user( array( 'ID' => $user->ID, 'user_nicename' => self::other( $user->user_nicename ) ) );
		}
	}

	private static function other( string $slug ): string {
		$claims = new Reservations();
		try {
			return ( new self() )->claim( $slug, $claims );
		} finally {
			$claims->release();
		}
	}

	/** Hashes are no personal data. */
	public function tables(): array {
		return array(
			'retired_slug' => '
				slug_hash char(64) NOT NULL,
				PRIMARY KEY  (slug_hash)
			',
		);
	}

	/** Retires the slug of a member who had a public page. */
	public function erase_person( int $user_id, bool $is_member ): void {
		$user = $is_member && State::is_activated( $user_id ) ? get_userdata( $user_id ) : false;
		if ( $user ) {
			Sql::write( 'INSERT IGNORE INTO {retired_slug} (slug_hash) VALUES (%s)', self::hash( $user->user_nicename ) );
		}
	}

	public static function is_retired( string $slug ): bool {
		return null !== Sql::value( 'SELECT slug_hash FROM {retired_slug} WHERE slug_hash = %s', self::hash( $slug ) );
	}

	/**
	 * Frees the slugs of sample members.
	 * @param list<string> $slugs
	 */
	public static function release( array $slugs ): void {
		global $wpdb;
		foreach ( $slugs as $slug ) {
			$wpdb->delete( Tables::name( 'retired_slug' ), array( 'slug_hash' => self::hash( $slug ) ) );
		}
	}

	private static function hash( string $slug ): string {
		return hash_hmac( 'sha256', "retired_slug|{$slug}", wp_salt( 'auth' ) );
	}
}
