<?php
/** An email on its way into the outbox. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;

final class Queued {

	/** Columns of the outbox, in the order of values(). */
	public const COLUMNS = 'event, recipient, message, payload, status, next_at, created_gmt';

	/**
	 * As of Outbox::enqueue().
	 * @param array<string,mixed> $payload What the message needs.
	 */
	public function __construct(
		public readonly string $event,
		public readonly string $recipient,
		public readonly string $message,
		public readonly array $payload = array()
	) {}

	public function values( Status $status, string $due ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'(%s, %s, %s, %s, %s, %s, %s)',
			$this->event,
			$this->recipient,
			$this->message,
			wp_json_encode( (object) $this->payload ),
			$status->value,
			$due,
			Clock::gmt()
		);
	}
}
