<?php
/**
 * Brings the database to the version the code needs, step by step.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Directory\Table;
use DesignMarketplace\Directory\Totals;
use DesignMarketplace\Mail\Messages\New_Matching_Mission;
use DesignMarketplace\Members\Languages_Migration;
use DesignMarketplace\Members\Role_Watch;
use DesignMarketplace\Members\Roles;
use DesignMarketplace\Module;

/**
 * Runs on a version difference, as updates do not run the activation hook. Each step may run twice.
 */
final class Migrations implements Module {

	public const OPTION = 'design_marketplace_schema';

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'run' ), 5 );
	}

	/**
	 * The version the database is at.
	 */
	public static function version(): int {
		return (int) get_option( self::OPTION, 0 );
	}

	/**
	 * The version the code needs.
	 */
	public static function wanted(): int {
		return count( ( new self() )->steps() );
	}

	/**
	 * Runs the steps that are missing; remembers each, so that a broken run goes on where it stopped.
	 */
	public function run(): void {
		$steps = $this->steps();
		$done  = self::version();
		if ( $done >= count( $steps ) ) {
			return;
		}
		foreach ( array_slice( $steps, $done ) as $index => $step ) {
			$step();
			update_option( self::OPTION, $done + $index + 1, true );
		}
	}

	/**
	 * Steps in order; new ones are added at the end, none is ever taken away.
	 *
	 * @return list<callable():void>
	 */
	private function steps(): array {
		return array(
			static function (): void {
				Tables::install();
				Roles::install();
			},
			static fn() => ( new Default_Pages() )->install(),
			static function (): void {
				Tables::install();
				( new Totals() )->recount();
			},
			static fn() => Tables::install(),
			static function (): void {
				Tables::install();
				( new Table() )->file_skills();
			},
			static function (): void {
				Tables::install();
				Role_Watch::date_members();
			},
			// No mail leaves because of an update: what was there before is not news when it comes back from the trash.
			static fn() => New_Matching_Mission::mark_known(),
			static fn() => Languages_Migration::run(),
		);
	}
}
