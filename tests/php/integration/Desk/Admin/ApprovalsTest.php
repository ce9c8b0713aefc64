<?php
/** Approving and rejecting design jobs in wp-admin: read before it is decided, kept from those who may not. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Desk\Admin\Member_Items;
use DesignMarketplace\Desk\Admin\Screens\Approvals;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Trust\Approval_Hold;
use WP_Post;

final class ApprovalsTest extends AdminTestCase {

	/**
	 * A job that waits.
	 * @param string $title Title.
	 */
	private function held( string $title = 'A <3 bell' ): WP_Post {
		Decided::hold( Site_Settings::HOLD_ALL );
		$company = $this->contractor();
		$this->act_as( $company );
		$id = Market::mission( $company, array( 'title' => $title ) );
		$this->act_as( People::administrator() );
		return $this->fresh( $id );
	}

	private function fresh( int $id ): WP_Post {
		$post = get_post( $id );
		return $post instanceof WP_Post ? $post : $this->fail( 'There is no such post.' );
	}

	private function question( int ...$ids ): string {
		$_GET = array( 'ids' => implode( ',', $ids ) );
		return $this->printed( array( new Approvals(), 'show' ) );
	}

	/**
	 * Sends the form.
	 * @param list<WP_Post>        $jobs Jobs as they were read.
	 * @param array<string,string> $sent What is decided.
	 */
	private function decide( array $jobs, array $sent ): Ended {
		$read = array();
		foreach ( $jobs as $job ) {
			$read[ $job->ID ] = Approval_Hold::version( $job );
		}
		return $this->send( 'decide_held_missions', $sent + array( 'read' => $read ) );
	}

	public function test_the_list_says_what_waits_and_the_page_shows_it(): void {
		$job     = $this->held();
		$list    = new Missions();
		$actions = $list->actions( array(), $job );
		$this->assertStringContainsString( Approvals::SLUG, $actions['dm_approve'] );
		$this->assertArrayNotHasKey( 'view', $actions );
		$this->assertSame( 'Awaiting approval', Missions::status( $job->post_status ) );
		$this->assertSame( array( 'pending' => 'Awaiting approval' ), ( new Member_Items() )->states( array( 'pending' => 'Pending' ), $job ) );
		$this->assertStringContainsString( 'A &lt;3 bell', $this->question( $job->ID, Market::mission( $this->contractor() ) ) );
		$this->decide( array( $job ), array( 'decision' => 'approve' ) );
		$this->assertArrayNotHasKey( 'dm_approve', $list->actions( array(), $this->fresh( $job->ID ) ) );
		$this->assertStringNotContainsString( '<form', $this->question( $job->ID ) );
	}

	public function test_several_are_decided_at_once(): void {
		$jobs = array( $this->held(), $this->held() );
		$this->decide( $jobs, array( 'decision' => 'approve' ) );
		$this->assertSame( array( 'publish', 'publish' ), array_map( static fn( WP_Post $job ): string => (string) get_post_status( $job->ID ), $jobs ) );
		$jobs = array( $this->held(), $this->held() );
		foreach ( array( array(), array( 'reason' => 'other' ), array( 'reason' => 'role' ) ) as $sent ) {
			$this->assertStringContainsString( Approvals::SLUG, $this->decide( $jobs, array( 'decision' => 'reject' ) + $sent )->what );
		}
		$this->assertSame( 'pending', get_post_status( $jobs[0]->ID ) );
		$this->decide( $jobs, array( 'decision' => 'reject', 'reason' => 'spam' ) );
		$this->assertSame( array( 'draft', 'draft' ), array_map( static fn( WP_Post $job ): string => (string) get_post_status( $job->ID ), $jobs ) );
	}

	public function test_what_has_changed_since_it_was_read_waits_on(): void {
		$job = $this->held();
		wp_update_post( array( 'ID' => $job->ID, 'post_title' => 'Something else' ) );
		$this->decide( array( $job ), array( 'decision' => 'approve' ) );
		$this->assertSame( 'pending', get_post_status( $job->ID ) );
	}

	public function test_a_rejection_that_comes_too_late_keeps_its_words(): void {
		$job = $this->held();
		wp_update_post( array( 'ID' => $job->ID, 'post_title' => 'Something else' ) );
		$end = $this->decide( array( $job ), array( 'decision' => 'reject', 'reason' => 'other', 'words' => 'Not <3 this' ) );
		$this->assertStringContainsString( Approvals::SLUG, $end->what );
		$this->assertSame( 'pending', get_post_status( $job->ID ) );
		$page = $this->question( $job->ID );
		$this->assertStringContainsString( 'Something else', $page );
		$this->assertStringContainsString( 'Not &lt;3 this</textarea>', $page );
	}

	public function test_who_may_not_manage_the_site_may_not_approve(): void {
		$job = $this->held();
		$this->assertSame( 403, $this->send( 'decide_held_missions', array( 'decision' => 'approve' ), 'wrong' )->status );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( 403, $this->decide( array( $job ), array( 'decision' => 'approve' ) )->status );
		$this->assertArrayNotHasKey( 'dm_approve', ( new Missions() )->actions( array(), $job ) );
		$this->assertArrayNotHasKey( Approvals::BULK, ( new Missions() )->bulk() );
	}

	public function test_the_forms_of_wp_admin_lift_neither_a_hide_nor_a_hold(): void {
		$held   = $this->held();
		$hidden = $this->fresh( Market::mission( $this->contractor() ) );
		$work   = $this->fresh( Market::work( $this->designer() ) );
		Decided::hide( $hidden->ID );
		Decided::hide( $work->ID );
		foreach ( array( People::administrator(), $this->person( 'editor' ) ) as $user ) {
			$this->act_as( $user );
			foreach ( array( $held, $hidden, $work ) as $post ) {
				$before = (string) get_post_status( $post->ID );
				$this->assertSame( array( $before ), array_keys( ( new Member_Items() )->labels( $this->fresh( $post->ID ) ) ) );
				foreach ( array( 'editpost', 'inline-save' ) as $action ) {
					$_POST = array( 'action' => $action, 'post_ID' => $post->ID, 'post_status' => 'publish', '_status' => 'publish' );
					wp_update_post( array( 'ID' => $post->ID, 'post_status' => 'publish' ) );
					$this->assertSame( $before, get_post_status( $post->ID ), "{$user} {$action}" );
				}
			}
		}
	}
}
