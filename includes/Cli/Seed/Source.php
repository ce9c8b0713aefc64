<?php
/**
 * Reads the demo's texts and pictures.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli\Seed;

use RuntimeException;

/**
 * Their folder is not part of the release zip.
 */
final class Source {

	/**
	 * @param string $name File name without its extension.
	 * @return array<mixed>
	 */
	public static function texts( string $name ): array {
		$texts = is_readable( self::path( "{$name}.json" ) ) ? wp_json_file_decode( self::path( "{$name}.json" ), array( 'associative' => true ) ) : null;
		if ( ! is_array( $texts ) ) {
			throw new RuntimeException( 'The demo content is not part of the installed plugin: run this in a checkout of its source.' );
		}
		return $texts;
	}

	/**
	 * Texts of people: the first of the file, which is repeated if it has fewer. Only the first use of a text has its email address.
	 *
	 * @param string $name File name without its extension.
	 * @return array<int,array<string,mixed>>
	 */
	public static function people( string $name, int $count ): array {
		$texts  = array_values( self::texts( $name ) );
		$people = array();
		for ( $place = 0; $place < $count; $place++ ) {
			$text             = (array) $texts[ $place % count( $texts ) ];
			$people[ $place ] = $place < count( $texts ) ? $text : array_diff_key( $text, array( 'email' => true ) );
		}
		return $people;
	}

	/**
	 * @param string $name Path below the folder.
	 */
	public static function path( string $name ): string {
		return dirname( __DIR__ ) . "/demo/{$name}";
	}
}
