<?php
/** Nobody but a decision brings back what is hidden, by whatever way it is written. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class HiddenWritesTest extends TestCase {

	/**
	 * Status before, as members ask for it.
	 * @return array<string,array{string}>
	 */
	public static function types(): array {
		return array(
			'a work'       => array( 'work' ),
			'a job'        => array( 'mission' ),
			'a closed job' => array( 'closed' ),
		);
	}

	/**
	 * An item with its author and the status it has.
	 * @param string $what See types().
	 * @return array{int,int,string,string} Item, author, status, path.
	 */
	private function item( string $what ): array {
		$author = 'work' === $what ? $this->designer() : $this->contractor();
		$id     = 'work' === $what ? Market::work( $author ) : Market::mission( $author );
		if ( 'closed' === $what ) {
			$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'close' => true ), $author ) );
		}
		return array( $id, $author, (string) get_post_status( $id ), ( 'work' === $what ? '/wp/v2/work/' : '/wp/v2/mission/' ) . $id );
	}

	#[DataProvider( 'types' )]
	public function test_an_edit_changes_the_words_and_not_the_state( string $what ): void {
		[ $id, $author, $before, $path ] = $this->item( $what );
		Decided::hide( $id );
		$this->assert_answer( 200, $this->rest( 'POST', $path, array( 'title' => 'Softer', 'status' => 'publish' ), $author ) );
		$this->assertSame( array( 'Softer', Hidden::STATUS ), array( get_the_title( $id ), get_post_status( $id ) ) );
		foreach ( array( 0, People::administrator(), $author ) as $user ) {
			wp_set_current_user( $user );
			foreach ( array( 'publish', 'draft', 'dmkt_closed', 'pending', 'private', 'future' ) as $status ) {
				wp_update_post( array( 'ID' => $id, 'post_status' => $status ) );
				$this->assertSame( Hidden::STATUS, get_post_status( $id ), "{$user} {$status}" );
			}
		}
		Decided::show( $id );
		$this->assertSame( $before, get_post_status( $id ) );
	}

	#[DataProvider( 'types' )]
	public function test_the_trash_keeps_it_hidden( string $what ): void {
		[ $id, , $before ] = $this->item( $what );
		Decided::hide( $id );
		wp_trash_post( $id );
		$this->assertSame( 'trash', get_post_status( $id ) );
		wp_untrash_post( $id );
		$this->assertSame( Hidden::STATUS, get_post_status( $id ) );
		wp_trash_post( $id );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		$this->assertSame( Hidden::STATUS, get_post_status( $id ), 'Nor past the trash.' );
		wp_trash_post( $id );
		Decided::show( $id );
		wp_untrash_post( $id );
		$this->assertSame( $before, get_post_status( $id ), 'Shown while it was in the trash.' );
	}

	#[DataProvider( 'types' )]
	public function test_what_is_in_the_trash_can_be_hidden( string $what ): void {
		[ $id, , $before ] = $this->item( $what );
		wp_trash_post( $id );
		Decided::hide( $id );
		$this->assertSame( 'trash', get_post_status( $id ) );
		wp_untrash_post( $id );
		$this->assertSame( Hidden::STATUS, get_post_status( $id ) );
		Decided::show( $id );
		$this->assertSame( $before, get_post_status( $id ) );
	}

	public function test_both_may_be_called_again(): void {
		[ $id, , $before ] = $this->item( 'mission' );
		$first             = Decided::hide( $id );
		Decided::hide( $id );
		$this->assertSame( $first, Hidden::decision( $id ) );
		Decided::show( $id );
		Decided::show( $id );
		$this->assertSame( $before, get_post_status( $id ) );
	}

	public function test_nobody_hides_without_a_decision(): void {
		[ $id, , $before ] = $this->item( 'mission' );
		wp_update_post( array( 'ID' => $id, 'post_status' => Hidden::STATUS ) );
		$this->assertSame( $before, get_post_status( $id ) );
	}

	public function test_a_write_that_began_before_the_decision_brings_nothing_back(): void {
		global $wpdb;
		[ $id ] = $this->item( 'mission' );
		$this->assertFalse( Hidden::has( $id ), 'As the request read it when it began.' );
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => Hidden::META, 'meta_value' => serialize( array( 'decision' => 1, 'before' => 'publish' ) ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery, WordPress.PHP.DiscouragedPHPFunctions -- as another process stores it.
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Softer' ) );
		$this->assertSame( Hidden::STATUS, get_post_status( $id ) );
	}

	public function test_a_deleted_hidden_job_was_there_once_and_a_hidden_draft_never(): void {
		[ $id, $author ] = $this->item( 'mission' );
		$draft           = Market::mission( $author, array( 'status' => 'draft' ) );
		Decided::hide( $id );
		Decided::hide( $draft );
		$this->assert_answer( 404, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$draft}" ) );
		wp_delete_post( $id, true );
		wp_delete_post( $draft, true );
		$this->assert_answer( 410, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$id}" ) );
		$this->assert_answer( 404, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$draft}" ) );
	}
}
