<?php
/** Switching accounts off and on in wp-admin: asked why, said who and when, kept from those who may not. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Decision_List;
use DesignMarketplace\Desk\Admin\Screens\Switch_Off;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Trust\Objecting;
use WP_User;

final class SwitchOffTest extends AdminTestCase {

	/**
	 * Actions of a row of the list.
	 * @param int $user User.
	 * @return array<string,string>
	 */
	private function row( int $user ): array {
		return apply_filters( 'user_row_actions', array(), new WP_User( $user ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
	}

	private function question( int ...$ids ): string {
		$_GET = array( 'users' => implode( ',', $ids ) );
		return $this->printed( array( new Switch_Off(), 'show' ) );
	}

	public function test_a_row_offers_what_can_be_done(): void {
		$id = $this->designer();
		$this->assertArrayHasKey( 'dm_off', $this->row( $id ) );
		$this->assertArrayNotHasKey( 'dm_on', $this->row( $id ) );
		Off::set( $id );
		$this->assertArrayHasKey( 'dm_on', $this->row( $id ) );
		$this->assertSame( array(), array_intersect( array( 'dm_off', 'dm_view', 'dm_activate', 'dm_resend' ), array_keys( $this->row( $id ) ) ) );
		foreach ( array( People::administrator(), $this->person( 'administrator' ), $this->person( 'editor' ), $this->person( 'subscriber' ) ) as $other ) {
			$this->assertArrayNotHasKey( 'dm_off', $this->row( $other ) );
		}
		$roleless = $this->designer();
		( new WP_User( $roleless ) )->set_role( 'subscriber' );
		$this->assertArrayNotHasKey( 'dm_on', $this->row( $roleless ), 'Its role is what it lacks.' );
	}

	public function test_the_question_names_the_accounts_and_the_answer_switches_them_off(): void {
		$ids  = array( $this->designer( array( 'name' => 'Ada <3 Ads' ) ), $this->contractor() );
		$html = $this->question( ...$ids, ...array( People::administrator(), $this->person( 'administrator' ) ) );
		$this->assertStringContainsString( 'Ada &lt;3 Ads', $html );
		$this->assertStringContainsString( 'Switch off 2 accounts', $html );
		$end = $this->send( 'switch_off_members', array( 'users' => implode( ',', array_merge( $ids, array( People::administrator() ) ) ), 'reason' => 'other', 'words' => "It's <b>not</b> so" ) );
		$this->assertSame( 'redirected', $end->how );
		foreach ( $ids as $id ) {
			$this->assertSame( Account_State::Off, State::of( $id ) );
			$this->assertSame( array( 'off', 'other', "It's not so", People::administrator() ), array_values( array_intersect_key( Decisions::of( $id )[0], array_flip( array( 'decision', 'reason', 'words', 'by' ) ) ) ) );
		}
		$this->assertSame( Account_State::Active, State::of( People::administrator() ) );
		$this->assertSame( 'Off', Users_List::state( $ids[0] ) );
		$this->send( 'switch_on_members', array( 'users' => (string) $ids[0] ) );
		$this->assertSame( array( Account_State::Active, Account_State::Off ), array( State::of( $ids[0] ), State::of( $ids[1] ) ) );
	}

	public function test_without_a_reason_nothing_happens(): void {
		$id = $this->designer();
		foreach ( array( array(), array( 'reason' => 'role' ), array( 'reason' => 'nonsense' ), array( 'reason' => 'other' ), array( 'reason' => array( 'spam' ) ), array( 'reason' => 'spam', 'words' => str_repeat( 'x', 1001 ) ) ) as $sent ) {
			$this->assertStringContainsString( Switch_Off::SLUG, $this->send( 'switch_off_members', array( 'users' => (string) $id ) + $sent )->what );
			$this->assertSame( Account_State::Active, State::of( $id ) );
		}
		$html = $this->question( $id );
		$this->assertMatchesRegularExpression( '/value="spam"[^>]* checked/', str_replace( "'", '"', $html ), 'What was typed is not lost.' );
		$this->assertStringContainsString( str_repeat( 'x', 1001 ) . '</textarea>', $html );
	}

	public function test_each_reason_says_what_the_member_will_read(): void {
		update_option( 'design_marketplace_reason_texts', array( 'spam' => array( 'de' => array( 'text' => 'Das <3 ist Werbung.' ) ) ) );
		$this->assertStringContainsString( 'lang="de">Das &lt;3 ist Werbung. ', $this->question( $this->designer( array( 'locale' => 'de' ) ) ) );
		$this->assertStringNotContainsString( 'Werbung', $this->question( $this->designer() ) );
	}

	public function test_who_may_not_manage_the_site_may_not_switch_off(): void {
		$id = $this->designer();
		$this->assertSame( 403, $this->send( 'switch_off_members', array( 'users' => (string) $id, 'reason' => 'spam' ), 'wrong' )->status );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( 403, $this->send( 'switch_off_members', array( 'users' => (string) $id, 'reason' => 'spam' ) )->status );
		$this->assertArrayNotHasKey( 'dm_off', $this->row( $id ) );
		$this->assertStringNotContainsString( '<form', $this->question( $id ) );
		$this->assertArrayNotHasKey( 'switch_off_members', apply_filters( 'bulk_actions-users', array() ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assertSame( Account_State::Active, State::of( $id ) );
	}

	public function test_several_are_chosen_in_the_list_and_asked_about(): void {
		$ids      = array( $this->designer(), $this->designer() );
		$_REQUEST = array( 'action' => 'switch_off_members', 'users' => array_map( 'strval', $ids ) );
		try {
			do_action( 'load-users.php' ); // phpcs:ignore WordPress.NamingConventions -- core's.
			$this->fail( 'It did not ask.' );
		} catch ( Ended $end ) {
			$this->assertStringContainsString( 'page=' . Switch_Off::SLUG . '&users=' . rawurlencode( implode( ',', $ids ) ), $end->what );
		}
		$this->assertSame( Account_State::Active, State::of( $ids[0] ) );
	}

	public function test_the_list_filters_and_counts_who_is_off(): void {
		$before = Users_List::counts();
		$id     = $this->designer();
		Off::set( $id );
		$after = Users_List::counts();
		$this->assertSame( array( $before['active'], $before['off'] + 1 ), array( $after['active'], $after['off'] ) );
		$GLOBALS['pagenow'] = 'users.php';
		foreach ( array( 'off' => true, 'active' => false, 'waiting' => false ) as $state => $is_in ) {
			$_GET = array( Users_List::STATE => $state );
			$this->assertSame( $is_in, in_array( $id, array_map( 'intval', get_users( array( 'fields' => 'ID', 'number' => 500 ) ) ), true ), $state );
		}
	}

	public function test_the_users_screen_says_who_decided_when_and_why_and_what_was_answered(): void {
		$id = $this->designer();
		Off::set( $id );
		( new Objecting() )->by_author( $id, State::decision( $id ), 'I <3 ads' );
		$html = $this->printed( static fn() => ( new Decision_List() )->show( new WP_User( $id ) ) );
		foreach ( array( 'This account is off.', 'Advertising or spam: Sends &lt;3 ads to everyone', 'Objection by the member', 'I &lt;3 ads', '<time ', esc_html( get_userdata( People::administrator() )->display_name ?? '' ) ) as $text ) {
			$this->assertStringContainsString( $text, $html );
		}
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( '', $this->printed( static fn() => ( new Decision_List() )->show( new WP_User( $id ) ) ) );
	}
}
