<?php
/**
 * An email to many that decides its content when its first recipients are looked up.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

interface Settled extends Fan_Out {

	/**
	 * The payload for all recipients. Called once, in the transaction that queues the first of them.
	 *
	 * @param array<string,mixed> $payload As queued.
	 * @return array<string,mixed>
	 */
	public function settle( array $payload ): array;
}
