<?php
/** A member's pictures take up no more room than the operator gives them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Desk\Admin\Settings\Reader;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\Media\Quota;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Leaves_No_Trace;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Measures;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\TestCase;
use WP_Error;
use WP_REST_Response;

final class QuotaTest extends TestCase {

	use Leaves_No_Trace;

	private const WORK = array( 'title' => 'Kettle', 'client' => 'Own', 'month' => 0, 'year' => 2026 );

	public function test_what_is_counted_is_every_byte_on_the_disk(): void {
		$designer = $this->designer();
		$before   = Quota::used( $designer );
		Market::work( $designer, array(), $this->pictures( 3 ) );
		$this->rest( 'POST', "/wp/v2/users/{$designer}", array(), $designer, array( 'avatar' => $this->picture( 50, 50 ) ) );
		Market::work( $this->designer(), array(), $this->pictures( 1 ) );
		$bytes = 0;
		foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'author' => $designer, 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) {
			foreach ( (array) glob( pathinfo( (string) get_attached_file( $id ), PATHINFO_DIRNAME ) . '/' . pathinfo( (string) get_attached_file( $id ), PATHINFO_FILENAME ) . '*' ) as $file ) {
				$bytes += filesize( (string) $file );
			}
		}
		$this->assertSame( 0, $before );
		$this->assertGreaterThan( 10000, $bytes );
		$this->assertSame( $bytes, Quota::used( $designer ) );
	}

	public function test_it_is_asked_in_one_statement_however_many_pictures_there_are(): void {
		$designer = $this->designer();
		foreach ( array( 1, 3 ) as $count ) {
			Market::work( $designer, array(), $this->pictures( $count ) );
			$this->assertSame( 1, $this->count_queries( static fn(): int => Quota::used( $designer ) ) );
		}
	}

	public function test_who_has_used_it_up_sends_no_more_and_nothing_is_decoded(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer, array(), $this->pictures( 3 ) );
		$this->leave( $designer, 0 );
		foreach ( array(
			'/wp/v2/work'              => array( 'image', 'image2' ),
			"/wp/v2/users/{$designer}" => array( 'avatar' ),
		) as $path => $fields ) {
			$before  = $this->snapshot();
			$answer  = null;
			$decodes = Measures::decodes(
				function () use ( $path, $fields, $designer, &$answer ): void {
					$answer = $this->rest( 'POST', $path, str_contains( $path, 'work' ) ? self::WORK : array(), $designer, array_map( fn(): array => $this->picture( 60, 60 ), array_flip( $fields ) ) );
				}
			);
			$this->assertInstanceOf( WP_REST_Response::class, $answer );
			$this->assert_answer( 413, $answer, 'rest_invalid_param' );
			$this->assertSame( array_fill_keys( $fields, Contract::message( 'storage_full', (string) size_format( (int) Site_Settings::get( 'storage_mb' ) * MB_IN_BYTES ) ) ), $answer->get_data()['data']['params'] );
			$this->assertSame( 0, $decodes );
			$this->assertSame( $before, $this->snapshot() );
		}
		// What takes no room goes on, and so does giving room back.
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/work/{$work}", array( 'title' => 'Bell' ) + self::WORK, $designer ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/work/{$work}", array( 'image2' => '' ) + self::WORK, $designer ) );
		$this->assert_answer( 201, $this->rest( 'POST', '/wp/v2/work', self::WORK, $designer, $this->pictures( 1 ) ) );
		$this->assert_answer( 201, $this->rest( 'POST', '/wp/v2/work', self::WORK, $this->designer(), $this->pictures( 1 ) ) );
	}

	public function test_a_picture_that_does_not_fit_in_what_is_left_leaves_nothing(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer, array(), $this->pictures( 1 ) );
		$one      = Quota::used( $designer );
		$this->leave( $designer, $one + 10 );
		$all = Quota::used( $designer );
		foreach ( array( '/wp/v2/work', "/wp/v2/work/{$work}" ) as $path ) {
			$before = $this->snapshot();
			$answer = $this->rest( 'POST', $path, self::WORK, $designer, array( 'image2' => $this->picture( 900, 60 ) ) + $this->pictures( 1 ) + array( 'image3' => $this->picture( 900, 60 ) ) );
			$this->assert_answer( 413, $answer, 'rest_invalid_param' );
			$this->assertSame( array( 'image', 'image2', 'image3' ), array_keys( $answer->get_data()['data']['params'] ) );
			$this->assertSame( $before, $this->snapshot() );
		}
		$this->assert_answer( 201, $this->rest( 'POST', '/wp/v2/work', self::WORK, $designer, $this->pictures( 1 ) ) );
		$this->assertSame( $all + $one, Quota::used( $designer ) );
		$before = $this->snapshot();
		$this->assert_answer( 413, $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'city' => 'Bex' ), $designer, array( 'avatar' => $this->picture( 40, 40 ) ) ) );
		$this->assertSame( $before, $this->snapshot() );
	}

	public function test_a_picture_may_take_the_place_of_another_when_there_is_no_room_for_both(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer, array(), $this->pictures( 1 ) );
		$this->rest( 'POST', "/wp/v2/users/{$designer}", array(), $designer, array( 'avatar' => $this->picture( 40, 40 ) ) );
		$this->leave( $designer, 0 );
		$all = Quota::used( $designer );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/work/{$work}", self::WORK, $designer, $this->pictures( 1 ) ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$designer}", array(), $designer, array( 'avatar' => $this->picture( 40, 40 ) ) ) );
		$this->assertSame( $all, Quota::used( $designer ) );
	}

	public function test_works_in_the_trash_still_count_and_deleted_ones_do_not(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer, array(), $this->pictures( 3 ) );
		$all      = Quota::used( $designer );
		$this->rest( 'DELETE', "/wp/v2/work/{$work}", array(), $designer );
		$this->assertSame( $all, Quota::used( $designer ) );
		wp_delete_post( $work, true );
		$this->assertSame( 0, Quota::used( $designer ) );
	}

	public function test_an_administrator_who_changes_a_work_uses_its_owners_room(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer, array(), $this->pictures( 1 ) );
		$this->leave( $designer, 0 );
		$answer = $this->rest( 'POST', "/wp/v2/work/{$work}", self::WORK, 1, array( 'image2' => $this->picture( 60, 60 ) ) );
		$this->assert_answer( 413, $answer );
	}

	public function test_zero_sets_no_limit(): void {
		$designer = $this->designer();
		Market::work( $designer, array(), $this->pictures( 1 ) );
		update_option( Site_Settings::PREFIX . 'storage_mb', 0 );
		$this->assert_answer( 201, $this->rest( 'POST', '/wp/v2/work', self::WORK, $designer, $this->pictures( 3 ) ) );
	}

	public function test_it_is_200_mb_unless_somebody_says_otherwise(): void {
		$this->assertSame( 200, Site_Settings::get( 'storage_mb' ) );
		$designer = $this->designer();
		$this->weigh_down( $designer, 200 * MB_IN_BYTES - 1 );
		$this->assertNull( Quota::of_members()->refusal( $designer, array( 'avatar' ) ) );
		$this->weigh_down( $designer, 1 );
		$this->assertNotNull( Quota::of_members()->refusal( $designer, array( 'avatar' ) ) );
		$this->assertNull( Quota::of_members()->refusal_of_stored( $designer, array( 'avatar' ) ), 'Full is not too full.' );
		$this->weigh_down( $designer, 1 );
		$this->assertNotNull( Quota::of_members()->refusal_of_stored( $designer, array( 'avatar' ) ) );
		$this->assertNull( Quota::of_members()->refusal_of_stored( $designer, array() ) );
	}

	public function test_the_settings_form_takes_whole_megabytes_alone(): void {
		foreach ( array( '', '-1', '1.5', '100001', 'many', '1e3' ) as $typed ) {
			$this->assertInstanceOf( WP_Error::class, ( new Reader() )->read( 'storage_mb', $typed ), $typed );
		}
		foreach ( array( '0', '200', '100000' ) as $typed ) {
			$this->assertSame( (int) $typed, ( new Reader() )->read( 'storage_mb', $typed ) );
		}
		$this->assertContains( 'storage_mb', Tab::General->keys() );
	}

	public function test_pictures_from_before_are_weighed_by_the_daily_job(): void {
		$designer = $this->designer();
		Market::work( $designer, array(), $this->pictures( 3 ) );
		$bytes = Quota::used( $designer );
		delete_metadata( 'post', 0, Quota::BYTES, '', true );
		$this->assertSame( 0, Quota::used( $designer ) );
		do_action( 'design_marketplace_daily' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- our own.
		$this->assertSame( $bytes, Quota::used( $designer ) );
	}

	public function test_a_weight_that_cannot_be_written_leaves_no_picture(): void {
		global $wpdb;
		$designer = $this->designer();
		$pictures = $this->pictures( 1 );
		$this->assert_no_trace( static fn() => Faults::in_database( 'INSERT', $wpdb->postmeta, Quota::BYTES ), fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/work', self::WORK, $designer, $pictures ) );
	}

	/**
	 * Leaves a member so many bytes of room.
	 * @param int $member Member.
	 * @param int $bytes  Bytes.
	 */
	private function leave( int $member, int $bytes ): void {
		update_option( Site_Settings::PREFIX . 'storage_mb', 1 );
		$this->weigh_down( $member, MB_IN_BYTES - Quota::used( $member ) - $bytes );
	}

	/**
	 * Gives a member a picture of so many bytes that no work shows.
	 * @param int $member Member.
	 * @param int $bytes  Bytes.
	 */
	private function weigh_down( int $member, int $bytes ): void {
		$id = wp_insert_attachment( array( 'post_title' => 'Ballast', 'post_author' => $member ) );
		update_post_meta( $id, Quota::BYTES, $bytes );
	}

	/**
	 * Pictures of a work.
	 * @param int $count How many.
	 * @return array<string,array<string,mixed>>
	 */
	private function pictures( int $count ): array {
		return array_map( fn(): array => $this->picture( 900, 60 ), array_flip( array_slice( array( 'image', 'image2', 'image3' ), 0, $count ) ) );
	}

	/**
	 * All rows and files; the directory's are written later.
	 * @return array<string,list<string>|string>
	 */
	private function snapshot(): array {
		( new Indexer() )->flush();
		return Snapshot::take();
	}
}
