<?php
/** How a request of wp-admin ended. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use RuntimeException;

final class Ended extends RuntimeException {

	/**
	 * Takes the end.
	 * @param string $how    died or redirected.
	 * @param string $what   Message or address.
	 * @param int    $status Status.
	 */
	public function __construct( public readonly string $how, public readonly string $what, public readonly int $status = 302 ) {
		parent::__construct( "{$how} ({$status}): {$what}" );
	}
}
