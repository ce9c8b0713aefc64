<?php
/** Brings the database to the version the code needs, one migration after the other. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use Throwable;

/** Activation, cron and `wp design-marketplace migrate` run them. A visitor's request only schedules them. */
final class Migrations implements Has_Jobs {

	public const EVENT = 'design_marketplace_migrate';

	/** Seconds after which a run of cron leaves the rest to the next one. */
	private const SECONDS = 20;

	/**
	 * The plugin's migrations. The id is the version of the database afterwards, and is never used again. None is changed once it
	 * was released. One can be deleted when a later one undoes all of it.
	 */
	private const ALL = array(
		Schema::VERSION => Schema::class,
		2               => Migrations\Universities_As_Setting::class,
		3               => Migrations\Pictures_In_One_Place::class,
		4               => Migrations\Day_It_Landed::class,
		// 5 was the same without the programmes of the members' table.
		6               => Migrations\School_Site::class,
		// The next one goes here.
	);

	/**
	 * @param array<int,class-string<Migration>|Migration> $all Migrations by id, ascending. By class, as each request makes this object and few run a migration.
	 */
	public function __construct( private readonly array $all = self::ALL ) {}

	/** The hook that cron runs once when migrations are missing. */
	public function jobs(): array {
		return array( self::EVENT => '' );
	}

	/** The version the code needs. */
	public static function wanted(): int {
		return (int) array_key_last( self::ALL );
	}

	/** Schedules missing migrations, as an update does not run the activation hook. */
	public function ask_cron(): void {
		if ( Tables::version() < (int) array_key_last( $this->all ) ) {
			Scheduled_Jobs::soon( self::EVENT );
		}
	}

	/** Runs migrations as long as a cron job may, and schedules the rest. */
	public function run_for_cron(): void {
		$this->run( self::SECONDS );
		$this->ask_cron();
	}

	/**
	 * Runs the missing migrations. Each batch is committed together with its position, so that nothing is done twice.
	 * @param int|null                  $seconds Seconds after which the rest is left to a later run; null for none.
	 * @param callable(int,string):void $told    Called before each batch with the migration and the position.
	 * @return bool Whether the database is at the version now. False also while another process is at it.
	 */
	public function run( ?int $seconds = null, ?callable $told = null ): bool {
		if ( Tables::version() >= (int) array_key_last( $this->all ) ) {
			return true;
		}
		$progress = Progress::take();
		if ( null === $progress ) {
			return false;
		}
		$until = null === $seconds ? PHP_INT_MAX : Clock::now() + $seconds;
		// Another process may have run some since this one began.
		self::forget_version();
		foreach ( $this->all as $id => $migration ) {
			if (
				$id > Tables::version()
					&& ! $this->finish( $id, is_string( $migration ) ? new $migration() : $migration, $progress, $until, $told )
			) {
				return false;
			}
		}
		$progress->end();
		return true;
	}

	/**
	 * Runs a migration until it is done or the time is over.
	 * @param Progress      $progress Held by this process.
	 * @param int           $until    When the time is over.
	 * @param callable|null $told     See run().
	 * @throws Throwable What the migration threw; the next run goes on there.
	 */
	private function finish( int $id, Migration $migration, Progress $progress, int $until, ?callable $told ): bool {
		$after = $progress->id === $id ? $progress->after : '';
		try {
			$progress->note( $id, $after );
			// Not within a transaction: MySQL ends it with each CREATE and ALTER.
			Tables::install( Tables::declared() );
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
					function () use ( $id, $at, $migration, $progress ): ?string {
						$progress->note( $id, $at );
						$next = $migration->batch( $at );
						if ( null === $next ) {
							update_option( Tables::VERSION, Schema::VERSION === $id ? (int) array_key_last( $this->all ) : $id, true );
						} else {
							$progress->note( $id, $next );
						}
						return $next;
					}
				);
			}
		} catch ( Throwable $failure ) {
			// The cache may contain a version that was rolled back.
			self::forget_version();
			$progress->leave( $id, $at ?? $after );
			throw $failure;
		}
		return true;
	}

	/** Makes the next read of the version go to the database. */
	private static function forget_version(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( Tables::VERSION, 'options' );
	}
}
