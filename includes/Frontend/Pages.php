<?php
/**
 * The list of pages: the server's part of each row of Contract/routes.json.
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Contract\Contract;
use LogicException;

final class Pages {

	/**
	 * Classes by name of the route. Page itself for those that preload nothing.
	 */
	public const ALL = array(
		'home'               => Pages\Home::class,
		'jobs'               => Pages\Jobs::class,
		'designers'          => Pages\Designers::class,
		'showcase'           => Pages\Showcase::class,
		'tools'              => Pages\Tools::class,
		'about'              => Pages\Written::class,
		'login'              => Pages\Log_In::class,
		'signup'             => Pages\Sign_Up::class,
		'forgotten_password' => Page::class,
		'reset_password'     => Page::class,
		'settings'           => Page::class,
		'searches'           => Page::class,
		'my_applications'    => Page::class,
		'messages'           => Page::class,
		'conversation'       => Page::class,
		'report'             => Page::class,
		'edit_work'          => Page::class,
		'contact_designer'   => Page::class,
		'edit_mission'       => Page::class,
		'apply'              => Page::class,
		'mission'            => Pages\Job::class,
		'designer'           => Pages\Designer::class,
		'project'            => Pages\Project::class,
		'page'               => Pages\Written::class,
		'not_found'          => Pages\Not_Found::class,
	);

	public static function named( string $name ): Page {
		$type = self::ALL[ $name ] ?? throw new LogicException( "No page for the route {$name}" );
		return new $type( Contract::route( $name ) );
	}
}
