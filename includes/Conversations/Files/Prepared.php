<?php
/**
 * A file that was looked at and may be kept, before anything of it is stored.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Prepared {

	/**
	 * @param string $name  What its sender calls it.
	 * @param string $type  Media type, by content.
	 * @param int    $bytes How large it is.
	 * @param string $path  Where it lies until the message is stored.
	 */
	public function __construct( public readonly string $name, public readonly string $type, public readonly int $bytes, public readonly string $path ) {}
}
