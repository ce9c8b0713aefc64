<?php
/**
 * The links of the mails about a new address: what they do, for whom, and the key that proves it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

final class Email_Link {

	public const PARAMETER = 'design_marketplace_email';

	public const CONFIRM = 'confirm';
	public const UNDO    = 'undo';

	/**
	 * Says what a link is for.
	 *
	 * @param string $action  CONFIRM or UNDO.
	 * @param int    $user_id Member.
	 * @param string $key     Key.
	 */
	public function __construct( public readonly string $action, public readonly int $user_id, public readonly string $key ) {}

	/**
	 * Reads the parameter; null for anything else.
	 *
	 * @param string $token Value of the parameter.
	 */
	public static function read( string $token ): ?self {
		return preg_match( '/^(confirm|undo)\.(\d{1,18})\.([A-Za-z0-9]{32,64})$/D', $token, $parts ) ? new self( $parts[1], (int) $parts[2], $parts[3] ) : null;
	}

	/**
	 * The link, whose page is in the language of the mail.
	 */
	public function url(): string {
		return add_query_arg(
			array(
				self::PARAMETER => "{$this->action}.{$this->user_id}.{$this->key}",
				'lang'          => substr( determine_locale(), 0, 2 ),
			),
			home_url( '/' )
		);
	}

	/**
	 * Until when a link works, in the words of the current language.
	 *
	 * @param int $until Unix time.
	 */
	public static function until( int $until ): string {
		/* translators: a day and a time as PHP's date() writes them, such as 29 November 2026, 15:10. */
		return (string) wp_date( _x( 'j F Y, H:i', 'end of a link', 'design-marketplace' ), $until );
	}
}
