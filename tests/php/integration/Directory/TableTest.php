<?php
/** The table can always be made anew, and parallel writers never leave an older state on top. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Directory\Row_Builder;
use DesignMarketplace\Directory\Totals;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class TableTest extends TestCase {

	use Marketplace;

	public function test_a_skill_stored_twice_counts_once(): void {
		$skill = $this->skill( 'Type' );
		$id    = $this->designer( array( 'skill' => array( $skill, $skill ) ) );
		$this->work( $id );
		$this->assert_in_step();
		$this->assertSame( array( $skill ), ( new Query() )->by_id( $id )['card']['skill'] ?? null );
	}

	public function test_drift_of_any_kind_is_named_and_healed(): void {
		global $wpdb;
		$skill = $this->skill( 'Type' );
		$ids   = array();
		for ( $i = 0; $i < 8; $i++ ) {
			$ids[] = $this->designer( array( 'skill' => array( $skill ) ) );
			$this->work( $ids[ $i ] );
		}
		$this->assert_in_step();

		$table  = Tables::name( 'directory' );
		$skills = Tables::name( 'directory_skill' );
		$wpdb->update( $table, array( 'listed' => 0 ), array( 'user_id' => $ids[0] ) );
		$wpdb->update( $table, array( 'doc' => '{}' ), array( 'user_id' => $ids[1] ) );
		$wpdb->delete( $table, array( 'user_id' => $ids[2] ) );
		$wpdb->delete( $skills, array( 'user_id' => $ids[3] ) );
		$wpdb->update( $skills, array( 'listed' => 0 ), array( 'user_id' => $ids[4] ) );
		$wpdb->update( $skills, array( 'level' => 9 ), array( 'user_id' => $ids[5] ) );
		$wpdb->update( $skills, array( 'region' => 'Atlantis' ), array( 'user_id' => $ids[6] ) );
		$wpdb->insert( $table, array( 'user_id' => 987654, 'role' => 'designer', 'listed' => 1, 'folded' => '', 'doc' => '{}' ) );
		$wpdb->insert( $skills, array( 'user_id' => 987654, 'skill_id' => $skill, 'role' => 'designer', 'listed' => 1 ) );
		$different = array( 0, $ids[0], $ids[1], $ids[2], $ids[3], $ids[4], $ids[5], $ids[6], 987654 );
		self::assertSame( $different, ( new Indexer() )->verify() );
		self::assertSame( $different, ( new Indexer() )->verify(), 'Looking changes nothing.' );

		$told = array();
		$done = ( new Indexer() )->rebuild(
			static function ( int $number ) use ( &$told ): void {
				$told[] = $number;
			}
		);
		self::assertSame( 9, $done );
		self::assertSame( array( 9 ), $told );
		self::assertSame( array(), ( new Indexer() )->verify() );
		self::assertCount( 8, $this->listed( 'designer', array( 'skill' => array( $skill ) ) ) );
		self::assertSame( '8', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$skills}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}

	public function test_it_is_made_from_nothing_in_batches(): void {
		global $wpdb;
		$last = $this->designer();
		// The accounts that are added stand in their tables as this one does.
		foreach ( range( 1, 229 ) as $number ) {
			$copy = $last + $number;
			$wpdb->query( "INSERT INTO {$wpdb->users} (ID, user_login, user_nicename, display_name) SELECT {$copy}, 'batch{$number}', 'batch-{$number}', display_name FROM {$wpdb->users} WHERE ID = {$last}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
			$wpdb->query( "INSERT INTO {$wpdb->usermeta} (user_id, meta_key, meta_value) SELECT {$copy}, meta_key, meta_value FROM {$wpdb->usermeta} WHERE user_id = {$last} AND meta_key IN ('{$wpdb->prefix}capabilities', 'design_marketplace_activated', 'design_marketplace_name')" ); // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
		}
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'directory' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		self::assertSame( 230, ( new Indexer() )->rebuild() );
		self::assertSame( array(), ( new Indexer() )->verify() );
		self::assertSame( $last + 229, ( new Query() )->by_id( $last + 229 )['user_id'] ?? 0 );
	}

	public function test_who_read_before_somebody_else_wrote_loses_and_writes_nothing(): void {
		global $wpdb;
		$designer = $this->designer();
		$wpdb->delete( Tables::name( 'directory' ), array( 'user_id' => $designer ) );
		$table = new Directory_Table();
		$early = $table->read( array( $designer ) );
		$first = ( new Row_Builder() )->build( array( $designer ) );
		self::assertSame( array(), $early );

		$this->work( $designer );
		( new Indexer() )->flush();
		self::assertSame( array( $designer ), $table->write( array( $designer ), $early, $first ), 'An insert after an insert.' );

		$stale = $table->read( array( $designer ) );
		update_user_meta( $designer, 'design_marketplace_name', 'New Name' );
		( new Indexer() )->flush();
		self::assertSame( array( $designer ), $table->write( array( $designer ), $stale, $first ), 'An update after an update.' );
		self::assertSame( 'New Name', $this->card( $designer )['name'] );
		self::assertSame( array( $designer ), $this->listed( 'designer' ) );
	}

	public function test_the_loser_works_the_row_out_again(): void {
		$designer = $this->designer();
		( new Indexer() )->flush();
		update_user_meta( $designer, 'design_marketplace_name', 'First' );
		$table  = Tables::name( 'directory' );
		$raced  = false;
		$racing = static function ( string $query ) use ( &$raced, $table, $designer ): string {
			global $wpdb;
			if ( ! $raced && str_starts_with( ltrim( $query ), "UPDATE {$table}" ) ) {
				$raced = true;
				update_user_meta( $designer, 'design_marketplace_name', 'Second' );
				$wpdb->query( $wpdb->prepare( "UPDATE {$table} SET version = version + 1 WHERE user_id = %d", $designer ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
			}
			return $query;
		};
		add_filter( 'query', $racing );
		( new Indexer() )->flush();
		remove_filter( 'query', $racing );
		self::assertTrue( $raced );
		self::assertSame( 'Second', $this->card( $designer )['name'] );
	}

	public function test_totals_are_those_of_counting_whatever_happens(): void {
		mt_srand( 5 );
		$skills  = array( $this->skill( 'a' ), $this->skill( 'b' ), $this->skill( 'c' ) );
		$members = array();
		for ( $i = 0; $i < 6; $i++ ) {
			array_push( $members, $this->designer(), $this->contractor() );
		}
		$posts = array();
		for ( $i = 0; $i < 40; $i++ ) {
			$member = mt_rand( 0, 11 );
			$id     = $members[ $member ];
			switch ( mt_rand( 0, 6 ) ) {
				case 0:
				case 1:
					$posts[] = 0 === $member % 2 ? $this->work( $id ) : $this->mission( $id, '2026-03-01 10:00:00', array( $skills[ mt_rand( 0, 2 ) ] ), 0 === mt_rand( 0, 1 ) );
					break;
				case 2:
					update_user_meta( $id, 'design_marketplace_level', mt_rand( 1, 3 ) );
					break;
				case 3:
					update_user_meta( $id, 'design_marketplace_city', array( 'Genève', 'Lausanne', 'Bern' )[ mt_rand( 0, 2 ) ] );
					break;
				case 4:
					update_user_meta( $id, 'design_marketplace_skill', array_slice( $skills, mt_rand( 0, 2 ) ) );
					break;
				case 5:
					update_user_meta( $id, 'design_marketplace_activated', (string) mt_rand( 0, 1 ) );
					break;
				default:
					wp_delete_post( (int) array_pop( $posts ), true );
			}
			$this->assert_in_step();
		}
		wp_delete_term( $skills[0], 'dmkt_skill' );
		$this->assert_in_step();
		foreach ( array( 'designer', 'contractor' ) as $role ) {
			foreach ( array(
				array(),
				array( 'level' => 2 ),
				array( 'region' => 'Genève' ),
				array( 'skill' => array( $skills[1] ) ),
				array( 'skill' => array( $skills[1] ), 'level' => 0, 'region' => 'Lausanne' ),
			) as $filters ) {
				$page = ( new Query() )->page( $role, $filters, 1, 100 );
				self::assertSame( count( $page['items'] ), $page['total'] );
				self::assertSame( count( array_filter( $page['items'], static fn( array $card ): bool => 'contractor' === $role && $card['missions_count'] > $card['closed_missions_count'] ) ), $page['open_total'] );
			}
		}
	}

	public function test_all_writers_count_in_the_same_order(): void {
		$row    = array( 'role' => 'designer', 'listed' => 1, 'level' => 1, 'region' => '', 'has_open' => 0, 'sort_at' => '2026-03-01 10:00:00' );
		$change = static fn( int ...$skills ): array => array( 'before' => null, 'after' => array( 'row' => $row, 'skills' => $skills ) );
		// @phpstan-ignore argument.type, argument.type (only what is counted by)
		self::assertSame( Totals::difference( array( $change( 3, 1 ), $change( 2 ) ) ), Totals::difference( array( $change( 2 ), $change( 1, 3 ) ) ) );
	}

	public function test_a_row_is_deleted_once_and_counted_once(): void {
		$designer = $this->designer();
		$this->work( $designer );
		( new Indexer() )->flush();
		$table  = new Directory_Table();
		$stored = $table->read( array( $designer ) );
		self::assertSame( array(), $table->write( array( $designer ), $stored, array() ) );
		self::assertSame( array( $designer ), $table->write( array( $designer ), $stored, array() ) );
		self::assertTrue( Totals::are_true() );
	}

	public function test_spoilt_totals_are_named_and_healed(): void {
		global $wpdb;
		$this->work( $this->designer() );
		$this->assert_in_step();
		$wpdb->query( 'UPDATE ' . Tables::name( 'directory_count' ) . ' SET members = members + 1' ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		self::assertSame( array( 0 ), ( new Indexer() )->verify() );
		( new Indexer() )->rebuild();
		$this->assert_in_step();
	}

	public function test_no_list_without_a_search_counts_its_members(): void {
		$skill = $this->skill( 'a' );
		foreach ( array( array(), array( 'level' => 1 ), array( 'region' => 'Genève', 'skill' => array( $skill ) ) ) as $filters ) {
			self::assertSame( array(), preg_grep( '/COUNT\(/i', $this->queries( static fn() => ( new Query() )->page( 'designer', $filters, 1, 7 ) ) ) );
		}
	}

	public function test_a_row_that_is_right_is_not_written_again(): void {
		$designer = $this->designer( array( 'skill' => array( $this->skill( 'b' ), $this->skill( 'a' ) ) ) );
		$this->work( $designer, '2026-03-01 10:00:00', true );
		( new Indexer() )->flush();
		( new Indexer() )->touch( $designer );
		self::assertSame( array(), preg_grep( '/^\s*(INSERT|UPDATE|REPLACE|DELETE)/i', $this->queries( static fn() => ( new Indexer() )->flush() ) ) );
	}
}
