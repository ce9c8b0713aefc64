<?php
/**
 * What an importer brings is found and counted at once, and nobody gets an email about it; about what people do with it, everybody does.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Missions\Mission_Service;
use DesignMarketplace\Tests\Support\Jobs;
use DesignMarketplace\Tests\Support\Market;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

final class ImportTest extends Seeking {

	/**
	 * Inserts an item as importers do: the post first, its terms and fields afterwards.
	 *
	 * @param array<string,mixed>  $values Columns that differ.
	 * @param array<string,string> $fields Meta.
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
		wp_set_object_terms( $id, array( $this->skill ), 'dm_skill' );
		return $id;
	}

	/**
	 * Everything that leaves in the next days, with the hourly watch.
	 *
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
		$job      = $this->import( 'dm_mission', $this->owner );
		$this->import( 'dm_mission', $this->owner, array( 'post_status' => 'dm_closed' ) );
		$this->import( 'dm_mission', $this->owner, array(), array( 'design_marketplace_deadline' => '2024/06/01' ) );
		$this->import( 'dm_work', $newcomer );
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
		$this->import( 'dm_work', $newcomer );
		$job = $this->import( 'dm_mission', $this->owner );
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
	 * @return array<string,array{string}>
	 */
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
		$job = $this->import( 'dm_mission', $this->owner, array( 'post_date' => $date, 'post_status' => 'draft' ), array( 'design_marketplace_deadline' => '2030/03/08' ) );
		wp_update_post( array( 'ID' => $job, 'post_status' => 'publish' ) );
		wp_trash_post( $job );
		wp_untrash_post( $job );
		wp_publish_post( $job );
		$this->import( 'dm_work', $newcomer, array( 'post_date' => $date ) );
		$this->import( 'dm_mission', $this->owner, array( 'post_date' => $date ) );
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
