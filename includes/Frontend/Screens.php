<?php
/**
 * The files of each route's screen, which a page asks for at once instead of waiting for the app to name them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * The build writes screens.json: files by lazily loaded module, with the version in their address.
 */
final class Screens {

	/**
	 * Module of a route's screen, as src/app/routes.tsx has it.
	 */
	public const MODULES = array(
		'home'               => 'home-screen',
		'jobs'               => 'jobs-screen',
		'designers'          => 'designers-screen',
		'showcase'           => 'showcase-screen',
		'tools'              => 'tools-screen',
		'about'              => 'static-page-screen',
		'page'               => 'static-page-screen',
		'login'              => 'login-screen',
		'signup'             => 'signup-screen',
		'forgotten_password' => 'forgotten-password-screen',
		'reset_password'     => 'reset-password-screen',
		'settings'           => 'settings-screen',
		'my_applications'    => 'my-applications-screen',
		'edit_work'          => 'edit-work-screen',
		'contact_designer'   => 'contact-designer-screen',
		'edit_mission'       => 'edit-mission-screen',
		'apply'              => 'apply-screen',
		'mission'            => 'mission-page',
		'designer'           => 'designer-profile-page',
		'project'            => 'project-profile-page',
		'not_found'          => 'not-found',
	);

	/**
	 * File names of a route's screen, with their version; none where the build does not name them.
	 *
	 * @param string $route  Route name.
	 * @param string $ending js or css.
	 * @return list<string>
	 */
	public static function files( string $route, string $ending ): array {
		$path    = Assets::folder() . '/screens.json';
		$screens = is_readable( $path ) ? wp_json_file_decode( $path, array( 'associative' => true ) ) : null;
		$files   = is_array( $screens ) ? (array) ( $screens[ self::MODULES[ $route ] ?? '' ] ?? array() ) : array();
		return array_values( array_filter( $files, static fn( mixed $file ): bool => is_string( $file ) && str_contains( $file, ".{$ending}?" ) ) );
	}
}
