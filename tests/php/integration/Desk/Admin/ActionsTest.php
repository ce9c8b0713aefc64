<?php
/** What administrators do: close, activate, resend, try mails again, correct members' items — by the members' own services. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Screens\Close_Missions;
use DesignMarketplace\Desk\Admin\Screens\Newsletter;
use DesignMarketplace\Desk\Admin\Screens\Outbox as Outbox_Screen;
use DesignMarketplace\Desk\Admin\User_Screen;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Leases;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\People\Accounts\Last_Login;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use WP_User;

final class ActionsTest extends AdminTestCase {

	/**
	 * Subjects by recipient of what the worker sends now.
	 * @return array<string,list<string>>
	 */
	private function deliver(): array {
		Mails::clear();
		Mails::worker()->run( 50 );
		$mails = array();
		foreach ( $this->mails() as $mail ) {
			$mails[ $mail['to'] ][] = $mail['subject'];
		}
		return $mails;
	}

	private function notices(): string {
		return $this->printed( static fn() => do_action( 'admin_notices' ) );
	}

	public function test_missions_are_closed_in_bulk_and_each_candidate_is_told_once(): void {
		$company = $this->contractor();
		$both    = $this->designer();
		$one     = $this->designer();
		$first   = Market::mission( $company );
		$second  = Market::mission( $company );
		Market::apply( $both, $first );
		Market::apply( $both, $second );
		Market::apply( $one, $first );
		$this->deliver();
		$this->assertSame( 'Close design jobs', apply_filters( 'bulk_actions-edit-dmkt_mission', array() )[ Close_Missions::BULK ] ?? '' ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$question = apply_filters( 'handle_bulk_actions-edit-dmkt_mission', '', Close_Missions::BULK, array( $first, $second ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assertStringEndsWith( "page=design-marketplace-close&ids={$first}%2C{$second}", $question );
		$_GET['ids'] = "{$first},{$second}";
		$this->assertStringContainsString( '3 emails will be sent', $this->printed( array( new Close_Missions(), 'show' ) ) );
		$this->assertSame( 'redirected', $this->send( 'close_missions', array( 'ids' => "{$first},{$second},1" ) )->how );
		$this->assertStringContainsString( '2 design jobs closed. 3 candidates get an email', $this->notices() );
		$this->send( 'close_missions', array( 'ids' => "{$first},{$second}" ) );
		$this->assertStringContainsString( 'notice-error', $this->notices() );
		$mails = $this->deliver();
		$this->assertEqualsCanonicalizing( array( 2, 1 ), array( count( $mails[ People::email( $both ) ] ), count( $mails[ People::email( $one ) ] ) ) );
		$this->assertSame( array(), $this->deliver() );
	}

	public function test_members_who_wait_are_activated_and_welcomed(): void {
		$waiting = $this->designer( array( 'activated' => false ) );
		$active  = $this->designer();
		$this->send( 'activate_members', array( 'users' => "{$waiting},{$active},1" ) );
		$this->assertStringContainsString( '1 member activated', $this->notices() );
		$this->assertTrue( State::is_activated( $waiting ) );
		$this->assertSame( array( People::email( $waiting ) ), array_keys( $this->deliver() ) );
	}

	public function test_a_row_sends_the_activation_mail_again_and_activates(): void {
		$waiting = $this->designer( array( 'activated' => false ) );
		$follow  = function ( string $name ) use ( $waiting ): void {
			$link = apply_filters( 'user_row_actions', array(), get_userdata( $waiting ) )[ $name ]; // phpcs:ignore WordPress.NamingConventions -- core's.
			$sent = $this->query_of( $link );
			$this->send( substr( $sent['action'], strlen( 'design_marketplace_' ) ), $sent, $sent['_wpnonce'] );
		};
		$follow( 'dm_resend' );
		$this->assertStringContainsString( 'gets a new activation email', $this->notices() );
		$this->assertCount( 1, $this->deliver()[ People::email( $waiting ) ] );
		$follow( 'dm_activate' );
		$this->assertStringContainsString( '1 member activated', $this->notices() );
		$this->assertTrue( State::is_activated( $waiting ) );
	}

	/**
	 * Chooses an action on several in the list of users.
	 * @param string      $action Action.
	 * @param list<int>   $users  Users.
	 * @param string|null $nonce  Nonce; null for the right one.
	 */
	private function bulk( string $action, array $users, ?string $nonce = null ): Ended {
		$_REQUEST = array( 'action' => $action, 'users' => array_map( 'strval', $users ), '_wpnonce' => $nonce ?? wp_create_nonce( 'bulk-users' ) );
		try {
			do_action( 'load-users.php' ); // phpcs:ignore WordPress.NamingConventions -- core's.
		} catch ( Ended $end ) {
			return $end;
		}
		$this->fail( "{$action} did not end the request." );
	}

	public function test_the_activation_mail_is_sent_again_in_bulk_with_a_new_link(): void {
		$waiting = array( $this->designer( array( 'activated' => false ) ), $this->contractor( array( 'activated' => false ) ) );
		$this->assertSame( admin_url( 'users.php' ), $this->bulk( 'resend_activation', array_merge( $waiting, array( $this->designer() ) ) )->what );
		$this->assertStringContainsString( '2 members get a new activation email', $this->notices() );
		$this->assertEqualsCanonicalizing( array_map( array( People::class, 'email' ), $waiting ), array_keys( $this->deliver() ) );
		$this->assertMatchesRegularExpression( "#/activate/{$waiting[0]}/[A-Za-z0-9]{40}#", $this->mails()[0]['message'] );
	}

	public function test_nobody_is_activated_in_bulk_from_elsewhere_or_by_an_editor(): void {
		$waiting = array( $this->designer( array( 'activated' => false ) ) );
		$this->assertSame( 403, $this->bulk( 'activate_members', $waiting, '' )->status );
		apply_filters( 'handle_bulk_actions-users', '', 'activate_members', $waiting ); // phpcs:ignore WordPress.NamingConventions -- core's, which asks for no nonce.
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( 403, $this->bulk( 'activate_members', $waiting )->status );
		$this->assertFalse( State::is_activated( $waiting[0] ) );
		$this->act_as( 1 );
		$this->bulk( 'activate_members', $waiting );
		$this->assertTrue( State::is_activated( $waiting[0] ) );
	}

	public function test_a_failed_mail_is_tried_again_and_one_for_many_is_addressed_again(): void {
		$designer = $this->designer();
		( new Outbox() )->enqueue( 'test:1', "user:{$designer}", 'welcome' );
		( new Outbox() )->enqueue_fan_out( 'mission_closed:1', 'mission_closed', array( 'users' => array( $designer ), 'title' => 'A bell', 'company' => 'Co' ) );
		$ids = $this->ids();
		$this->set( array( 'status' => 'failed', 'attempts' => 6, 'error' => 'no <b>server</b>' ) );
		$this->assertSame( array(), $this->deliver() );
		$_GET['page'] = 'design-marketplace-outbox';
		set_current_screen( 'marketplace_page_design-marketplace-outbox' );
		$html = $this->printed( array( new Outbox_Screen(), 'show' ) );
		$this->assertStringContainsString( 'no &lt;b&gt;server', $html );
		$this->assertStringContainsString( 'Everyone concerned', $html );
		$this->send( 'mail_retry', array( 'mail' => implode( ',', $ids ) ) );
		$this->assertStringContainsString( '2 emails will be retried', $this->notices() );
		$this->assertCount( 2, $this->deliver()[ People::email( $designer ) ] );
	}

	public function test_a_cancelled_mail_never_leaves_and_keeps_nothing(): void {
		$designer = $this->designer();
		( new Outbox() )->enqueue( 'test:1', "user:{$designer}", 'activation', array( 'key' => str_repeat( 's', 40 ) ) );
		[ $id ] = $this->ids();
		$this->assertStringNotContainsString( 'sssss', $this->printed( array( new Outbox_Screen(), 'show' ) ), 'No secret on the screen.' );
		$this->send( 'mail_cancel', array( 'mail' => $id ) );
		$this->assertSame( array( 'cancelled' => 1 ), ( new Outbox_Entries() )->counts() );
		$this->assertSame( array(), $this->deliver() );
		$this->assertSame( 0, ( new Outbox_Entries() )->retry( array( $id ) ), 'For good.' );
		$this->assertFalse( ( new Outbox() )->enqueue( 'test:1', "user:{$designer}", 'activation' ), 'And not queued anew.' );
		$this->assertSame( '{}', Rows::value( 'payload', 'outbox' ) );
	}

	public function test_a_mail_being_sent_is_its_workers(): void {
		( new Outbox() )->enqueue( 'test:1', "user:{$this->designer()}", 'welcome' );
		$row = ( new Leases() )->take( $this->ids()[0] );
		$this->assertNotNull( $row );
		$this->assertSame( array( 0, 0 ), array( ( new Outbox_Entries() )->cancel( array( $row['id'] ) ), ( new Outbox_Entries() )->retry( array( $row['id'] ) ) ) );
		( new Leases() )->sent( $row );
		$this->assertSame( array( 0, 0 ), array( ( new Outbox_Entries() )->cancel( array( $row['id'] ) ), ( new Outbox_Entries() )->retry( array( $row['id'] ) ) ) ); // @phpstan-ignore method.alreadyNarrowedType (the second time the mail is sent)
	}

	public function test_mails_are_found_by_recipient_and_filtered(): void {
		( new Outbox() )->enqueue( 'test:1', "user:{$this->designer( array( 'name' => 'Wanda Wanted' ) )}", 'welcome' );
		( new Outbox() )->enqueue( 'test:2', "user:{$this->designer()}", 'password_changed' );
		$find = static fn( array $filters ): array => array_column( ( new Outbox_Entries() )->page( $filters, 'id', true, 20, 0 )[0], 'message' );
		$this->assertSame( array( 'welcome' ), $find( array( 'search' => 'wanda' ) ) );
		$this->assertSame( array( 'password_changed' ), $find( array( 'message' => 'password_changed' ) ) );
		$this->assertSame( array(), $find( array( 'status' => 'failed' ) ) );
		$this->assertCount( 2, $find( array() ) );
	}

	public function test_a_search_of_mails_looks_at_the_members_once_not_for_every_mail(): void {
		global $wpdb;
		( new Outbox_Entries() )->page( array( 'search' => 'wanda' ), 'id', true, 20, 0 );
		$asked = (string) $wpdb->last_query;
		$this->assertStringNotContainsString( 'EXISTS', $asked );
		// SQLite's integration has no EXPLAIN.
		if ( ! defined( 'DB_ENGINE' ) || 'sqlite' !== DB_ENGINE ) {
			$plan = array_column( (array) $wpdb->get_results( "EXPLAIN {$asked}", ARRAY_A ), 'select_type' ); // phpcs:ignore WordPress.DB.PreparedSQL -- what was just asked.
			$this->assertNotContains( 'DEPENDENT SUBQUERY', $plan );
		}
	}

	/**
	 * Saves an edit form or quick edit as core does.
	 * @param int                 $id     Post.
	 * @param array<string,mixed> $fields Fields of core's form.
	 * @param array<string,mixed> $ours   Ours.
	 * @param string              $action editpost or inline-save.
	 */
	private function edit( int $id, array $fields, array $ours = array(), string $action = 'editpost' ): void {
		$_POST    = wp_slash(
			array(
				'action'     => $action,
				'post_ID'    => $id,
				'post_type'  => get_post_type( $id ),
				'dm_item_of' => $ours ? $id : '',
				'dm_item'    => $ours,
			) + $fields
		);
		$_REQUEST = $_POST;
		edit_post();
	}

	public function test_an_edit_corrects_a_mission_and_leaves_owner_and_dates_alone(): void {
		$company = $this->contractor();
		$skill   = Market::skill();
		$id      = Market::mission( $company );
		$before  = get_post( $id );
		$this->edit(
			$id,
			array( 'post_title' => 'A <b>better</b> bell', 'content' => 'I <3 bells', 'post_author_override' => 1, 'post_status' => 'private', 'post_password' => 'x', 'aa' => '2030' ),
			array( 'skill' => array( (string) $skill ), 'postingDate' => '2026-02-28' )
		);
		$post = get_post( $id );
		$this->assertSame( array( 'A better bell', 'I <3 bells', 'publish', (string) $company, '', $before->post_date ?? '' ), array( $post->post_title ?? '', $post->post_content ?? '', $post->post_status ?? '', $post->post_author ?? '', $post->post_password ?? '', $post->post_date ?? '' ) );
		$this->assertSame( '2026/02/28', get_post_meta( $id, Mission_Type::POSTING_DATE, true ) );
		$this->assertSame( array( $skill ), wp_get_object_terms( $id, 'dmkt_skill', array( 'fields' => 'ids' ) ) );
	}

	public function test_quick_edit_closes_a_mission_by_the_service_and_nothing_opens_it_again(): void {
		$designer = $this->designer();
		$id       = Market::mission( $this->contractor() );
		Market::apply( $designer, $id );
		$this->deliver();
		$this->edit( $id, array( 'post_title' => 'A bell', 'post_status' => 'dmkt_closed', '_status' => 'dmkt_closed' ), array( 'skill' => array( '' ), 'postingDate' => '' ), 'inline-save' );
		$this->assertSame( 'dmkt_closed', get_post_status( $id ) );
		$this->assertCount( 1, $this->deliver()[ People::email( $designer ) ] );
		$this->edit( $id, array( 'post_title' => 'A bell', 'post_status' => 'publish', '_status' => 'publish' ), array( 'skill' => array( '' ) ), 'inline-save' );
		$this->assertSame( 'dmkt_closed', get_post_status( $id ) );
		$draft = Market::mission( $this->contractor(), array( 'status' => 'draft' ) );
		$this->edit( $draft, array( 'post_title' => 'A bell', 'post_status' => 'dmkt_closed', '_status' => 'dmkt_closed' ), array( 'skill' => array( '' ) ), 'inline-save' );
		$this->assertSame( 'draft', get_post_status( $draft ), 'Nobody closes what was never open.' );
	}

	public function test_a_work_is_corrected_and_taken_back(): void {
		$designer = $this->designer();
		$id       = Market::work( $designer );
		$this->edit( $id, array( 'post_title' => 'Kettle', 'content' => '', 'post_status' => 'draft' ), array( 'client' => 'Someone', 'month' => '0', 'year' => '2025', 'skill' => array( '' ) ) );
		$this->assertSame( array( 'draft', 'Someone', '0', (string) $designer ), array( get_post_status( $id ), get_post_meta( $id, 'design_marketplace_client', true ), get_post_meta( $id, 'design_marketplace_month', true ), get_post( $id )->post_author ?? '' ) );
	}

	public function test_an_application_is_not_rewritten(): void {
		$id = Market::apply( $this->designer(), Market::mission( $this->contractor() ) );
		$this->edit( $id, array( 'post_title' => 'Other', 'content' => 'Other words', 'post_status' => 'draft' ) );
		$this->assertSame( array( 'I <3 bells', 'publish' ), array( get_post( $id )->post_content ?? '', get_post_status( $id ) ) );
	}

	public function test_cores_bulk_edit_gives_no_item_to_others_and_takes_none_back(): void {
		$mission  = Market::mission( $this->contractor() );
		$items    = array( $mission, Market::work( $this->designer() ), Market::apply( $this->designer(), $mission ) );
		$_REQUEST = array( 'bulk_edit' => 'Update', 'post_type' => 'post', '_status' => 'draft' );
		foreach ( $items as $item ) {
			$_REQUEST['post'] = array( (string) $item );
			try {
				do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions -- core's.
				$this->fail( get_post_type( $item ) . ' was taken.' );
			} catch ( Ended $end ) {
				$this->assertSame( 403, $end->status );
			}
		}
		$_REQUEST['post'] = array( (string) wp_insert_post( array( 'post_title' => 'A post', 'post_type' => 'dmkt_event' ) ) );
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions -- core's.
		unset( $_REQUEST['bulk_edit'] );
		$_REQUEST['post'] = array( (string) $mission );
		do_action( 'load-edit.php' ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assertSame( 'publish', get_post_status( $mission ) );
	}

	public function test_a_title_that_is_no_text_is_refused_by_quick_edit(): void {
		$_POST    = array( '_inline_edit' => wp_create_nonce( 'inlineeditnonce' ), 'post_ID' => Market::mission( $this->contractor() ), 'post_title' => array( 'x' ) );
		$_REQUEST = $_POST;
		add_filter( 'wp_doing_ajax', '__return_true' );
		$this->expectException( Ended::class );
		do_action( 'wp_ajax_inline-save' ); // phpcs:ignore WordPress.NamingConventions -- core's.
	}

	public function test_a_page_nobody_has_written_is_empty(): void {
		foreach ( array( new Outbox_Screen(), new Newsletter() ) as $screen ) {
			$_GET     = array( 'paged' => (string) PHP_INT_MAX );
			$_REQUEST = $_GET;
			set_current_screen( 'marketplace_page_' . $screen::SLUG );
			$this->assertStringContainsString( 'no-items', $this->printed( array( $screen, 'show' ) ) );
		}
	}

	public function test_quick_edit_says_what_is_wrong_before_anything_is_written(): void {
		$id       = Market::work( $this->designer() );
		$_POST    = array( '_inline_edit' => wp_create_nonce( 'inlineeditnonce' ), 'post_ID' => $id, 'post_title' => str_repeat( 'a', 31 ), 'dm_item_of' => $id, 'dm_item' => array( 'year' => '1999' ) );
		$_REQUEST = $_POST;
		add_filter( 'wp_doing_ajax', '__return_true' );
		try {
			do_action( 'wp_ajax_inline-save' ); // phpcs:ignore WordPress.NamingConventions -- core's.
			$this->fail( 'It was taken.' );
		} catch ( Ended $end ) {
			$this->assertStringContainsString( '30 characters', $end->what );
			$this->assertStringContainsString( 'year', $end->what );
		}
	}

	public function test_a_users_screen_shows_fields_and_consents_escaped(): void {
		$hostile = '"><svg onload=window.__pwned=1 <3';
		$id      = $this->designer( array( 'name' => $hostile, 'job' => $hostile, 'bio' => $hostile, 'city' => $hostile, 'website' => 'javascript:alert(1)' ) );
		Consent::log( $id, array( 'cgu_1' => true, 'newsletter' => false ), 'signup' );
		Last_Login::note( $id );
		$user = new WP_User( $id );
		$html = $this->printed( static fn() => ( new User_Screen() )->show( $user ) );
		foreach ( array( '&lt;svg', 'Terms and conditions', 'terms-conditions', '<td>Newsletter</td><td>No</td>', '<td>signup</td>', '<td>en_US</td>', home_url( '/designer/' ) ) as $text ) {
			$this->assertStringContainsString( $text, $html );
		}
		foreach ( array( '<svg onload', 'href="javascript' ) as $text ) {
			$this->assertStringNotContainsString( $text, $html );
		}
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( '', $this->printed( static fn() => ( new User_Screen() )->show( $user ) ), 'Only who may edit users sees it.' );
	}

	public function test_a_log_in_by_token_is_noted(): void {
		$id = $this->designer();
		$this->assertSame( '', Last_Login::of( $id ) );
		$this->assert_answer( 200, $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => People::email( $id ), 'password' => People::PASSWORD ) ) );
		$this->assertEqualsWithDelta( time(), strtotime( Last_Login::of( $id ) . ' UTC' ), 5 );
		$other = $this->designer();
		do_action( 'wp_login', 'x', get_userdata( $other ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assertNotSame( '', Last_Login::of( $other ) );
	}

	/**
	 * Ids of all mails.
	 * @return list<int>
	 */
	private function ids(): array {
		return array_values( array_map( 'intval', Rows::column( 'id', 'outbox', '1 = 1 ORDER BY id' ) ) );
	}

	/**
	 * Sets columns of all mails.
	 * @param array<string,mixed> $columns Columns.
	 */
	private function set( array $columns ): void {
		global $wpdb;
		foreach ( $this->ids() as $id ) {
			$wpdb->update( Tables::name( 'outbox' ), $columns, array( 'id' => $id ) );
		}
	}
}
