<?php
/**
 * What a check found, and what to do about it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Health;

/**
 * Plain text; whoever shows it escapes it.
 */
final class Finding {

	public const GOOD        = 'good';
	public const RECOMMENDED = 'recommended';
	public const CRITICAL    = 'critical';

	/**
	 * Takes the parts.
	 *
	 * @param string $status   One of the constants; the words are Site Health's.
	 * @param string $headline What is the case.
	 * @param string $advice   Why it matters, and what to do.
	 */
	private function __construct( public readonly string $status, public readonly string $headline, public readonly string $advice ) {}

	/**
	 * A finding that was made elsewhere.
	 *
	 * @param string $status   One of the constants.
	 * @param string $headline What is the case.
	 * @param string $advice   What to do.
	 */
	public static function of( string $status, string $headline, string $advice ): self {
		return new self( $status, $headline, $advice );
	}

	/**
	 * All is well.
	 *
	 * @param string $headline What is the case.
	 * @param string $detail   More about it.
	 */
	public static function good( string $headline, string $detail = '' ): self {
		return new self( self::GOOD, $headline, $detail );
	}

	/**
	 * It works, and could be better.
	 *
	 * @param string $headline What is the case.
	 * @param string $advice   What to do.
	 */
	public static function recommended( string $headline, string $advice ): self {
		return new self( self::RECOMMENDED, $headline, $advice );
	}

	/**
	 * Something does not work.
	 *
	 * @param string $headline What is the case.
	 * @param string $advice   What to do.
	 */
	public static function critical( string $headline, string $advice ): self {
		return new self( self::CRITICAL, $headline, $advice );
	}
}
