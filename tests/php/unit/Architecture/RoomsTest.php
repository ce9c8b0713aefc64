<?php
/** The table of rooms is whole, leads one way, allows nothing that nobody needs, and is the one docs/architecture.md shows. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Architecture\Rooms;
use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class RoomsTest extends TestCase {

	private static function includes(): string {
		return dirname( __DIR__, 4 ) . '/includes';
	}

	public function test_every_room_is_in_the_table(): void {
		$folders = array_map( static fn( mixed $folder ): string => basename( (string) $folder ), (array) glob( self::includes() . '/*', GLOB_ONLYDIR ) );
		$this->assertEqualsCanonicalizing( $folders, array_keys( Rooms::MAY_USE ) );
		$beside = array_map( static fn( mixed $file ): string => basename( (string) $file, '.php' ), (array) glob( self::includes() . '/*.php' ) );
		$this->assertEqualsCanonicalizing( array( ...Rooms::COMMON, 'Plugin' ), $beside );
	}

	public function test_each_room_uses_rooms_before_it_alone(): void {
		$before = array();
		foreach ( Rooms::MAY_USE as $room => $others ) {
			$this->assertSame( array(), array_diff( $others, $before ), $room );
			$before[] = $room;
		}
	}

	public function test_what_is_allowed_is_needed(): void {
		foreach ( Rooms::MAY_USE as $room => $others ) {
			$code = implode( '', Sources::of( "includes/{$room}", 'php' ) );
			foreach ( $others as $other ) {
				$this->assertStringContainsString( "DesignMarketplace\\{$other}\\", $code, "{$room} does not use {$other}" );
			}
		}
	}

	public function test_the_architecture_shows_it(): void {
		$page = (string) file_get_contents( dirname( self::includes() ) . '/docs/architecture.md' );
		foreach ( Rooms::MAY_USE as $room => $others ) {
			$this->assertStringContainsString( "| `{$room}` | " . ( $others ? implode( ', ', $others ) : '–' ) . " |\n", $page );
		}
	}
}
