<?php
/**
 * Whom a mail goes to, as they are when it is sent.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Contract\Languages;
use DesignMarketplace\Members\Fields;
use WP_User;

final class Recipient {

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
			self::locale( (string) ( $user ? get_user_meta( $user->ID, 'design_marketplace_locale', true ) : $payload['locale'] ?? '' ) )
		);
	}

	private static function role( WP_User $user ): string {
		return array_values( array_intersect( array( 'designer', 'contractor' ), $user->roles ) )[0] ?? '';
	}

	/**
	 * A language's locale, '' for none.
	 *
	 * @param string $language `fr`; mails queued by earlier versions say `fr_FR`.
	 */
	private static function locale( string $language ): string {
		$code = Languages::code( $language );
		return '' === $code ? '' : Languages::locale( $code, Languages::site_locale() );
	}
}
