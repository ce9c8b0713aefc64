<?php
/** The reason why a file is refused. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Contract\Contract;

final class Upload_Refusal {

	/** @param int $status 400, 413 or 415. */
	private function __construct( public readonly int $status, public readonly string $message ) {}

	/**
	 * A reason of another room.
	 * @param int $status 400, 413 or 415.
	 */
	public static function of( int $status, string $message ): self {
		return new self( $status, $message );
	}

	/** More than one file in a field, or something that is no upload at all. */
	public static function invalid(): self {
		return new self( 400, Contract::message( 'value_invalid' ) );
	}

	/** The upload broke off, or PHP could not store it. */
	public static function broken_off(): self {
		return new self( 400, Contract::message( 'upload_failed' ) );
	}

	/** Looks like an image and cannot be decoded. */
	public static function unreadable(): self {
		return new self( 400, Contract::message( 'image_unreadable' ) );
	}

	public static function wrong_type(): self {
		return new self( 415, Contract::message( 'image_type' ) );
	}

	/** @param int $max_bytes What would be accepted. */
	public static function too_large( int $max_bytes ): self {
		return new self( 413, Contract::message( 'image_too_large', (string) size_format( $max_bytes ) ) );
	}

	/**
	 * Few bytes, but more pixels than can be decoded safely.
	 * @param int $max_pixels What would be accepted.
	 */
	public static function too_many_pixels( int $max_pixels ): self {
		return new self( 413, Contract::message( 'image_too_many_pixels', intdiv( $max_pixels, 1000000 ) ) );
	}

	/** Few bytes and few pixels, but in an encoding that is slow to read. */
	public static function too_complex(): self {
		return new self( 413, Contract::message( 'image_too_complex' ) );
	}

	/**
	 * The member has no space left for pictures.
	 * @param int $max_bytes Space for all of them.
	 */
	public static function no_room( int $max_bytes ): self {
		return new self( 413, Contract::message( 'storage_full', (string) size_format( $max_bytes ) ) );
	}
}
