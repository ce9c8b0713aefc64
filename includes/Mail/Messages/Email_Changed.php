<?php
/**
 * Tells the old address that the account now has another one.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail\Messages;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Letter;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/**
 * Payload: `address`, the old one. The new one is not told: this mail may reach somebody it is none of the business of.
 */
final class Email_Changed implements Message {

	/**
	 * {@inheritDoc}
	 */
	public function name(): string {
		return __( 'E-mail address changed', 'design-marketplace' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function facts(): Facts {
		return new Facts();
	}

	/**
	 * {@inheritDoc}
	 */
	public function texts(): array {
		return array(
			'subject' => __( 'Your e-mail address on {site} was changed', 'design-marketplace' ),
			'heading' => __( 'New address.', 'design-marketplace' ),
			'body'    => __( "Hello {name},\n\nYour account now has another e-mail address. This is the last mail to this one.\n\nIt was not you? Then tell us by answering this mail.", 'design-marketplace' ),
			'button'  => '',
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function letter( Recipient $to, array $payload ): ?Letter {
		return empty( $payload['address'] ) ? null : new Letter( array(), '', '', (string) get_option( 'admin_email' ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function sample(): Letter {
		return new Letter();
	}
}
