<?php
/**
 * Whom a mail goes to, as they are when it is sent.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Members\Fields;
use WP_User;

final class Recipient {

	/**
	 * Locale by language.
	 */
	private const LOCALES = array(
		'en' => 'en_US',
		'fr' => 'fr_FR',
		'de' => 'de_DE',
		'it' => 'it_IT',
	);

	/**
	 * Takes what is known.
	 *
	 * @param int    $user_id User, 0 when the account is gone.
	 * @param string $email   Address.
	 * @param string $name    Name or company.
	 * @param string $role    designer, contractor or ''.
	 * @param string $locale  Locale to write in, '' for the site's.
	 */
	private function __construct(
		public readonly int $user_id,
		public readonly string $email,
		public readonly string $name,
		public readonly string $role,
		public readonly string $locale
	) {}

	/**
	 * Looks the recipient up; null when the account is gone and no address was left for a last mail.
	 *
	 * @param string              $key     `user:12`.
	 * @param array<string,mixed> $payload `address` (and `name`, `locale`, `role`) take the place of the account's.
	 */
	public static function of( string $key, array $payload ): ?self {
		$user    = preg_match( '/^user:(\d+)$/D', $key, $match ) ? get_userdata( (int) $match[1] ) : false;
		$address = is_string( $payload['address'] ?? null ) ? $payload['address'] : '';
		if ( ! $user && '' === $address ) {
			return null;
		}
		return new self(
			$user ? $user->ID : 0,
			(string) is_email( '' === $address && $user ? $user->user_email : $address ),
			$user ? Fields::display_name( $user ) : (string) ( $payload['name'] ?? '' ),
			$user ? self::role( $user ) : (string) ( $payload['role'] ?? '' ),
			self::locale( $user ? (string) get_user_meta( $user->ID, 'design_marketplace_locale', true ) : (string) ( $payload['locale'] ?? '' ) )
		);
	}

	private static function role( WP_User $user ): string {
		return array_values( array_intersect( array( 'designer', 'contractor' ), $user->roles ) )[0] ?? '';
	}

	/**
	 * A locale from a language or a locale.
	 *
	 * @param string $language `fr` or `fr_FR`, '' for none.
	 */
	public static function locale( string $language ): string {
		return self::LOCALES[ $language ] ?? $language;
	}
}
