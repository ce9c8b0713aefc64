<?php
/** The rows of a room name classes, methods, hooks and parameters as text: each of them is what the code says elsewhere. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Plugin;
use DesignMarketplace\Room;
use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;
use ReflectionClass;

final class RowsTest extends TestCase {

	/** @return list<class-string<Room>> */
	private static function rooms(): array {
		return ( new ReflectionClass( Plugin::class ) )->getConstant( 'ROOMS' );
	}

	public function test_every_class_and_method_of_a_row_is_there(): void {
		$missing = array();
		foreach ( self::rooms() as $room ) {
			$named = array_values( $room::links() );
			foreach ( $room::hooks() as $row ) {
				$named[] = array( $row[1], $row[2] );
			}
			foreach ( $room::routes() as $row ) {
				$named[] = array( $row[2], $row[3] );
				$named[] = is_array( $row[4] ) ? $row[4] : array( $row[2], '' === $row[4] ? $row[3] : $row[4] );
			}
			$missing = array( ...$missing, ...array_filter( $named, static fn( array $one ): bool => ! method_exists( ...$one ) ) );
		}
		$this->assertSame( array(), $missing );
	}

	public function test_every_link_has_its_row(): void {
		$known = array();
		foreach ( Sources::of( 'includes', 'php' ) as $code ) {
			preg_match_all( "/const PARAMETER = '(design_marketplace_\w+)'/", $code, $found );
			array_push( $known, ...$found[1] );
		}
		$this->assertGreaterThan( 9, count( $known ) );
		$this->assertEqualsCanonicalizing( $known, array_keys( array_merge( ...array_map( static fn( string $room ): array => $room::links(), self::rooms() ) ) ) );
	}

	public function test_a_request_knows_the_number_of_the_last_migration(): void {
		$this->assertSame( Migrations::wanted(), Tables::LATEST );
	}
}
