<?php
/** What administrators do with the members and design jobs they have found: download, confirm, write, activate; and the log of it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\List_Csv;
use DesignMarketplace\Desk\Admin\Screens\Add_Member;
use DesignMarketplace\Desk\Admin\Screens\Log;
use DesignMarketplace\Desk\Admin\Screens\Log_Table;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\Desk\Admin\Verifying;
use DesignMarketplace\Desk\Admin\Views;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Retention;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Verification\Claim;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Rows;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class MembersToolTest extends AdminTestCase {

	/**
	 * Rows of a file.
	 * @param callable(resource):mixed $write Writes it.
	 * @return list<array<int,string|null>>
	 */
	private function rows( callable $write ): array {
		( new Indexer() )->flush();
		Roster::flush();
		$stream = fopen( 'php://memory', 'w+b' );
		$this->assertIsResource( $stream );
		$write( $stream );
		rewind( $stream );
		$this->assertSame( "\xEF\xBB\xBF", fread( $stream, 3 ) );
		$rows = array();
		while ( is_array( $row = fgetcsv( $stream, 0, ',', '"', '' ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
			$rows[] = $row;
		}
		return array_slice( $rows, 1 );
	}

	public function test_the_file_has_those_who_were_filtered_and_no_formula(): void {
		$wanted = $this->designer( array( 'name' => '=1+1', 'city' => '+Filed' ) );
		$this->designer( array( 'city' => 'Elsewhere' ) );
		$rows = $this->rows( static fn( $stream ) => List_Csv::write( $stream, Views::MEMBERS, array( 'city' => '+Filed' ) ) );
		$this->assertSame( array( array( (string) $wanted, 'designer', "'=1+1", "'+Filed", 'active' ) ), array_map( static fn( array $row ): array => array( $row[0], $row[1], $row[2], $row[4], $row[8] ), $rows ) );
	}

	public function test_jobs_are_filed_as_their_list_is_filtered(): void {
		$company = $this->contractor( array( 'company' => 'Filed Ltd' ) );
		$waits   = Market::mission( $company, array( 'title' => '=Filed' ) );
		$quiet   = Market::mission( $company, array( 'title' => 'Nobody applied' ) );
		Market::apply( $this->designer(), $waits );
		$filed = fn( array $sent ): array => array_column( $this->rows( static fn( $stream ) => List_Csv::write( $stream, Views::JOBS, Views::known_of_jobs( $sent + array( 's' => 'filed ltd' ) ) ) ), 1, 0 );
		$this->assertSame( array( $waits => "'=Filed", $quiet => 'Nobody applied' ), $filed( array() ) );
		$this->assertSame( array( $quiet ), array_keys( $filed( array( 'dm_candidates' => 'none' ) ) ) );
		$this->assertSame( array(), $filed( array( 'dm_silent' => 'some' ) ) );
		Moved_Clock::forward( 20 * DAY_IN_SECONDS );
		$this->assertSame( array( $waits ), array_keys( $filed( array( 'dm_silent' => 'some' ) ) ), 'The company has not answered.' );
		$this->assertSame( array(), $filed( array( 'post_status' => 'dmkt_closed' ) ) );
	}

	public function test_those_who_have_something_to_confirm_are_confirmed_together(): void {
		$student = $this->designer( array( 'school' => 'ECAL' ) );
		$none    = $this->designer();
		$this->assertSame( '1 member is confirmed.', Verifying::verify_all( array( $student, $none ), Claim::School ) );
		$this->assertSame( array( true, false ), array( null !== Verified::of( $student ), null !== Verified::of( $none ) ) );
		$this->assertInstanceOf( \WP_Error::class, Verifying::verify_all( array( $none ), Claim::School ) );
	}

	public function test_a_message_reaches_each_once_and_is_logged_with_its_subject_alone(): void {
		$designer = $this->designer();
		$off      = $this->designer();
		Off::set( $off );
		$sent = array( 'users' => "{$designer},{$off},1", 'subject' => 'Open day', 'words' => 'Secret words', 'key' => 'abc' );
		$this->send( 'message_members', $sent );
		$this->send( 'message_members', $sent );
		$this->assertSame( array( "user:{$designer}" ), Rows::column( 'recipient', 'outbox', "message = 'note'" ) );
		$this->assertSame( array( array( 'message', 'Open day' ) ), array_map( static fn( array $record ): array => array( $record['decision'], $record['words'] ), Decisions::of( $designer ) ) );
		$this->assertStringContainsString( 'page=design-marketplace-message', $this->send( 'message_members', array( 'words' => str_repeat( 'x', 5001 ) ) + $sent )->what, 'One that is too long is asked for again.' );
		$this->assertSame( 1, Rows::count( 'outbox', "message = 'note'" ) );
	}

	public function test_who_activates_a_member_is_logged(): void {
		$waiting = $this->designer( array( 'activated' => false ) );
		( new Users_List() )->activate( array( 'users' => (string) $waiting ) );
		$this->assertSame( Account_State::Active, State::of( $waiting ) );
		$this->assertSame( array( array( 'activate', get_current_user_id() ) ), array_map( static fn( array $record ): array => array( $record['decision'], $record['by'] ), Decisions::of( $waiting ) ) );
	}

	/**
	 * Records of the log, as its screen finds them.
	 * @param array<string,string> $sent Query of the address.
	 * @return list<string> Their decisions.
	 */
	private function log( array $sent = array() ): array {
		return array_column( Decisions::acts( Log_Table::times( Log_Table::known( $sent ) ), 5 ), 'decision' );
	}

	public function test_the_log_has_what_administrators_did_and_is_filtered(): void {
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'decision' ) ); // phpcs:ignore WordPress.DB -- a fixed name.
		$other  = $this->person( 'administrator' );
		$member = Reported_Item::member( $this->designer( array( 'name' => '@Logged' ) ) );
		Decisions::add( $member, Decision_Kind::Verify, '', '=ECAL', 1 );
		Decisions::add( $member, Decision_Kind::Objection, '', 'No!', $member->id );
		Moved_Clock::forward( 3 * DAY_IN_SECONDS );
		Decisions::add( $member, Decision_Kind::Message, '', 'Hello', $other );
		$today = (string) wp_date( 'Y-m-d', Clock::now() );
		$this->assertSame( array( 'message', 'verify' ), $this->log() );
		$this->assertSame( array( 'verify' ), $this->log( array( 'by' => '1' ) ) );
		$this->assertSame( array( 'message' ), $this->log( array( 'decision' => 'message' ) ) );
		$this->assertSame( array( 'message' ), $this->log( array( 'from' => $today, 'to' => $today ) ) );
		$this->assertSame( array( 'verify' ), $this->log( array( 'to' => (string) wp_date( 'Y-m-d', Clock::now() - DAY_IN_SECONDS ) ) ) );
		$this->assertSame( array( 'message', 'verify' ), $this->log( array( 'by' => "1' OR 1=1", 'decision' => 'x', 'from' => '2026-02-30', 'to' => "2026-0\0-01" ) ), 'Nonsense is no filter.' );
		$rows = $this->rows( static fn( $stream ) => Log::write( $stream, Log_Table::known( array( 'by' => '1' ) ) ) );
		$this->assertSame( array( array( 'verify', "'@Logged", "'=ECAL" ) ), array_map( static fn( array $row ): array => array( $row[1], $row[4], $row[6] ), $rows ) );
		$html = $this->printed( array( new Log(), 'show' ) );
		$this->assertStringContainsString( '@Logged', $html );
		$this->assertStringNotContainsString( 'type="checkbox"', $html, 'No record can be chosen for anything.' );
	}

	public function test_the_log_is_kept_as_long_as_the_setting_says_and_six_months_at_least(): void {
		$member = Reported_Item::member( $this->designer() );
		Decisions::add( $member, Decision_Kind::Verify, '', '', 1 );
		$kept = static function ( int $months, int $days ) use ( $member ): int {
			update_option( 'design_marketplace_log_months', $months );
			Moved_Clock::forward( $days * DAY_IN_SECONDS );
			( new Decision_Retention() )->expire();
			return count( Decisions::of( $member->id ) );
		};
		$this->assertSame( array( 1, 1, 0 ), array( $kept( 0, 170 ), $kept( 12, 180 ), $kept( 12, 30 ) ) );
	}

	public function test_a_member_is_added_by_hand_invited_in_their_language_and_logged(): void {
		$skill = Market::skill();
		$email = uniqid( 'added' ) . '@example.test';
		$this->send( 'add_member', array( 'dm_member' => array( 'role' => 'designer', 'name' => 'Ada <3', 'email' => $email, 'locale' => 'it', 'city' => 'Biel', 'school' => 'ECAL', 'graduation' => '2026', 'skill' => array( '', (string) $skill ), 'cgu_1' => '1' ) ) );
		$id     = (int) email_exists( $email );
		$stored = Member_Fields::read( $id );
		$this->assertSame( array( 'Ada <3', 'Biel', 'ECAL', 2026, array( $skill ), 'it', false ), array( $stored['name'], $stored['city'], $stored['school'], $stored['graduation'], $stored['skill'], $stored['locale'], $stored['cgu_1'] ) );
		$this->assertSame( Account_State::Waiting, State::of( $id ) );
		$this->assertSame( 1, Rows::count( 'outbox', "message = 'invited' AND recipient = %s", "user:{$id}" ) );
		$this->assertSame( array( 'invite' ), array_column( Decisions::of( $id ), 'decision' ) );
		$this->send( 'add_member', array( 'dm_member' => array( 'role' => 'designer', 'name' => 'Again', 'email' => $email ) ) );
		$html = $this->printed( array( new Add_Member(), 'show' ) );
		$this->assertStringContainsString( 'value="Again"', $html, 'What was refused is still in the form.' );
		$this->assertStringContainsString( 'aria-invalid="true"', $html );
	}
}
