<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use Throwable;
use WP_CLI;

/** The commands under `wp design-marketplace`. Registered only in WP-CLI. A command's class is created when it is called. */
final class Commands implements Has_User_Meta {

	public const NAME = 'design-marketplace';

	/** The mark of demo members. */
	public function user_meta(): array {
		return array( Seed\Marks::KEY => false );
	}

	/** Names the commands when one of them is asked for, or all: WP-CLI loads the class of each. */
	public function add(): void {
		WP_CLI::add_hook(
			'before_run_command',
			static function ( array $words ): void {
				if ( in_array( $words[0] ?? 'help', array( self::NAME, 'help', 'cli' ), true ) ) {
					self::name();
				}
			}
		);
		// Cron runs what was cleared; is_admin() and wp_doing_cron() are false here.
		WP_CLI::add_hook( 'before_invoke:cron event', array( Scheduled_Jobs::class, 'schedule' ) );
	}

	private static function name(): void {
		$data     = new Data_Commands();
		$commands = array(
			'seed'      => Seed_Command::class,
			'outbox'    => Outbox_Command::class,
			'members'   => Members_Command::class,
			'reports'   => Reports_Command::class,
			'missions'  => Missions_Command::class,
			'doctor'    => Doctor_Command::class,
			'figures'   => Figures_Command::class,
			'metrics'   => Metrics_Command::class,
			'import'    => Import_Command::class,
			'archive'   => Archive_Command::class,
			'clock'     => Clock_Command::class,
			'portfolio' => Portfolio_Command::class,
			'brand'     => Brand_Command::class,
			'files'     => Files_Command::class,
			'migrate'   => array( $data, 'migrate' ),
			'reindex'   => array( $data, 'reindex' ),
			'export'    => array( $data, 'export' ),
			'erase'     => array( $data, 'erase' ),
		);
		$more     = array(
			// The handler is set only for these commands.
			'before_invoke' => static fn(): mixed => set_exception_handler( array( self::class, 'give_up' ) ),
			// WP-CLI would put them off until WordPress is loaded, which is over.
			'is_deferred'   => true,
		);
		foreach ( $commands as $name => $command ) {
			WP_CLI::add_command( self::NAME . " {$name}", $command, $more );
		}
	}

	/**
	 * Reports in a sentence that the database has refused a write, which can happen in any command.
	 * @throws Throwable Any other exception again, so that PHP shows its origin.
	 */
	public static function give_up( Throwable $failure ): never {
		if ( $failure instanceof Lost_Transaction ) {
			WP_CLI::debug( $failure->getMessage() );
			WP_CLI::error( 'The database did not store it. Run the command again; with --debug it says why.' );
		}
		throw $failure;
	}
}
