<?php
/** The reason why a file is refused. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Contract\Contract;

final class Upload_Refusal {

	/** @param int $status 400, 413 or 415. */
	public function __construct( public readonly int $status, public readonly string $message ) {}

	/** The upload broke off, or PHP could not store it. */
	public static function broken_off(): self {
		return new self( 400, Contract::message( 'upload_failed' ) );
	}

	/** Looks like an image and cannot be decoded. */
	public static function unreadable(): self {
		return new self( 400, Contract::message( 'image_unreadable' ) );
	}

	/** @param int $max_bytes What would be accepted. */
	public static function too_large( int $max_bytes ): self {
		return new self( 413, Contract::message( 'image_too_large', (string) size_format( $max_bytes ) ) );
	}
}
