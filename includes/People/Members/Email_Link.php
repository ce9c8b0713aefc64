<?php
/** The links in emails about a new address: the action, the member, and the key that proves it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Languages;

final class Email_Link {

	public const PARAMETER = 'design_marketplace_email';

	public const CONFIRM = 'confirm';
	public const UNDO    = 'undo';

	/** @param string $action CONFIRM or UNDO. */
	public function __construct( public readonly string $action, public readonly int $user_id, public readonly string $key ) {}

	public static function read( string $token ): ?self {
		return preg_match( '/^(confirm|undo)\.(\d{1,18})\.([A-Za-z0-9]{32,64})$/D', $token, $parts )
			? new self( $parts[1], (int) $parts[2], $parts[3] )
			: null;
	}

	/** The page opens in the language of the email. */
	public function url(): string {
		return add_query_arg(
			array(
				self::PARAMETER => "{$this->action}.{$this->user_id}.{$this->key}",
				'lang'          => Languages::current(),
			),
			home_url( '/' )
		);
	}

	/** The time at which a link expires, in the current language. */
	public static function until( int $until ): string {
		/* translators: a day and a time as PHP's date() writes them, such as 29 November 2026, 15:10. */
		return (string) wp_date( _x( 'j F Y, H:i', 'end of a link', 'design-marketplace' ), $until );
	}
}
