<?php
/** The room that declares a table is the one that reads and writes it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

#[Group( 'sqlite' )]
final class TableOwnersTest extends TestCase {

	public function test_a_table_is_declared_where_it_is_used(): void {
		$elsewhere = array();
		foreach ( Declared::by( Has_Tables::class ) as $module ) {
			$room = explode( '\\', $module::class )[1];
			$code = implode( '', Sources::of( "includes/{$room}", 'php' ) );
			foreach ( array_keys( $module->tables() ) as $table ) {
				if ( ! str_contains( $code, "{{$table}}" ) && ! str_contains( $code, "Tables::name( '{$table}' )" ) ) {
					$elsewhere[] = $module::class . ": {$table}";
				}
			}
		}
		self::assertSame( array(), $elsewhere );
	}
}
