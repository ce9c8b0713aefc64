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
	 * Path of a file.
	 *
	 * @param string $name Path below the folder.
	 */
	public static function path( string $name ): string {
		return dirname( __DIR__ ) . "/demo/{$name}";
	}
}
