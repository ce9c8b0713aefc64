<?php
/**
 * Which bytes of a file a request asks for.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Byte_Range {

	/**
	 * @param int  $first    First byte.
	 * @param int  $last     Last byte; one less than the first where there is no such part.
	 * @param bool $is_whole Whether it is the whole file.
	 */
	private function __construct( public readonly int $first, public readonly int $last, public readonly bool $is_whole ) {}

	/**
	 * What the header `Range` asks for: one part, or the whole where it says nothing, several parts, or something else.
	 *
	 * @param string $header Header, '' for none.
	 * @param int    $bytes  Bytes of the file, at least one.
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
		return (int) $from >= $bytes ? self::none() : new self( (int) $from, '' === $to ? $bytes - 1 : min( (int) $to, $bytes - 1 ), false );
	}

	/**
	 * Whether the file has no such part.
	 */
	public function is_empty(): bool {
		return $this->last < $this->first;
	}

	private static function none(): self {
		return new self( 0, -1, false );
	}
}
