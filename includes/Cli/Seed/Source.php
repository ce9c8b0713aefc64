<?php
/**
 * Where the demo content comes from: the texts and pictures beside the commands.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli\Seed;

use RuntimeException;

/**
 * The folder is not part of the installable plugin.
 */
final class Source {

	/**
	 * A file of texts.
	 *
	 * @param string $name Name without its ending.
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
	 * So many texts of people: the first of the file, and the file again where it has fewer. A text is somebody's address once.
	 *
	 * @param string $name  Name without its ending.
	 * @param int    $count How many.
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
	 * Path of a file.
	 *
	 * @param string $name Path below the folder.
	 */
	public static function path( string $name ): string {
		return dirname( __DIR__ ) . "/demo/{$name}";
	}
}
