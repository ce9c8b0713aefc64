<?php
/** The outbox' deliveries to another system, and the email when they have failed too often. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Webhooks;

use DesignMarketplace\Desk\Admin\Settings\Settings_Screen;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;

final class Webhook_Mails implements Mail_List {

	public const WEBHOOK = 'webhook';
	public const OFF     = 'webhook_off';

	public static function mails(): array {
		$off = static fn(): Mail_Content => new Mail_Content(
			array( 'number' => number_format_i18n( Webhooks::MOST_FAILURES ) ),
			Settings_Screen::url( Tab::Systems )
		);
		return array(
			new Message(
				self::WEBHOOK,
				static fn(): array => array( 'name' => __( 'Webhook', 'design-marketplace' ) ) + array_fill_keys( array( 'subject', 'heading', 'body', 'button' ), '' ),
				static fn(): ?Mail_Content => null,
				static fn(): Mail_Content => new Mail_Content(),
				deliver: Delivery::send( ... )
			),
			new Message(
				self::OFF,
				static fn(): array => array(
					'name'    => __( 'Webhook is off', 'design-marketplace' ),
					'subject' => __( '{site} no longer reaches the other system', 'design-marketplace' ),
					'heading' => __( 'The webhook is off.', 'design-marketplace' ),
					'body'    => __(
						"{number} attempts in a row to tell the other system something have failed. No more are made, and what waited is dropped.\n\nUnder Settings, Other systems, you see why. Once the other system answers again, switch the webhook on there.",
						'design-marketplace'
					),
					'button'  => __( 'See why', 'design-marketplace' ),
				),
				$off,
				$off
			),
		);
	}
}
