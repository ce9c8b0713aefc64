<?php
/**
 * The commands under `wp design-marketplace`.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli;

use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Declares\Has_User_Meta;
use DesignMarketplace\Mail\Address_Book;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Worker;
use DesignMarketplace\Module;
use Throwable;
use WP_CLI;

/**
 * Registered only where WP-CLI runs; a command's class is built when it is called.
 */
final class Commands implements Module, Has_User_Meta {

	public const NAME = 'design-marketplace';

	/**
	 * @param Catalogue    $mails  All mails there are.
	 * @param Address_Book $people Knows the recipients.
	 */
	public function __construct( private readonly Catalogue $mails, private readonly Address_Book $people ) {}

	/**
	 * Marks the demo's members.
	 */
	public function user_meta(): array {
		return array( Seed\Marks::KEY => false );
	}

	/**
	 * Adds the commands.
	 */
	public function register(): void {
		if ( ! defined( 'WP_CLI' ) || ! WP_CLI ) {
			return;
		}
		set_exception_handler( array( self::class, 'give_up' ) );
		WP_CLI::add_command( self::NAME . ' seed', Seed_Command::class );
		WP_CLI::add_command( self::NAME . ' outbox', new Outbox_Command( new Worker( $this->mails, $this->people ) ) );
		WP_CLI::add_command( self::NAME . ' reindex', Reindex_Command::class );
		WP_CLI::add_command( self::NAME . ' members', Members_Command::class );
		foreach ( array( 'verify', 'unverify' ) as $name ) {
			WP_CLI::add_command( self::NAME . " members {$name}", array( new Verify_Command(), $name ) );
		}
		WP_CLI::add_command( self::NAME . ' reports', Reports_Command::class );
		WP_CLI::add_command( self::NAME . ' missions', Missions_Command::class );
		WP_CLI::add_command( self::NAME . ' migrate', Migrate_Command::class );
		WP_CLI::add_command( self::NAME . ' doctor', Doctor_Command::class );
		WP_CLI::add_command( self::NAME . ' export', Export_Command::class );
		WP_CLI::add_command( self::NAME . ' clock', Clock_Command::class );
		WP_CLI::add_command( self::NAME . ' erase', Erase_Command::class );
	}

	/**
	 * Says in a sentence that the database has refused a write. It can do so in the middle of any command.
	 *
	 * @param Throwable $failure What nobody caught.
	 * @throws Throwable When it is anything else: PHP then says where it came from.
	 */
	public static function give_up( Throwable $failure ): never {
		if ( $failure instanceof Lost_Transaction ) {
			WP_CLI::debug( $failure->getMessage() );
			WP_CLI::error( 'The database did not store it. Run the command again; with --debug it says why.' );
		}
		throw $failure;
	}
}
