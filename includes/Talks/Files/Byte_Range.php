<?php
/** The requested bytes of a file. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

final class Byte_Range {

	/** @param int $last Last byte; first byte minus one if the range is not in the file. */
	private function __construct( public readonly int $first, public readonly int $last, public readonly bool $is_whole ) {}

	/**
	 * Reads the `Range` header. Gives the whole file if it is missing, has several ranges, or is not understood.
	 * @param string $header Value of the header, '' for none.
	 * @param int    $bytes  Size of the file, at least 1.
	 */
	public static function of( string $header, int $bytes ): self {
		if ( ! preg_match( '/^\s*bytes\s*=\s*(\d{0,18})\s*-\s*(\d{0,18})\s*$/Di', $header, $parts ) || '' === $parts[1] . $parts[2] ) {
			return new self( 0, $bytes - 1, true );
		}
		[ , $from, $to ] = $parts;
		if ( '' === $from ) {
			$last = (int) $to;
			return 0 === $last ? self::none() : new self( max( 0, $bytes - $last ), $bytes - 1, false );
		}
		if ( '' !== $to && (int) $to < (int) $from ) {
			return new self( 0, $bytes - 1, true );
		}
		return (int) $from >= $bytes
			? self::none()
			: new self( (int) $from, '' === $to ? $bytes - 1 : min( (int) $to, $bytes - 1 ), false );
	}

	public function is_empty(): bool {
		return $this->last < $this->first;
	}

	private static function none(): self {
		return new self( 0, -1, false );
	}
}
