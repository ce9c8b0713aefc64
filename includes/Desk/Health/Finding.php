<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

/** The result of a check, as plain text: it is escaped when it is shown. */
final class Finding {

	public const GOOD        = 'good';
	public const RECOMMENDED = 'recommended';
	public const CRITICAL    = 'critical';

	/**
	 * @param string $status One of the constants, which have Site Health's values.
	 * @param string $advice Why it matters, and what to do.
	 */
	public function __construct( public readonly string $status, public readonly string $headline, public readonly string $advice ) {}

	public static function good( string $headline, string $detail = '' ): self {
		return new self( self::GOOD, $headline, $detail );
	}

	/** It works, but could be better. $values: for the placeholders of the advice. */
	public static function recommended( string $headline, string $advice, string|int ...$values ): self {
		return new self( self::RECOMMENDED, $headline, $values ? vsprintf( $advice, $values ) : $advice );
	}

	/** Something does not work. $values: for the placeholders of the advice. */
	public static function critical( string $headline, string $advice, string|int ...$values ): self {
		return new self( self::CRITICAL, $headline, $values ? vsprintf( $advice, $values ) : $advice );
	}
}
