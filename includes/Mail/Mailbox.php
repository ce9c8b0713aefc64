<?php
/** The mailbox an address reaches. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Mailbox {

	/** The address that limits count: without a part after a plus, which reaches the same mailbox. */
	public static function of( string $address ): string {
		return (string) preg_replace( '/\+[^@]*(?=@)/', '', strtolower( $address ) );
	}
}
