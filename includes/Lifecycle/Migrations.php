<?php
/**
 * Brings the database to the version the code needs, one migration after the other.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Declares\Has_Jobs;
use DesignMarketplace\Module;
use Throwable;

/**
 * Activation, cron and `wp design-marketplace migrate` run them. A visitor's request at most asks cron to.
 */
final class Migrations implements Module, Has_Jobs {

	public const OPTION = Tables::VERSION;

	public const EVENT = 'design_marketplace_migrate';

	/**
	 * Seconds after which cron's run leaves the rest to the next.
	 */
	private const SECONDS = 20;

	/**
	 * The plugin's migrations. The id is the version the database is at afterwards and is never given again. None is ever changed.
	 * One may go when a later one takes away all it made.
	 */
	private const ALL = array(
		1  => Migrations\First_Tables::class,
		2  => Migrations\Pages::class,
		3  => Migrations\Directory_Totals::class,
		5  => Migrations\Directory_Skills::class,
		6  => Migrations\Member_Dates::class,
		7  => Migrations\Known_Missions::class,
		8  => Migrations\Member_Languages::class,
		9  => Migrations\No_Editions::class,
		10 => Migrations\Application_Stages::class,
		12 => Migrations\Counted_Works::class,
		13 => Migrations\Directory_Jobs::class,
		14 => Migrations\Card_Languages::class,
		15 => Migrations\Reports::class,
		16 => Migrations\Verified_Affiliation::class,
		17 => Migrations\Conversations::class,
		18 => Migrations\Old_Letters::class,
		19 => Migrations\Search_Words::class,
		20 => Migrations\Directory_Facts::class,
		// The next one goes here.
	);

	/**
	 * @param array<int,class-string<Migration>|Migration> $all Migrations by id, ascending. Each request makes this object, few run one.
	 */
	public function __construct( private readonly array $all = self::ALL ) {}

	public function register(): void {
		add_action( 'init', array( $this, 'ask_cron' ), 5 );
		add_action( self::EVENT, array( $this, 'run_for_cron' ), 10, 0 );
	}

	/**
	 * Once, when there is something to do.
	 */
	public function jobs(): array {
		return array( self::EVENT => '' );
	}

	/**
	 * The version the database is at.
	 */
	public static function version(): int {
		return Tables::version();
	}

	/**
	 * The version the code needs.
	 */
	public static function wanted(): int {
		return (int) array_key_last( self::ALL );
	}

	/**
	 * Has cron run what is missing: an update does not run the activation hook.
	 */
	public function ask_cron(): void {
		if ( self::version() < (int) array_key_last( $this->all ) && ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time(), self::EVENT ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		}
	}

	/**
	 * Runs as much as a cron job may, and asks for the rest.
	 */
	public function run_for_cron(): void {
		$this->run( self::SECONDS );
		$this->ask_cron();
	}

	/**
	 * Runs what is missing. Each batch and its note of where it ended are stored together, so that whoever goes on does nothing twice.
	 *
	 * @param int|null                  $seconds Seconds after which the rest is left to a later run; null for none.
	 * @param callable(int,string):void $told    Told before each batch of its migration and of where the one before ended.
	 * @return bool Whether the database is at the version now. False also while another process is at it.
	 */
	public function run( ?int $seconds = null, ?callable $told = null ): bool {
		if ( self::version() >= (int) array_key_last( $this->all ) ) {
			return true;
		}
		$progress = Progress::take();
		if ( null === $progress ) {
			return false;
		}
		$until = null === $seconds ? PHP_INT_MAX : Clock::now() + $seconds;
		// Another process may have been at it since this one began.
		self::forget_version();
		foreach ( $this->all as $id => $migration ) {
			if ( $id > self::version() && ! $this->finish( $id, is_string( $migration ) ? new $migration() : $migration, $progress, $until, $told ) ) {
				return false;
			}
		}
		$progress->end();
		return true;
	}

	/**
	 * Runs a migration to its end, or until time is up.
	 *
	 * @param int           $id        Its id.
	 * @param Migration     $migration Migration.
	 * @param Progress      $progress  Held by this process.
	 * @param int           $until     When time is up.
	 * @param callable|null $told      See run().
	 * @throws Throwable What the migration threw; the next run goes on there.
	 */
	private function finish( int $id, Migration $migration, Progress $progress, int $until, ?callable $told ): bool {
		$after = $progress->id === $id ? $progress->after : '';
		try {
			$progress->note( $id, $after );
			// Not within a transaction: MySQL ends it with each CREATE, ALTER and DROP.
			Tables::install( $migration->tables() );
			Tables::drop( $migration->dropped_tables() );
			while ( null !== $after ) {
				if ( Clock::now() >= $until ) {
					$progress->leave( $id, $after );
					return false;
				}
				if ( $told ) {
					$told( $id, $after );
				}
				$at    = $after;
				$after = Transaction::run(
					static function () use ( $id, $at, $migration, $progress ): ?string {
						$progress->note( $id, $at );
						$next = $migration->batch( $at );
						if ( null === $next ) {
							update_option( self::OPTION, $id, true );
						} else {
							$progress->note( $id, $next );
						}
						return $next;
					}
				);
			}
		} catch ( Throwable $failure ) {
			// The cache may hold a version the database did not store.
			self::forget_version();
			$progress->leave( $id, $at ?? $after );
			throw $failure;
		}
		return true;
	}

	/**
	 * Has the version read from the database again.
	 */
	private static function forget_version(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( self::OPTION, 'options' );
	}
}
