<?php
/** What WordPress looks for in every request is read in one query. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Database;

use DesignMarketplace\Kernel\Database\Absent_Options;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class AbsentOptionsTest extends TestCase {

	public function test_one_query_for_all_of_them(): void {
		global $wpdb;
		foreach ( array( 'medium_crop', 'large_crop', 'theme_switched' ) as $name ) {
			delete_option( $name );
		}
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		Absent_Options::read();
		$this->assertFalse( get_option( 'medium_crop' ) );
		$this->assertFalse( get_option( 'large_crop' ) );
		$this->assertFalse( get_option( 'theme_switched' ) );
		$this->assertSame( 1, $wpdb->num_queries - $before );
	}

	public function test_one_that_is_stored_is_found(): void {
		add_option( 'theme_switched', 'twentyten', '', false );
		wp_cache_flush();
		Absent_Options::read();
		$this->assertSame( 'twentyten', get_option( 'theme_switched' ) );
		delete_option( 'theme_switched' );
	}

	public function test_with_an_object_cache_nothing_is_read(): void {
		global $wpdb;
		$cache  = (bool) wp_using_ext_object_cache( true );
		$before = $wpdb->num_queries;
		Absent_Options::read();
		wp_using_ext_object_cache( $cache );
		$this->assertSame( $before, $wpdb->num_queries );
	}
}
