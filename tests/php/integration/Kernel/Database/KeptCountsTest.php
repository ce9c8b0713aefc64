<?php
/** What was counted is kept until a writer says that it has changed, in the table as in an object cache. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Database;

use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

#[Group( 'sqlite' )]
final class KeptCountsTest extends TestCase {

	#[TestWith( array( false ) )]
	#[TestWith( array( true ) )]
	public function test_it_is_counted_once_an_edition( bool $cache ): void {
		global $wpdb;
		$before = (bool) wp_using_ext_object_cache();
		wp_using_ext_object_cache( $cache );
		$number = 0;
		$ask    = static function () use ( &$number ): int {
			return Kept_Counts::of(
				Kept_Counts::LISTS,
				'a list of this test',
				static function () use ( &$number ): array {
					return array( 'total' => ++$number );
				}
			)['total'];
		};
		try {
			$this->assertSame( array( 1, 1 ), array( $ask(), $ask() ) );
			$this->assertNull( Kept_Counts::kept( Kept_Counts::LISTS, 'another list' )[0] );
			$this->assertNull( Kept_Counts::kept( Kept_Counts::LISTS, 'a list of this test', 7 )[0] );
			$this->assertNull( Kept_Counts::kept( Kept_Counts::CANDIDATES, 'a list of this test' )[0] );
			Kept_Counts::outdate( Kept_Counts::CANDIDATES, array( 7 ) );
			$this->assertSame( 1, $ask() );
			Kept_Counts::outdate( Kept_Counts::LISTS );
			$this->assertSame( array( 2, 2 ), array( $ask(), $ask() ) );
			// Counted before somebody wrote, and stored after that.
			$edition = Kept_Counts::kept( Kept_Counts::LISTS, 'a list of this test' )[1];
			Kept_Counts::outdate( Kept_Counts::LISTS );
			Kept_Counts::keep( Kept_Counts::LISTS, 'a list of this test', $edition, array( 'total' => 99 ) );
			$this->assertSame( 3, $ask() );
			$stored = (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Tables::name( 'kept_count' ) . " WHERE subject = 'lists' AND numbers LIKE '%:3}'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
			$this->assertSame( $cache ? 0 : 1, $stored );
			if ( ! $cache ) {
				Kept_Counts::forget_all();
				$this->assertSame( 4, $ask() );
			}
		} finally {
			wp_cache_flush();
			wp_using_ext_object_cache( $before );
		}
	}
}
