<?php
/** A limit nobody asks for is a rule nobody keeps. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Kernel\Contract;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class LimitsUsedTest extends TestCase {

	public function test_every_limit_is_asked_for(): void {
		$server = Sources::of( 'includes', 'php', 'json' );
		$limits = array_keys( (array) json_decode( $server['Kernel/Contract/limits.json'], true ) );
		$client = array_filter( Sources::of( 'src', 'ts', 'tsx' ), static fn( string $file ): bool => 1 !== preg_match( '~\.test\.tsx?$~', $file ), ARRAY_FILTER_USE_KEY );
		// The list itself, and what is made of it, ask for nothing.
		unset( $server['Kernel/Contract/limits.json'], $client['contract/limits.ts'] );
		$code = implode( '', $server ) . implode( '', $client );
		self::assertNotEmpty( $limits );
		self::assertSame( array(), array_values( array_filter( $limits, static fn( string $limit ): bool => 1 !== preg_match( "/\b{$limit}\b/", $code ) ) ) );
	}
}
