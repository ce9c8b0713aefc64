<?php
/**
 * A limit nobody asks for is a rule nobody keeps.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Contract;

use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

final class LimitsUsedTest extends TestCase {

	public function test_every_limit_is_asked_for(): void {
		$root   = dirname( __DIR__, 4 );
		$limits = array_keys( (array) json_decode( (string) file_get_contents( "{$root}/includes/Contract/limits.json" ), true ) );
		$code   = self::code( "{$root}/includes" ) . self::code( "{$root}/src" );
		self::assertNotEmpty( $limits );
		self::assertSame( array(), array_values( array_filter( $limits, static fn( string $limit ): bool => 1 !== preg_match( "/\b{$limit}\b/", $code ) ) ) );
	}

	/**
	 * All code of a folder but the list itself and what is made of it.
	 *
	 * @param string $folder Folder.
	 */
	private static function code( string $folder ): string {
		$code = '';
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, RecursiveDirectoryIterator::SKIP_DOTS ) ) as $file ) {
			if ( $file instanceof SplFileInfo && 1 === preg_match( '~\.(php|json|tsx?)$~', $file->getFilename() ) && 1 !== preg_match( '~(/Contract/(limits\.json|compiled\.php)|/contract/limits\.ts|\.test\.tsx?)$~', $file->getPathname() ) ) {
				$code .= file_get_contents( $file->getPathname() );
			}
		}
		return $code;
	}
}
