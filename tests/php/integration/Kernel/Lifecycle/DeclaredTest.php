<?php
/** What the plugin keeps is what its modules declare, and they declare all that uninstalling and privacy need. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Content;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\Tests\Support\Undeclared;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class DeclaredTest extends TestCase {

	public function test_every_table_of_ours_is_declared_and_every_declared_one_is_there(): void {
		global $wpdb;
		$there    = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}dmkt_" ) . '%' ) );
		$declared = array_map( array( Tables::class, 'name' ), Tables::all() );
		sort( $there );
		sort( $declared );
		$this->assertSame( $declared, $there );
	}

	public function test_every_scheduled_hook_of_ours_is_declared(): void {
		$hooks = array_unique( array_merge( ...array_map( 'array_keys', array_values( array_filter( (array) _get_cron_array() ) ) ) ) );
		$ours  = array_filter( $hooks, static fn( string $hook ): bool => str_starts_with( $hook, 'design_marketplace_' ) );
		$this->assertNotEmpty( $ours );
		$this->assertSame( array(), array_diff( $ours, array_keys( Scheduled_Jobs::all() ) ) );
	}

	public function test_somebody_hears_every_declared_hook(): void {
		$unheard = array_filter( array_keys( Scheduled_Jobs::all() ), static fn( string $hook ): bool => ! has_action( $hook ) );
		$this->assertSame( array(), array_values( $unheard ) );
	}

	public function test_every_post_type_of_ours_is_declared(): void {
		$types    = array_filter( get_post_types(), static fn( string $type ): bool => str_starts_with( $type, 'dmkt_' ) );
		$declared = array_keys( Declared::all( Has_Content::class, static fn( Has_Content $module ): array => $module->post_types() ) );
		$this->assertSame( array(), array_diff( $types, $declared ) );
	}

	public function test_what_nobody_declares_is_noticed(): void {
		update_user_meta( 1, 'design_marketplace_new_thing', 'x' );
		update_option( 'dm_new_thing', 'x' );
		wp_schedule_single_event( time(), 'design_marketplace_new_thing' ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		$found = Undeclared::found();
		sort( $found );
		$this->assertSame( array( 'job design_marketplace_new_thing', 'option dm_new_thing', 'user meta design_marketplace_new_thing' ), $found );
	}
}
