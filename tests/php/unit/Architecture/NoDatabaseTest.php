<?php
/** `npm test` runs this suite on one database only: a test of data belongs to `tests/php/integration`. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class NoDatabaseTest extends TestCase {

	public function test_no_test_of_this_suite_has_the_transaction_that_data_needs(): void {
		foreach ( Sources::of( 'tests/php/unit', 'php' ) as $file => $code ) {
			self::assertStringContainsString( 'use PHPUnit\Framework\TestCase;', $code, $file );
			self::assertDoesNotMatchRegularExpression( '/\$wpdb->(?!prefix)\w+\(/', $code, $file );
		}
	}
}
