<?php
/**
 * What mails and their states are called where administrators read them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Rows;

final class Mail_Names {

	/**
	 * A mail's name; one that is no longer known goes by its id.
	 *
	 * @param string $message Key of Catalogue::MESSAGES.
	 */
	public static function of( string $message ): string {
		return Catalogue::message( $message )?->name() ?? ucfirst( str_replace( '_', ' ', $message ) );
	}

	/**
	 * The states of a mail in words.
	 *
	 * @return array<string,string>
	 */
	public static function states(): array {
		return array(
			'waiting'          => __( 'Waiting', 'design-marketplace' ),
			Outbox::COLLECTING => __( 'Collecting', 'design-marketplace' ),
			'expand'           => __( 'Being addressed', 'design-marketplace' ),
			'sending'          => __( 'Being sent', 'design-marketplace' ),
			'sent'             => __( 'Sent', 'design-marketplace' ),
			'failed'           => __( 'Failed', 'design-marketplace' ),
			Rows::CANCELLED    => __( 'Cancelled', 'design-marketplace' ),
		);
	}
}
