<?php
/** An email on its way into the outbox. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;

final class Queued {

	/** Columns of the outbox, in the order of row(). */
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

	/** @return list<string> Values of the columns. */
	public function row( Status $status, string $due ): array {
		$payload = (string) wp_json_encode( (object) $this->payload );
		return array( $this->event, $this->recipient, $this->message, $payload, $status->value, $due, Clock::gmt() );
	}
}
