<?php
/**
 * What an importer brings is found and counted at once, and nobody gets an email about it; about what people do with it, everybody does.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Jobs;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

final class ImportTest extends Seeking {

	/**
	 * Inserts an item as importers do: the post first, its terms and fields afterwards.
	 * @param array<string,mixed>  $values Columns that differ.
	 * @param array<string,mixed> $fields Meta.
	 */
	private function import( string $type, int $author, array $values = array(), array $fields = array() ): int {
		$id = wp_insert_post(
			$values + array(
				'post_type'   => $type,
				'post_status' => 'publish',
				'post_title'  => 'Night trains',
				'post_author' => $author,
				'post_date'   => '2024-05-01 10:00:00',
			)
		);
		$this->assertIsInt( $id );
		foreach ( $fields as $key => $value ) {
			update_post_meta( $id, $key, $value );
		}
		wp_set_object_terms( $id, array( $this->skill ), 'dmkt_skill' );
		return $id;
	}

	/**
	 * Everything that leaves in the next days, with the hourly watch.
	 * @return array<string,string> Subjects by address.
	 */
	private function heard_in_months(): array {
		$heard = array();
		foreach ( array( '2030-03-06 13:30', '2030-03-07 08:01', '2030-03-11 08:01', '2030-04-20 08:01', '2030-06-20 08:01' ) as $time ) {
			$this->at( $time );
			Jobs::watch();
			$heard += $this->heard( $time );
		}
		return $heard;
	}

	public function test_by_its_date_it_is_nobodys_news(): void {
		$designer = $this->asking();
		$seeker   = $this->contractor();
		$this->saved( $designer, array( 'search' => 'trains' ), 'weekly' );
		$this->saved( $seeker, array( 'skill' => array( $this->skill ) ), 'instant', 'designers' );
		$newcomer = $this->designer( array( 'skill' => array( $this->skill ) ) );
		$job      = $this->import( 'dmkt_mission', $this->owner );
		$this->import( 'dmkt_mission', $this->owner, array( 'post_status' => 'dmkt_closed' ) );
		$this->import( 'dmkt_mission', $this->owner, array(), array( 'design_marketplace_deadline' => '2024/06/01' ) );
		$this->import( 'dmkt_work', $newcomer );
		$this->assertSame( array(), $this->heard_in_months() );

		$row = ( new Query() )->by_id( $newcomer );
		$this->assertTrue( $row['listed'] ?? false );
		$this->assertSame( 3, ( new Query() )->by_id( $this->owner )['card']['missions_count'] ?? 3 );
		$this->assertSame( 'publish', get_post_status( $job ) );
	}

	public function test_what_its_owner_does_with_it_is_mailed_as_always(): void {
		$seeker = $this->contractor();
		$this->saved( $seeker, array( 'skill' => array( $this->skill ) ), 'instant', 'designers' );
		$newcomer = $this->designer( array( 'skill' => array( $this->skill ) ) );
		$designer = $this->asking();
		$this->import( 'dmkt_work', $newcomer );
		$job = $this->import( 'dmkt_mission', $this->owner );
		$this->assertSame( array(), $this->heard( '2030-03-06 14:30' ) );

		Market::work( $newcomer, array( 'skill' => array( $this->skill ) ) );
		wp_trash_post( $job );
		wp_update_post( array( 'ID' => $job, 'post_status' => 'publish' ) );
		$this->work();
		$this->assertSame( self::sorted( array( $this->email( $designer ), $this->email( $seeker ) ) ), self::sorted( array_keys( $this->heard( '2030-03-06 16:30' ) ) ) );

		( new Mission_Service() )->renew( $job );
		$this->at( '2030-06-20 08:01' );
		Jobs::watch();
		$this->assertContains( $this->email( $this->owner ), array_keys( $this->heard( '2030-06-20 08:01' ) ) );
	}

	/**
	 * What importers bring that no form would let through.
	 * @return iterable<string,array{array<string,mixed>,array<string,mixed>}>
	 */
	public static function hostile(): iterable {
		yield 'nobody as its author' => array( array( 'post_author' => 0 ), array() );
		yield 'an author that is not there' => array( array( 'post_author' => 999999 ), array() );
		yield 'an author who is no member' => array( array( 'post_author' => 1 ), array() );
		yield 'a date in GMT alone' => array( array( 'post_date' => '', 'post_date_gmt' => '2024-05-01 10:00:00' ), array() );
		yield 'a day that is none' => array( array( 'post_date' => '2024-02-31 10:00:00', 'post_date_gmt' => '2024-03-01 10:00:00' ), array() );
		yield 'the first second' => array( array( 'post_date' => '1970-01-01 00:00:00', 'post_date_gmt' => '1970-01-01 00:00:01' ), array() );
		yield 'another\'s mark' => array( array(), array( '_design_marketplace_imported' => '9999-99-99 99:99:99' ) );
		yield 'a deadline that is none' => array( array(), array( 'design_marketplace_deadline' => '2024/13/45' ) );
		yield 'lists for texts' => array( array(), array( 'design_marketplace_deadline' => array( 'x' ), 'design_marketplace_duration' => array( array() ), 'design_marketplace_budget' => array( 'a' => 1 ) ) );
		yield 'no title and no text' => array( array( 'post_title' => ' ', 'post_content' => '<!-- wp:paragraph -->', 'post_excerpt' => 'x' ), array() );
		yield 'a title of ten thousand letters and tags' => array( array( 'post_title' => str_repeat( '<x-y o=1>ü', 1000 ) ), array() );
		yield 'a parent, an order and a password' => array( array( 'post_parent' => 999999, 'menu_order' => -1, 'post_password' => 'x', 'comment_status' => 'open', 'guid' => 'javascript:x' ), array() );
	}

	/**
	 * @param array<string,mixed> $values Columns.
	 * @param array<string,mixed> $fields Meta.
	 */
	#[DataProvider( 'hostile' )]
	public function test_whatever_it_brings_lists_and_pages_answer_and_nobody_is_told( array $values, array $fields ): void {
		$designer = $this->asking();
		$seeker   = $this->contractor();
		$this->saved( $seeker, array( 'skill' => array( $this->skill ) ), 'instant', 'designers' );
		$author = (int) ( $values['post_author'] ?? $this->owner );
		$job    = $this->import( 'dmkt_mission', $author, $values, $fields );
		$work   = $this->import( 'dmkt_work', $author === $this->owner ? $designer : $author, array( 'post_author' => $author === $this->owner ? $designer : $author ) + $values, $fields );
		$this->assertSame( array(), $this->heard_in_months() );
		foreach ( array( '/wp/v2/users?role=contractor', '/wp/v2/users?role=designer', '/wp/v2/mission', '/wp/v2/work', "/wp/v2/mission/{$job}", "/wp/v2/work/{$work}", "/design-marketplace/v1/jobs/{$job}" ) as $path ) {
			foreach ( array( null, $designer, $this->owner, People::administrator() ) as $reader ) {
				$this->assertLessThan( 500, $this->rest( 'GET', $path, array(), $reader )->get_status(), $path );
			}
		}
		wp_set_current_user( 0 );
		foreach ( array( '/', '/jobs', '/designers', '/project/' . People::slug( $this->owner ) . "/mission/{$job}" ) as $path ) {
			$this->assertStringNotContainsString( '<x-y', Documents::at( $path ) );
		}
	}

	/** @return array<string,array{string}> */
	public static function dates(): array {
		return array(
			'an old date' => array( '2024-05-01 10:00:00' ),
			'today'       => array( '' ),
		);
	}

	#[DataProvider( 'dates' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_while_an_importer_runs_nothing_is_news( string $date ): void {
		$this->asking();
		$seeker = $this->contractor();
		$this->saved( $seeker, array( 'skill' => array( $this->skill ) ), 'instant', 'designers' );
		$newcomer = $this->designer( array( 'skill' => array( $this->skill ) ) );
		$this->work();
		define( 'WP_IMPORTING', true );
		$job = $this->import( 'dmkt_mission', $this->owner, array( 'post_date' => $date, 'post_status' => 'draft' ), array( 'design_marketplace_deadline' => '2030/03/08' ) );
		wp_update_post( array( 'ID' => $job, 'post_status' => 'publish' ) );
		wp_trash_post( $job );
		wp_untrash_post( $job );
		wp_publish_post( $job );
		$this->import( 'dmkt_work', $newcomer, array( 'post_date' => $date ) );
		$this->import( 'dmkt_mission', $this->owner, array( 'post_date' => $date ) );
		Jobs::watch();
		$this->assertSame( array(), $this->heard( '2030-03-07 08:01' ) );
		// Its deadline comes after the import, so the time after it is the owner's.
		wp_delete_post( $job );
		$this->assertSame( array(), $this->heard_in_months() );
		$this->assertTrue( ( new Query() )->by_id( $newcomer )['listed'] ?? false );
	}

	public function test_a_job_posted_on_the_site_is_not_taken_for_an_imported_one(): void {
		$designer = $this->asking();
		$job      = $this->post( 'Night trains', '2030-03-06 12:30' );
		$this->assertSame( '', (string) get_post_meta( $job, '_design_marketplace_imported', true ) );
		$this->assertSame( array( $this->email( $designer ) ), array_keys( $this->heard( '2030-03-06 14:00' ) ) );
		$draft = Market::mission( $this->owner, array( 'title' => 'Day trains', 'skill' => array( $this->skill ), 'status' => 'draft' ) );
		update_option( Clock::OFFSET, (int) get_option( Clock::OFFSET ) + 30 * DAY_IN_SECONDS );
		wp_publish_post( $draft );
		$this->assertArrayHasKey( $this->email( $designer ), $this->heard( '2030-04-09 09:00' ) );
	}

	/**
	 * @param list<string> $addresses
	 * @return list<string>
	 */
	private static function sorted( array $addresses ): array {
		sort( $addresses );
		return $addresses;
	}
}
