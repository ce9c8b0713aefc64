<?php

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Clock;
use RuntimeException;

/** The provider cannot be reached, or what it says is worth nothing. The message is for the operator. */
final class Provider_Failure extends RuntimeException {

	private const NOTE = 'design_marketplace_oidc_failure';

	/** Keeps the last one, so that Site Health can show it. */
	public function note(): void {
		update_option( self::NOTE, array( 'time' => Clock::now(), 'why' => substr( $this->getMessage(), 0, 300 ) ), false );
	}

	/** @return array{time:int,why:string}|null */
	public static function last(): ?array {
		$last = get_option( self::NOTE );
		return is_array( $last ) ? array( 'time' => (int) ( $last['time'] ?? 0 ), 'why' => (string) ( $last['why'] ?? '' ) ) : null;
	}
}
