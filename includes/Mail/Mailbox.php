<?php
/**
 * The mailbox an address reaches.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Mailbox {

	/**
	 * What an address is counted by: letters after a plus reach the same mailbox.
	 *
	 * @param string $address Email address.
	 */
	public static function of( string $address ): string {
		return (string) preg_replace( '/\+[^@]*(?=@)/', '', strtolower( $address ) );
	}
}
