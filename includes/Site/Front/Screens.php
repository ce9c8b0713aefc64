<?php
/** The script and style files of each route's screen, so that the page can load them before the app runs. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;

/** The build writes screens.json: files by lazily loaded module, with a version in their name. */
final class Screens {

	/**
	 * File names of a route's screen; empty if screens.json does not have it.
	 * @param string $ending js or css.
	 * @return list<string>
	 */
	public static function files( string $route, string $ending ): array {
		$path    = Assets::folder() . '/screens.json';
		$screens = is_readable( $path ) ? wp_json_file_decode( $path, array( 'associative' => true ) ) : null;
		$files   = is_array( $screens ) ? (array) ( $screens[ basename( Contract::route( $route )->screen ) ] ?? array() ) : array();
		return array_values(
			array_filter( $files, static fn( mixed $file ): bool => is_string( $file ) && str_contains( $file, ".{$ending}?" ) )
		);
	}
}
