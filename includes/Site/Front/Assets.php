<?php
/** The app's script, style, font and translations. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;

final class Assets {

	/** Handle of the app's script. The translations of all chunks are attached to it. */
	public const HANDLE = 'design-marketplace';

	/** Possible names of the app's style in the build. */
	private const STYLES = array( 'index.css', 'style-index.css' );

	/** The font file that pages in all four languages need. */
	private const FONT = 'familjen-grotesk-latin-wght-normal';

	public function __construct( private readonly string $route ) {}

	public function enqueue(): void {
		$built = require self::folder() . '/index.asset.php';
		foreach ( self::STYLES as $name ) {
			if ( is_readable( self::folder() . "/{$name}" ) ) {
				wp_enqueue_style( self::HANDLE . '-' . basename( $name, '.css' ), self::url( $name ), array(), (string) $built['version'] );
			}
		}
		foreach ( self::screen_files( $this->route, 'css' ) as $place => $file ) {
			// No version here: the address has it already, and must be the same one that the app asks for.
			wp_enqueue_style( self::HANDLE . "-screen-{$place}", self::url( $file ), array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		}
		wp_enqueue_script(
			self::HANDLE,
			self::url( 'index.js' ),
			$built['dependencies'],
			(string) $built['version'],
			array( 'in_footer' => true )
		);
		// They would compete with the first picture and the font.
		foreach ( self::closure( array( self::HANDLE ) ) as $handle ) {
			wp_script_add_data( $handle, 'fetchpriority', 'low' );
		}
		wp_set_script_translations( self::HANDLE, Translations::DOMAIN, Translations::folder() );
	}

	/** Address of the font to preload, '' if it is not in the build. */
	public static function font_url(): string {
		$found = glob( self::folder() . '/fonts/' . self::FONT . '*.woff2' );
		return $found ? self::url( 'fonts/' . basename( $found[0] ) ) : '';
	}

	/** Path of the build, without a trailing slash. */
	public static function folder(): string {
		return dirname( DESIGN_MARKETPLACE_FILE ) . '/build';
	}

	/** Elements that preload the screen's scripts, escaped. */
	public function preloads(): string {
		$html = '';
		foreach ( self::screen_files( $this->route, 'js' ) as $file ) {
			$html .= sprintf( "<link rel=\"preload\" href=\"%s\" as=\"script\" fetchpriority=\"low\">\n", esc_url( self::url( $file ) ) );
		}
		return $html;
	}

	/**
	 * Handles of scripts with all their dependencies.
	 * @param list<string> $handles
	 * @return list<string>
	 */
	public static function closure( array $handles ): array {
		for ( $place = 0; isset( $handles[ $place ] ); $place++ ) {
			$script  = wp_scripts()->registered[ $handles[ $place ] ] ?? null;
			$handles = array_values( array_unique( array_merge( $handles, $script->deps ?? array() ) ) );
		}
		return $handles;
	}

	/** Address of a built file. $name: path below build. */
	private static function url( string $name ): string {
		return plugins_url( "build/{$name}", DESIGN_MARKETPLACE_FILE );
	}

	/**
	 * The script or style files of a route's screen, so that the page can load them before the app runs: the build writes screens.json with
	 * the files by lazily loaded module, with a version in their name. Empty if screens.json does not have it.
	 * @param string $ending js or css.
	 * @return list<string>
	 */
	public static function screen_files( string $route, string $ending ): array {
		$path    = self::folder() . '/screens.json';
		$screens = is_readable( $path ) ? wp_json_file_decode( $path, array( 'associative' => true ) ) : null;
		$files   = is_array( $screens ) ? (array) ( $screens[ basename( Contract::route( $route )->screen ) ] ?? array() ) : array();
		return array_values(
			array_filter( $files, static fn( mixed $file ): bool => is_string( $file ) && str_contains( $file, ".{$ending}?" ) )
		);
	}
}
