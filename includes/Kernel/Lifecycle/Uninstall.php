<?php
/** Removes the plugin's data if the operator has asked for it. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Declares\Uninstalls;
use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\Kernel\Settings\Site_Settings;

/** The plugin's hooks are not there, so nothing is mailed. Pages stay, as they are the operator's. */
final class Uninstall {

	private const PREFIXES = array( 'design_marketplace_', '_design_marketplace_' );

	/** Stops the jobs, and removes the data of each site with that setting. */
	public function run(): void {
		$answers = array();
		Sites::each(
			function () use ( &$answers ): void {
				$answers[] = $this->site();
			},
			true
		);
		if ( in_array( true, $answers, true ) && ! in_array( false, $answers, true ) ) {
			// Fields of users who were not only members: users belong to all sites of a network.
			self::remove_meta( 'usermeta' );
		}
	}

	/**
	 * Removes the data of the current site.
	 * @return bool|null Whether its data was to be removed; null where there is none.
	 */
	private function site(): ?bool {
		if ( Tables::are_too_old() ) {
			return false;
		}
		Scheduled_Jobs::clear();
		if ( ! Site_Settings::get( 'remove_data' ) ) {
			return 0 === Tables::version() ? null : false;
		}
		Answers::unhurried();
		$this->remove_content();
		foreach ( array_reverse( Declared::by( Uninstalls::class ) ) as $module ) {
			$module->uninstall();
		}
		Tables::drop( Tables::all() );
		$this->remove_settings();
		return true;
	}

	private function remove_content(): void {
		global $wpdb;
		$types = Declared::all( Has_Content::class, static fn( Has_Content $module ): array => $module->post_types() );
		$types = Sql::words( array_keys( $types ) );
		Batches::remove(
			"SELECT ID FROM {$wpdb->posts} WHERE post_type IN ({$types})",
			static fn( int $id ): bool => (bool) wp_delete_post( $id, true )
		);
	}

	/** Deletes options, and fields of pages. */
	private function remove_settings(): void {
		array_map( 'delete_option', self::options( 'design_marketplace_' ) );
		$this->remove_transients();
		self::remove_meta( 'postmeta' );
	}

	/** Deletes transients. Those in an object cache expire by themselves. */
	public function remove_transients(): void {
		$names = self::options( '_transient_design_marketplace_' );
		array_map( static fn( string $name ): bool => delete_transient( substr( $name, strlen( '_transient_' ) ) ), $names );
	}

	/** @return list<string> */
	private static function options( string $prefix ): array {
		global $wpdb;
		return Sql::column( 'SELECT option_name FROM {options} WHERE option_name LIKE %s', $wpdb->esc_like( $prefix ) . '%' );
	}

	private static function remove_meta( string $table ): void {
		global $wpdb;
		foreach ( self::PREFIXES as $prefix ) {
			Sql::write( "DELETE FROM {{$table}} WHERE meta_key LIKE %s", $wpdb->esc_like( $prefix ) . '%' );
		}
		wp_cache_flush();
	}
}
