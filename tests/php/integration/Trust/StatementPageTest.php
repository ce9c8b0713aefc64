<?php
/** The page of a decision: opened it changes nothing, its address is good for one decision and six months. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Email_Change;
use DesignMarketplace\People\Members\Email_Change_Link;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Statement_Page;
use WP_User;

final class StatementPageTest extends TestCase {

	private function token( int $user_id ): string {
		parse_str( (string) wp_parse_url( Account_Link::url( $user_id ), PHP_URL_QUERY ), $query );
		return (string) ( is_string( $query['design_marketplace_account'] ?? null ) ? $query['design_marketplace_account'] : '' );
	}

	/**
	 * Asks for the page.
	 * @param string                   $token Token.
	 * @param array<string,mixed>|null $sent  Fields of a POST.
	 * @return array{status:int,type:string,file:string,body:string}
	 */
	private function ask( string $token, ?array $sent = null ): array {
		return ( new Statement_Page() )->handle( $token, $sent );
	}

	public function test_opening_it_shows_the_reason_and_changes_nothing(): void {
		$id = $this->designer();
		Off::set( $id );
		$before = Snapshot::take();
		$page   = $this->ask( $this->token( $id ) );
		$this->assertSame( 200, $page['status'] );
		$this->assertStringContainsString( 'Sends &lt;3 ads to everyone', $page['body'] );
		$this->assertStringNotContainsString( '<3', $page['body'] );
		$this->assertSame( $before, Snapshot::take() );
	}

	public function test_one_objects_once(): void {
		$id = $this->designer();
		Off::set( $id );
		$token = $this->token( $id );
		foreach ( array( '', "  \n", array( 'x' ), str_repeat( 'é', 2001 ) ) as $words ) {
			$this->assertSame( 400, $this->ask( $token, array( 'do' => 'object', 'words' => $words ) )['status'] );
		}
		$this->assertStringContainsString( str_repeat( 'é', 2001 ), $this->ask( $token, array( 'do' => 'object', 'words' => str_repeat( 'é', 2001 ) ) )['body'], 'What was typed stays in the form.' );
		$this->assertSame( 200, $this->ask( $token, array( 'do' => 'object', 'words' => 'I <3 bells' ) )['status'] );
		$this->assertSame( 409, $this->ask( $token, array( 'do' => 'object', 'words' => 'And more' ) )['status'] );
		$objections = array_filter( Decisions::of( $id ), static fn( array $record ): bool => 'objection' === $record['decision'] );
		$this->assertSame( array( 'I <3 bells' ), array_values( array_column( $objections, 'words' ) ) );
		$page = $this->ask( $token );
		$this->assertStringContainsString( 'I &lt;3 bells', $page['body'] );
		$this->assertStringNotContainsString( '<textarea', $page['body'] );
	}

	public function test_one_takes_ones_data_along(): void {
		$id = $this->designer( array( 'name' => 'Ada Leaving' ) );
		Market::work( $id, array( 'title' => 'Kettle' ) );
		Off::set( $id );
		$file = $this->ask( $this->token( $id ), array( 'do' => 'export' ) );
		$this->assertSame( array( 200, 'application/json; charset=UTF-8' ), array( $file['status'], $file['type'] ) );
		$data = (array) json_decode( $file['body'], true );
		$this->assertSame( array( 'Ada Leaving', 'Kettle', Off::WORDS ), array( $data['profile']['name'], $data['works'][0]['title'], $data['decisions'][0]['words'] ) );
	}

	public function test_whoever_was_shut_out_by_taking_the_account_back_has_no_page_any_more(): void {
		$id     = $this->designer( array( 'email' => 'owner@example.test' ) );
		$change = new Email_Change();
		Transaction::run( static fn() => $change->request( new WP_User( $id ), 'thief@example.test' ) );
		$keys = array();
		foreach ( array( 'email_changed', 'email_confirmation' ) as $message ) {
			$keys[ $message ] = $this->payload( $message, $id )['key'];
		}
		$this->assertSame( Email_Change::DONE, $change->confirm( $id, $keys['email_confirmation'] ) );
		Off::set( $id );
		$thiefs = $this->token( $id );
		$this->assertSame( 200, $this->ask( $thiefs )['status'] );
		$this->assertSame( Email_Change::DONE, $change->undo( $id, $keys['email_changed'] ) );
		$this->assertSame( 404, $this->ask( $thiefs, array( 'do' => 'export' ) )['status'] );
		$this->assertSame( 404, $this->ask( $thiefs, array( 'do' => 'erase', 'sure' => '1' ) )['status'] );
		$this->assertSame( 200, $this->ask( $this->token( $id ) )['status'] );
	}

	public function test_who_takes_an_account_back_that_is_off_is_led_to_its_page(): void {
		$id     = $this->designer( array( 'email' => 'owner@example.test' ) );
		$change = new Email_Change();
		Transaction::run( static fn() => $change->request( new WP_User( $id ), 'thief@example.test' ) );
		$key = $this->payload( 'email_changed', $id )['key'];
		Off::set( $id );
		[ $status, $target ] = ( new Email_Change_Link() )->handle( "undo.{$id}.{$key}", true );
		$this->assertSame( 303, $status );
		parse_str( (string) wp_parse_url( $target, PHP_URL_QUERY ), $query );
		$this->assertSame( 200, $this->ask( is_string( $query['design_marketplace_account'] ?? null ) ? $query['design_marketplace_account'] : '' )['status'] );
	}

	/**
	 * What a queued mail carries.
	 * @param string $message Mail.
	 * @param int    $user_id Recipient.
	 * @return array<string,mixed>
	 */
	private function payload( string $message, int $user_id ): array {
		// phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		return (array) json_decode( (string) Rows::value( 'payload', 'outbox', 'message = %s AND recipient = %s', $message, "user:{$user_id}" ), true );
	}

	public function test_one_deletes_the_account_having_said_so_twice(): void {
		$id = $this->designer();
		Off::set( $id );
		$token = $this->token( $id );
		$this->assertSame( 400, $this->ask( $token, array( 'do' => 'erase' ) )['status'] );
		$this->assertSame( Account_State::Off, State::of( $id ) );
		$this->assertSame( 200, $this->ask( $token, array( 'do' => 'erase', 'sure' => '1' ) )['status'] );
		$this->assertSame( Account_State::Erased, State::of( $id ) );
		$this->assertSame( 404, $this->ask( $token )['status'] );
	}

	public function test_also_without_a_role_data_and_account_are_ones_own(): void {
		$id = $this->designer( array( 'name' => 'Ada Roleless' ) );
		( new WP_User( $id ) )->set_role( '' );
		$token = $this->token( $id );
		$this->assertStringContainsString( 'no longer has a role', $this->ask( $token )['body'] );
		$this->assertStringContainsString( 'Ada Roleless', $this->ask( $token, array( 'do' => 'export' ) )['body'] );
		$this->assertSame( 200, $this->ask( $token, array( 'do' => 'erase', 'sure' => '1' ) )['status'] );
		$this->assertFalse( get_userdata( $id ) );
	}

	public function test_an_address_that_is_not_the_members_or_over_opens_nothing(): void {
		$id    = $this->designer();
		$other = $this->designer();
		Off::set( $id );
		Off::set( $other );
		$token                               = $this->token( $id );
		[ $user, $decision, $until, $proof ] = explode( '.', $token );
		foreach ( array( '', 'x', "{$other}.{$decision}.{$until}.{$proof}", "{$user}." . ( (int) $decision + 1 ) . ".{$until}.{$proof}", "{$user}.{$decision}." . ( (int) $until + 1 ) . ".{$proof}", substr( $token, 0, -1 ) . 'g', $token . "\n" ) as $forged ) {
			foreach ( array( null, array( 'do' => 'erase', 'sure' => '1' ), array( 'do' => 'export' ) ) as $sent ) {
				$this->assertSame( 404, $this->ask( $forged, $sent )['status'], $forged );
			}
		}
		update_option( Clock::OFFSET, 184 * DAY_IN_SECONDS );
		$this->assertSame( 404, $this->ask( $token )['status'], 'After six months.' );
		update_option( Clock::OFFSET, 0 );
		$this->assertSame( 200, $this->ask( $token )['status'] );
		Off::end( $id );
		$this->assertSame( 404, $this->ask( $token, array( 'do' => 'erase', 'sure' => '1' ) )['status'], 'Not once it is on again.' );
		Off::set( $id );
		$this->assertSame( 404, $this->ask( $token )['status'], 'Nor by another decision.' );
	}

	public function test_also_what_was_hidden_has_its_page_for_one_who_is_logged_in_or_off(): void {
		$id       = $this->contractor( array( 'company' => 'Alpenglow' ) );
		$job      = Reports::item( Market::mission( $id, array( 'title' => 'A <3 bell' ) ) );
		$decision = Reports::decide( Reports::make( $job, $this->designer() )->id, Decision_Kind::Hide )['id'];
		parse_str( (string) wp_parse_url( Account_Link::url( $id, $decision ), PHP_URL_QUERY ), $query );
		$token = is_string( $query['design_marketplace_account'] ?? null ) ? $query['design_marketplace_account'] : '';
		$page  = $this->ask( $token );
		$this->assertSame( 200, $page['status'] );
		foreach ( array( 'A &lt;3 bell” is hidden', 'until an administrator shows it again', 'It is &lt;so&gt;', 'it was reported to us', 'not a machine', 'certified body' ) as $words ) {
			$this->assertStringContainsString( $words, $page['body'] );
		}
		$this->assertStringContainsString( 'Alpenglow', $this->ask( $token, array( 'do' => 'export' ) )['body'] );
		$this->assertSame( 200, $this->ask( $token, array( 'do' => 'object', 'words' => 'It comes back' ) )['status'] );
		$this->assertSame( 409, $this->ask( $token, array( 'do' => 'object', 'words' => 'Really' ) )['status'] );
		Off::set( $id );
		$this->assertStringContainsString( 'is hidden', $this->ask( $token )['body'] );
		$this->assertStringContainsString( 'Your account is off', $this->ask( $this->token( $id ) )['body'] );
		Off::end( $id );
		( new Deciding() )->uphold( $decision, 'We are sure.', People::administrator() );
		$this->assertStringContainsString( 'stand by our decision', $this->ask( $token )['body'] );
		( new Deciding() )->restore( $decision, 'We were wrong.', People::administrator() );
		$page = $this->ask( $token );
		$this->assertStringNotContainsString( 'is hidden', $page['body'] );
		$this->assertStringNotContainsString( 'stand by our decision', $page['body'] );
		$this->assertStringContainsString( 'reversed our decision', $page['body'] );
		$this->assertStringContainsString( 'We were wrong.', $page['body'] );
		$this->assertStringNotContainsString( '<textarea', $page['body'] );
	}

	public function test_the_link_of_one_decision_opens_no_other(): void {
		$id        = $this->contractor();
		$decisions = array();
		for ( $times = 0; $times < 2; $times++ ) {
			$decisions[] = Reports::decide( Reports::make( Reports::item( Market::mission( $id ) ), $this->designer() )->id, Decision_Kind::Hide )['id'];
		}
		parse_str( (string) wp_parse_url( Account_Link::url( $id, $decisions[0] ), PHP_URL_QUERY ), $query );
		$token = is_string( $query['design_marketplace_account'] ?? null ) ? $query['design_marketplace_account'] : '';
		$this->assertSame( 200, $this->ask( $token )['status'] );
		$this->assertSame( 404, $this->ask( str_replace( "{$id}.{$decisions[0]}.", "{$id}.{$decisions[1]}.", $token ) )['status'] );
	}

	public function test_twenty_tries_an_hour(): void {
		$id = $this->designer();
		Off::set( $id );
		for ( $times = 0; $times < 20; $times++ ) {
			$this->assertSame( 400, $this->ask( $this->token( $id ), array( 'do' => 'erase' ) )['status'] );
		}
		$this->assertSame( 429, $this->ask( $this->token( $id ), array( 'do' => 'erase' ) )['status'] );
		$this->assertStringContainsString( 'I &lt;3 bells</textarea>', $this->ask( $this->token( $id ), array( 'do' => 'object', 'words' => 'I <3 bells' ) )['body'], 'What was typed stays in the form.' );
		$this->assertSame( 200, $this->ask( $this->token( $id ) )['status'], 'Reading goes on.' );
		$refused = $this->ask( $this->token( $id ), array( 'do' => 'object', 'words' => 'I sold <3 nothing' ) );
		$this->assertSame( 429, $refused['status'] );
		$this->assertStringContainsString( 'I sold &lt;3 nothing</textarea>', $refused['body'] );
	}

	public function test_a_database_that_fails_loses_no_word_of_an_objection(): void {
		global $wpdb;
		$id = $this->designer();
		Off::set( $id );
		Faults::in_database( 'INSERT', Tables::name( 'decision' ) );
		$page = $this->unlogged( fn(): array => $this->ask( $this->token( $id ), array( 'do' => 'object', 'words' => 'I sold <3 nothing' ) ) );
		$this->assertSame( 1, Faults::struck() );
		$this->assertSame( 503, $page['status'] );
		$this->assertStringContainsString( 'I sold &lt;3 nothing</textarea>', $page['body'] );
		Faults::in_database( 'DELETE', $wpdb->users );
		$page = $this->unlogged( fn(): array => $this->ask( $this->token( $id ), array( 'do' => 'erase', 'sure' => '1' ) ) );
		$this->assertGreaterThan( 0, Faults::struck() );
		$this->assertSame( 503, $page['status'] );
	}

	public function test_what_the_database_refuses_can_be_tried_again_with_the_words_in_place(): void {
		global $wpdb;
		$id = $this->designer();
		Off::set( $id );
		$token = $this->token( $id );
		foreach ( array( Tables::name( 'decision' ) => array( 'INSERT', array( 'do' => 'object', 'words' => 'I <3 bells' ) ), $wpdb->users => array( 'DELETE', array( 'do' => 'erase', 'sure' => '1' ) ) ) as $table => [ $statement, $sent ] ) {
			Faults::in_database( $statement, $table );
			$page = $this->unlogged( fn(): array => $this->ask( $token, $sent ) );
			remove_all_filters( 'query' );
			$this->assertSame( array( 503, true ), array( $page['status'], Faults::struck() > 0 ), $statement );
			$this->assertStringContainsString( 'object' === $sent['do'] ? 'I &lt;3 bells</textarea>' : 'Delete my account', $page['body'] );
			$this->assertSame( 200, $this->ask( $token, $sent )['status'] );
		}
	}

	public function test_the_page_is_in_the_language_of_its_email(): void {
		$id = $this->designer();
		Off::set( $id );
		$this->assertStringContainsString( 'lang=de', Languages::within( 'de_DE', static fn(): string => Account_Link::url( $id ) ) );
	}

	public function test_other_records_of_the_log_have_no_page(): void {
		$id     = $this->contractor();
		$report = Reports::make( Reports::item( Market::mission( $id ) ), $this->designer() )->id;
		parse_str( (string) wp_parse_url( Account_Link::url( $id, Reports::decide( $report, Decision_Kind::Dismiss )['id'] ), PHP_URL_QUERY ), $query );
		$this->assertSame( 404, $this->ask( is_string( $query['design_marketplace_account'] ?? null ) ? $query['design_marketplace_account'] : '' )['status'] );
	}
}
