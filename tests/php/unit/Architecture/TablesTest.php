<?php
/** A table is named in its room alone, by whoever asks the database. Others call a method of that room. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class TablesTest extends TestCase {

	public function test_a_table_is_named_in_its_room_alone(): void {
		$owners  = self::owners();
		$pattern = '/\{([a-z_]+)\}|Tables::name\(\s*[\'"]([a-z_]+)/';
		$foreign = array();
		$named   = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			$room = (string) strtok( $file, '/' );
			// A word in braces is a table where SQL is run, and a value in the text of an email.
			$code = str_contains( $code, 'Database\\Sql;' ) || str_contains( $code, 'Tables::name(' ) ? $code : '';
			preg_match_all( $pattern, self::without_comments( $code ), $found );
			foreach ( array_unique( array( ...$found[1], ...$found[2] ) ) as $name ) {
				if ( isset( $owners[ $name ] ) && $owners[ $name ] !== $room ) {
					$foreign[] = "{$file}: {$name}";
				}
				$named[ $name ] = true;
			}
		}
		sort( $foreign );
		self::assertSame( array(), $foreign );
		self::assertSame( array(), array_diff_key( $owners, $named ), 'Nobody asks for them, or not in this way.' );
	}

	/** @return array<string,string> Rooms by table. */
	private static function owners(): array {
		$owners = array();
		foreach ( Declared::by( Has_Tables::class ) as $module ) {
			$owners += array_fill_keys( array_keys( $module->tables() ), explode( '\\', $module::class )[1] );
		}
		self::assertNotSame( array(), $owners );
		return $owners;
	}

	private static function without_comments( string $code ): string {
		$rest = '';
		foreach ( token_get_all( $code ) as $token ) {
			$rest .= is_string( $token ) ? $token : ( in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true ) ? ' ' : $token[1] );
		}
		return $rest;
	}
}
