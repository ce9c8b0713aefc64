<?php
/** Whom a hold does not hold: what waited when it was switched off, and what an administrator publishes or writes. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Approval_Hold;
use DesignMarketplace\Trust\Approving;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class HoldEndsTest extends TestCase {

	/**
	 * A job of a company that was held and approved.
	 * @param int $company Company.
	 */
	private function approved( int $company ): int {
		Decided::hold( Site_Settings::HOLD_ALL );
		wp_set_current_user( 0 );
		$id = Market::mission( $company, array( 'title' => 'A bell' ) );
		$this->assertNull( ( new Approving() )->approve( $id, People::administrator() ) );
		return $id;
	}

	/**
	 * Changes a job as somebody does in the app.
	 * @param int                 $id     Job.
	 * @param array<string,mixed> $fields Fields sent.
	 * @param int                 $by     Who sends them.
	 * @return array<string,mixed> What they read afterwards.
	 */
	private function change( int $id, array $fields, int $by ): array {
		$answer = $this->rest( 'POST', "/wp/v2/mission/{$id}", $fields, $by );
		$this->assert_answer( 200, $answer );
		return $answer->get_data();
	}

	public function test_what_waited_is_written_with_the_next_change_once_nothing_is_held(): void {
		$company = $this->contractor();
		$id      = $this->approved( $company );
		$this->assertTrue( $this->change( $id, array( 'title' => 'A gong' ), $company )['held'] );
		Decided::hold( Site_Settings::HOLD_JOBS[0] );
		$job = $this->change( $id, array( 'description' => 'It sings.' ), $company );
		$this->assertSame( array( 'A gong', 'It sings.', false, false ), array( $job['title']['rendered'], $job['description'], isset( $job['held'] ), isset( $job['proposed'] ) ) );
		Decided::hold( Site_Settings::HOLD_ALL );
		$this->assertFalse( isset( $this->change( $id, array( 'title' => 'A gong' ), $company )['held'] ), 'Nothing of it is left.' );
	}

	public function test_words_that_were_rejected_are_forgotten_with_what_is_written_freely(): void {
		$company = $this->contractor();
		$id      = $this->approved( $company );
		$this->change( $id, array( 'title' => 'Work free' ), $company );
		$this->assert_answer( 200, $this->rest( 'POST', "/design-marketplace/v1/missions/{$id}/approve", array( 'approve' => false, 'reason' => 'unpaid' ), People::administrator() ) );
		Decided::hold( Site_Settings::HOLD_JOBS[0] );
		$this->assertFalse( isset( $this->change( $id, array( 'title' => 'A gong' ), $company )['rejected'] ) );
	}

	public function test_a_job_that_goes_back_to_the_drafts_waits_no_more(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$company = $this->contractor();
		wp_set_current_user( $company );
		$id = Market::mission( $company );
		$this->assertSame( 'pending', get_post_status( $id ) );
		Decided::hold( Site_Settings::HOLD_JOBS[0] );
		$this->change( $id, array( 'status' => 'draft' ), $company );
		Decided::hold( Site_Settings::HOLD_ALL );
		$this->assertSame( 'draft', $this->change( $id, array( 'title' => 'Softer', 'status' => 'draft' ), $company )['status'] );
	}

	/** @return array<string,array{string}> */
	public static function publications(): array {
		return array(
			'at once' => array( 'publish' ),
			'later'   => array( 'future' ),
		);
	}

	/** @param string $status What an administrator makes of a draft. */
	#[DataProvider( 'publications' )]
	public function test_the_first_job_an_administrator_publishes_was_read( string $status ): void {
		Decided::hold( Site_Settings::HOLD_FIRST );
		$company = $this->contractor();
		$id      = Market::mission( $company, array( 'status' => 'draft' ) );
		$later   = gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS );
		wp_set_current_user( People::administrator() );
		wp_update_post( array( 'ID' => $id, 'post_status' => $status ) + ( 'future' === $status ? array( 'edit_date' => true, 'post_date' => $later, 'post_date_gmt' => $later ) : array() ) );
		wp_set_current_user( 0 );
		if ( 'future' === $status ) {
			global $wpdb;
			$wpdb->update( $wpdb->posts, array( 'post_date' => '2026-01-02 03:04:05', 'post_date_gmt' => '2026-01-02 02:04:05' ), array( 'ID' => $id ) );
			clean_post_cache( $id );
			wp_publish_post( $id );
		}
		$this->assertTrue( $this->change( $id, array( 'title' => 'Work free' ), $company )['held'] );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		$this->assertFalse( metadata_exists( 'post', $id, Approval_Hold::APPROVED ), 'It does not outlive the publication.' );
	}

	public function test_nobody_marks_a_job_that_would_not_have_waited(): void {
		$company = $this->contractor();
		wp_set_current_user( People::administrator() );
		$this->assertFalse( metadata_exists( 'post', Market::mission( $company ), Approval_Hold::APPROVED ) );
		Decided::hold( Site_Settings::HOLD_FIRST );
		$this->assertFalse( metadata_exists( 'post', Market::mission( $company ), Approval_Hold::APPROVED ), 'It is their second.' );
	}

	public function test_what_editors_and_administrators_write_does_not_wait(): void {
		$company = $this->contractor();
		$id      = $this->approved( $company );
		$editor  = $this->person( 'editor' );
		$this->change( $id, array( 'title' => 'A gong' ), $editor );
		$this->assertSame( 'A gong', get_the_title( $id ) );
		$admin = $this->contractor();
		( new WP_User( $admin ) )->add_role( 'administrator' );
		$own = $this->approved( $admin );
		$this->change( $own, array( 'title' => 'A gong' ), $admin );
		$this->assertSame( 'A gong', get_the_title( $own ) );
	}
}
