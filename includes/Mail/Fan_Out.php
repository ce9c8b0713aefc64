<?php
/** An email to many, queued as one row. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

interface Fan_Out extends Message {

	/**
	 * The next recipients.
	 *
	 * @param array<string,mixed> $payload As queued.
	 * @param int                 $after   Ids greater than this one.
	 * @return list<int> User ids, ascending; fewer than $size when these are the last.
	 */
	public function batch( array $payload, int $after, int $size ): array;
}
