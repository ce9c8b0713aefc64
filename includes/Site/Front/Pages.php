<?php
/** The list of pages: the server's part of each row of Contract/routes.json. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Pages\Account;
use DesignMarketplace\Site\Pages\Designer;
use DesignMarketplace\Site\Pages\Designers;
use DesignMarketplace\Site\Pages\Home;
use DesignMarketplace\Site\Pages\Job;
use DesignMarketplace\Site\Pages\Jobs;
use DesignMarketplace\Site\Pages\Not_Found;
use DesignMarketplace\Site\Pages\Project;
use DesignMarketplace\Site\Pages\Showcase;
use DesignMarketplace\Site\Pages\Tools;
use DesignMarketplace\Site\Pages\Work;
use DesignMarketplace\Site\Pages\Written;
use LogicException;

final class Pages {

	/** Classes by name of the route. Page itself for those that preload nothing. */
	public const ALL = array(
		'home'               => Home::class,
		'jobs'               => Jobs::class,
		'designers'          => Designers::class,
		'showcase'           => Showcase::class,
		'tools'              => Tools::class,
		'about'              => Written::class,
		'login'              => Account::class,
		'signup'             => Account::class,
		'forgotten_password' => Page::class,
		'reset_password'     => Page::class,
		'settings'           => Page::class,
		'searches'           => Page::class,
		'credits'            => Page::class,
		'my_applications'    => Page::class,
		'saved'              => Page::class,
		'lists'              => Page::class,
		'shared_list'        => Page::class,
		'list'               => Page::class,
		'templates'          => Page::class,
		'messages'           => Page::class,
		'conversation'       => Page::class,
		'report'             => Page::class,
		'edit_work'          => Page::class,
		'contact_designer'   => Page::class,
		'edit_mission'       => Page::class,
		'apply'              => Page::class,
		'mission'            => Job::class,
		'designer'           => Designer::class,
		'work'               => Work::class,
		'project'            => Project::class,
		'page'               => Written::class,
		'not_found'          => Not_Found::class,
	);

	public static function named( string $name ): Page {
		$type = self::ALL[ $name ] ?? throw new LogicException( "No page for the route {$name}" );
		return new $type( Contract::route( $name ) );
	}
}
