<?php
/** A startup or a designer has the university confirmed: by an address, a log-in, an administrator, and how that ends. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\People\Verification\Claim;
use DesignMarketplace\People\Verification\Verification;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

final class VerificationTest extends ClaimTestCase {

	protected const CLAIM   = Claim::School;
	protected const ADDRESS = 'Ada.Lovelace@EPFL.ch';

	/**
	 * A startup of EPFL with an open job.
	 * @param array<string,mixed> $fields Fields that differ.
	 */
	private function startup( array $fields = array() ): int {
		$id = $this->contractor(
			$fields + array( 'company' => 'Quixote Kettles', 'ecosystem' => 'EPFL', 'epfl_lab' => 'LAB', 'epfl_professor' => 'Prof' )
		);
		Market::mission( $id );
		return $id;
	}

	/**
	 * How the list of confirmed ones answers: ids, total, open total, jobs.
	 * @param string $more More filters.
	 * @return array{list<int>,string,string,string}
	 */
	private function listed( string $more = '' ): array {
		$answer = $this->rest( 'GET', "/wp/v2/users?role=contractor&verified=1{$more}" );
		$this->assert_answer( 200, $answer );
		$headers = $answer->get_headers();
		return array( array_column( $answer->get_data(), 'id' ), (string) $headers['X-WP-Total'], (string) $headers['X-DM-Open-Total'], (string) $headers['X-DM-Jobs-Total'] );
	}

	/** @param array<string,list<string>> $domains By code. */
	private function schools( array $domains ): void {
		update_option( Site_Settings::PREFIX . 'universities', self::listed_schools( $domains ) );
	}

	/**
	 * The setting.
	 * @param array<string,list<string>> $domains By code.
	 * @return list<array{code:string,name:string,domains:list<string>}>
	 */
	private static function listed_schools( array $domains ): array {
		return array_map( static fn( string $code ): array => array( 'code' => $code, 'name' => $code, 'domains' => $domains[ $code ] ), array_keys( $domains ) );
	}

	private function a_day_passes(): void {
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
	}

	public function test_an_address_of_the_university_confirms_and_everybody_sees_it(): void {
		$id = $this->startup();
		$this->assertNull( $this->seen( $id ) );
		$before = $this->listed();
		$answer = $this->ask( $id );
		$this->assertSame( 'epfl.ch', $answer['sent']['domain'] );
		$links = $this->links();
		$mail  = $this->mails()[0];
		$this->assertSame( array( 1, 1, self::ADDRESS ), array( count( $links ), count( $this->mails() ), $mail['to'] ) );
		$this->assertStringNotContainsString( 'Quixote', $mail['subject'] . $mail['message'] );
		for ( $i = 0; $i < 3; $i++ ) {
			$this->assertStringContainsString( 'Does Quixote Kettles belong to EPFL?', $this->open( $links[0], 200, false ) );
		}
		$this->assertNull( $this->seen( $id ) );
		$this->open( $links[0], 200 );
		$verified = array( 'university' => 'EPFL', 'by' => 'address', 'date' => Verified::today() );
		$this->assertSame( $verified, $this->seen( $id ) );
		$after = $this->listed();
		$this->assertSame( array( $id ), array_values( array_diff( $after[0], $before[0] ) ) );
		$this->assertSame( array( '1', '1', '1' ), array_map( static fn( string $now, string $then ): string => (string) ( (int) $now - (int) $then ), array_slice( $after, 1 ), array_slice( $before, 1 ) ) );
		$this->open( $links[0], 410 );
		$this->open( $links[0], 410, false );
		$this->assertSame( array( $verified, null, null ), array_values( array_intersect_key( $this->standing( $id ), array_flip( array( 'verified', 'sent', 'ended' ) ) ) ) );
	}

	public function test_only_domain_and_hash_are_kept(): void {
		global $wpdb;
		$id = $this->startup();
		$this->confirm( $id );
		foreach ( array( $wpdb->usermeta => 'meta_value', Tables::name( 'outbox' ) => 'payload', Tables::name( 'directory' ) => 'doc', $wpdb->options => 'option_value' ) as $table => $column ) {
			$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$table} WHERE LOWER({$column}) LIKE '%lovelace%'" ), $table ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
		}
		$this->assertStringContainsString( '|epfl.ch|', (string) get_user_meta( $id, Claim::School->mark_key(), true ) );
		$this->assertSame( array( $id ), ( new Verification() )->vouched_by( 'ada.lovelace+kettles@epfl.ch' ) );
		$this->assertSame( array(), ( new Verification() )->vouched_by( 'ada@epfl.ch' ) );
		$export = ( new Inventory() )->export( $id );
		$this->assertSame( array( 'address', 'epfl.ch' ), array( $export['affiliation']['by'], $export['affiliation']['domain'] ) );
		$this->assertTrue( ( new Deletion() )->delete( $id ) );
		$this->assertSame( 0, Rows::count( 'usermeta', "meta_key LIKE 'design_marketplace_verif%' AND user_id = {$id}" ) );
	}

	/** @return iterable<string,array{mixed}> */
	public static function other_addresses(): iterable {
		foreach ( array( 'ada@alumni.epfl.ch', 'ada@epfl.ch.example.org', 'ada@notepfl.ch', 'ada@epfl.com', 'ada@unil.ch', '"ada@epfl.ch"@example.org', 'ada@epfl.ch@example.org', "ada@epfl.ch\nBcc: eve@example.org", 'ada@epfl.ch,eve@example.org', '@epfl.ch', 'epfl.ch', '', str_repeat( 'a', 200 ) . '@epfl.ch', 'ada@еpfl.ch' ) as $address ) {
			yield substr( $address, 0, 40 ) . ' ' . strlen( $address ) => array( $address );
		}
		yield 'a list' => array( array( self::ADDRESS ) );
		yield 'nothing' => array( null );
		yield 'true' => array( true );
	}

	/** @param mixed $address Address. */
	#[DataProvider( 'other_addresses' )]
	public function test_no_other_address_does( mixed $address ): void {
		$answer = $this->ask( $this->startup(), $address, 400 );
		$this->assertSame( array( 'address' ), array_keys( $answer['data']['params'] ) );
		$this->assertSame( array(), $this->links() );
	}

	public function test_a_university_must_be_said_and_its_addresses_known(): void {
		$this->ask( $this->contractor(), self::ADDRESS, 409, 'rest_affiliation_none' );
		$other = $this->startup( array( 'ecosystem' => 'OTHER', 'ecosystem_other' => 'Academy' ) );
		$this->ask( $other, self::ADDRESS, 409, 'rest_affiliation_unknown' );
		$link = $this->link( $this->startup() );
		$this->schools( array( 'EPFL' => array( 'lab.epfl.ch' ) ) );
		$this->open( $link, 410 );
		$this->ask( $this->startup(), 'ada@epfl.ch', 400 );
		$this->ask( $this->startup(), 'ada@lab.epfl.ch' );
	}

	public function test_a_startup_and_a_mailbox_get_three_links_a_day(): void {
		$id = $this->startup();
		foreach ( array( 'one', 'two', 'three' ) as $name ) {
			$this->ask( $id, "{$name}@epfl.ch" );
		}
		$this->ask( $id, 'four@epfl.ch', 429 );
		$others = array( $this->startup(), $this->startup() );
		$this->ask( $others[0], 'one+a@epfl.ch' );
		$this->ask( $others[0], 'ONE+b@epfl.ch' );
		$this->ask( $others[1], 'One@epfl.ch', 429 );
		// A new link takes the place of the one before.
		$links = $this->links();
		$this->assertSame( array( 'three@epfl.ch', 'ONE+b@epfl.ch' ), array_column( $this->mails(), 'to' ) );
		$this->assertCount( 2, $links );
	}

	/** @return iterable<string,array{array<string,mixed>,string}> */
	public static function changes(): iterable {
		yield 'company' => array( array( 'company' => 'Another' ), 'company' );
		yield 'university' => array( array( 'ecosystem' => 'UNIL' ), 'university' );
		yield 'none' => array( array( 'affiliated' => false ), 'university' );
	}

	/**
	 * @param array<string,mixed> $fields Fields sent.
	 * @param string              $why    Why it ended.
	 */
	#[DataProvider( 'changes' )]
	public function test_it_goes_with_what_it_stood_for( array $fields, string $why ): void {
		$id = $this->startup();
		$this->confirm( $id );
		$this->change( $id, array( 'city' => 'Renens', 'project_headline' => 'New', 'ecosystem_other' => 'x' ) );
		$this->assertNotNull( $this->seen( $id ) );
		$waiting = $this->link( $id );
		$this->change( $id, $fields );
		$this->assertNull( $this->seen( $id ) );
		$this->assertNotContains( $id, $this->listed()[0] );
		$this->assertSame( array( null, $why ), array( $this->standing( $id )['sent'], $this->standing( $id )['ended']['why'] ) );
		$this->open( $waiting, 410 );
		$this->change( $id, array( 'company' => 'Quixote Kettles', 'ecosystem' => 'EPFL' ) );
		$this->assertNull( $this->seen( $id ) );
		$this->open( $waiting, 410 );
	}

	public function test_another_university_in_free_words_counts_as_another(): void {
		$id = $this->startup( array( 'ecosystem' => 'OTHER', 'ecosystem_other' => 'Academy' ) );
		$this->tick( $id, array( 'verified' => true ) );
		$this->assertSame( 'Academy', $this->seen( $id )['university'] ?? null );
		$this->change( $id, array( 'ecosystem' => 'OTHER', 'ecosystem_other' => 'Another academy' ) );
		$this->assertNull( $this->seen( $id ) );
	}

	/**
	 * What a member reads of a designer's school.
	 * @return array<string,mixed>|null
	 */
	private function read_of( int $id ): ?array {
		return $this->rest( 'GET', '/wp/v2/users?slug=' . People::slug( $id ), array(), $this->contractor() )->get_data()[0]['verified'] ?? null;
	}

	public function test_a_designer_confirms_a_school_by_the_same_link_until_the_school_changes(): void {
		$id = $this->designer( array( 'name' => 'Quixote Student', 'school' => 'ECAL', 'programme' => 'MA Type Design', 'graduation' => 2027 ) );
		$this->ask( $id, 'ada@epfl.ch', 400 );
		$this->ask( $id, 'ada@ecal.ch' );
		$link = $this->links()[0];
		$this->assertStringNotContainsString( 'Quixote', $this->mails()[0]['subject'] . $this->mails()[0]['message'] );
		$this->assertStringContainsString( 'Does Quixote Student belong to ECAL?', $this->open( $link, 200, false ) );
		$this->assertNull( $this->read_of( $id ) );
		$this->open( $link, 200 );
		$this->assertSame( array( 'university' => 'ECAL', 'by' => 'address', 'date' => Verified::today() ), $this->read_of( $id ) );
		$this->assertSame( 'ecal.ch', ( new Inventory() )->export( $id )['affiliation']['domain'] );
		$this->change( $id, array( 'programme' => 'BA', 'graduation' => 2020, 'name' => 'Another', 'school_shown' => false, 'school_other' => 'x' ) );
		$this->assertNull( $this->read_of( $id ), 'It is not shown, and stays.' );
		$this->assertNotNull( $this->standing( $id )['verified'] );
		$this->change( $id, array( 'school' => 'EPFL' ) );
		$this->assertSame( array( null, 'university' ), array( $this->standing( $id )['verified'], $this->standing( $id )['ended']['why'] ) );
		$this->change( $id, array( 'school' => '' ) );
		$this->ask( $id, 'ada@ecal.ch', 409, 'rest_affiliation_none' );
		$other = $this->designer( array( 'school' => 'OTHER', 'school_other' => 'Academy' ) );
		$this->ask( $other, 'ada@academy.ch', 409, 'rest_affiliation_unknown' );
		$this->tick( $other, array( 'verified' => true, 'university' => 'Academy' ) );
		$this->change( $other, array( 'school_other' => 'Another academy' ) );
		$this->assertNull( $this->standing( $other )['verified'] );
		$this->assertTrue( ( new Deletion() )->delete( $id ) );
		$this->assertSame( 0, Rows::count( 'usermeta', "meta_key LIKE 'design_marketplace_verif%' AND user_id = {$id}" ) );
	}

	public function test_a_log_in_confirms_the_school_of_its_domain_anew_each_time_and_no_other(): void {
		$id   = $this->designer( array( 'school' => 'ECAL' ) );
		$none = $this->designer();
		foreach ( array( 'epfl.ch', 'alumni.ecal.ch', 'example.org', '' ) as $domain ) {
			Verification::confirm_by_login( $id, $domain );
			Verification::confirm_by_login( $none, 'ecal.ch' );
			$this->assertNull( Verified::of( $id ) ?? Verified::of( $none ), $domain );
		}
		$this->assertSame( '', (string) get_user_meta( $none, 'design_marketplace_school', true ) );
		Verification::confirm_by_login( $id, 'ECAL.ch' );
		$this->assertSame( array( 'login', 'ecal.ch' ), array( $this->read_of( $id )['by'] ?? null, Verified::of( $id )->domain ?? null ) );
		$this->move_clock( '+11 months' );
		Verification::confirm_by_login( $id, 'epfl.ch' );
		Verification::confirm_by_login( $id, 'ecal.ch' );
		$this->move_clock( '+11 months' );
		$this->a_day_passes();
		$this->assertNotNull( Verified::of( $id ) );
		$this->schools( array( 'ECAL' => array( 'new.ecal.ch' ) ) );
		$this->assertSame( 'domain', $this->standing( $id )['ended']['why'] );
		$off = $this->designer( array( 'school' => 'ECAL' ) );
		Off::set( $off );
		Verification::confirm_by_login( $off, 'new.ecal.ch' );
		$this->assertNull( Verified::of( $off ) );
	}

	public function test_a_designers_mark_lapses_with_one_reminder(): void {
		$id = $this->designer( array( 'school' => 'ECAL' ) );
		Verification::confirm_by_login( $id, 'ecal.ch' );
		foreach ( array( '+12 months -29 days', '+5 days' ) as $by ) {
			$this->move_clock( $by );
			$this->a_day_passes();
			Mails::worker()->run( 10 );
		}
		$this->assertSame( array( People::email( $id ) ), array_column( $this->mails(), 'to' ) );
		$this->assertStringContainsString( 'tab=about-me', $this->mails()[0]['message'] );
		$this->move_clock( '+25 days' );
		$this->a_day_passes();
		$this->assertSame( 'lapsed', $this->standing( $id )['ended']['why'] );
	}

	public function test_a_failed_change_leaves_it(): void {
		$id = $this->startup();
		$this->confirm( $id );
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'company' => '', 'ecosystem' => 'UNIL' ), $id ) );
		$this->assertNotNull( $this->seen( $id ) );
	}

	public function test_it_goes_with_a_domain_that_is_taken_off_the_list(): void {
		[ $id, $ticked ] = array( $this->startup(), $this->startup() );
		$this->confirm( $id );
		$this->tick( $ticked, array( 'verified' => true ) );
		$this->a_day_passes();
		$this->assertNotNull( $this->seen( $id ) );
		$this->schools( array( 'EPFL' => array( 'pfl.ch' ), 'UNIL' => array( 'epfl.ch' ) ) );
		$this->assertNull( $this->seen( $id ) );
		$this->assertSame( 'domain', $this->standing( $id )['ended']['why'] );
		$this->assertNotNull( $this->seen( $ticked ), 'An administrator’s word needs no domain.' );
	}

	public function test_a_domain_that_a_constant_took_off_ends_it_within_a_day(): void {
		$id = $this->startup();
		$this->confirm( $id );
		add_filter( 'pre_option_' . Site_Settings::PREFIX . 'universities', static fn(): array => self::listed_schools( array( 'EPFL' => array( 'example.org' ) ) ) );
		$this->a_day_passes();
		$this->assertNull( $this->seen( $id ) );
	}

	public function test_it_lapses_after_twelve_months_with_one_reminder(): void {
		$id = $this->startup();
		$this->confirm( $id );
		Mails::clear();
		$quiet = $this->startup();
		$this->tick( $quiet, array( 'verified' => true ) );
		update_user_meta( $quiet, Member_Book::ended_key( Message::REMINDERS ), Clock::gmt() );
		$this->move_clock( '+12 months -32 days' );
		$this->a_day_passes();
		Mails::worker()->run( 10 );
		$this->assertSame( array(), $this->mails() );
		foreach ( array( '+2 days', '+1 day', '+20 days' ) as $by ) {
			$this->move_clock( $by );
			$this->a_day_passes();
			Mails::worker()->run( 10 );
		}
		$this->assertSame( array( People::email( $id ) ), array_column( $this->mails(), 'to' ) );
		$this->assertStringContainsString( 'EPFL', $this->mails()[0]['subject'] );
		$this->assertNotNull( $this->seen( $id ) );
		$this->move_clock( '+9 days' );
		// Before the daily job has run, nobody reads it any more.
		$this->assertNull( $this->seen( $id ) );
		$this->assertNull( $this->standing( $id )['until'] );
		$this->a_day_passes();
		$this->assertNotContains( $id, $this->listed()[0] );
		$this->assertSame( 'lapsed', $this->standing( $id )['ended']['why'] );
		$this->assertFalse( metadata_exists( 'user', $id, Claim::School->mark_key() ) );
		Mails::worker()->run( 10 );
		$this->assertCount( 1, $this->mails() );
	}

	public function test_confirmed_again_it_counts_anew_and_nobody_is_reminded(): void {
		$id = $this->startup();
		$this->confirm( $id );
		$this->move_clock( '+12 months -20 days' );
		$this->a_day_passes();
		$this->confirm( $id );
		Mails::clear();
		Mails::worker()->run( 10 );
		$this->assertSame( array(), $this->mails() );
		$this->move_clock( '+30 days' );
		$this->a_day_passes();
		$this->assertNotNull( $this->seen( $id ) );
	}

	public function test_a_link_works_for_seven_days(): void {
		$link = $this->link( $this->startup() );
		$this->move_clock( '+7 days -1 minute' );
		$this->open( $link, 200, false );
		$this->move_clock( '+2 minutes' );
		$this->open( $link, 410 );
		foreach ( array( '', '1', '1.x', '0.' . str_repeat( 'a', 40 ), str_repeat( '9', 18 ) . '.' . str_repeat( 'a', 40 ), substr( $link, 0, -1 ) . '0' ) as $wrong ) {
			$this->open( $wrong, 410 );
		}
	}

	public function test_an_administrators_word_counts_is_logged_and_can_be_taken_back(): void {
		$id = $this->startup();
		$this->tick( $id, array( 'verified' => true, 'university' => 'UNIL' ), 409 );
		$this->assertNull( $this->seen( $id ) );
		$this->tick( $id, array( 'verified' => true, 'university' => 'EPFL' ) );
		$this->assertSame( 'administrator', $this->seen( $id )['by'] ?? null );
		$this->tick( $id, array( 'verified' => false ) );
		$this->assertNull( $this->seen( $id ) );
		$this->assertSame( 'administrator', $this->standing( $id )['ended']['why'] );
		$this->tick( $id, array( 'verified' => false ) );
		$this->assertSame( array( array( Decision_Kind::Verify->value, 'EPFL' ), array( Decision_Kind::Unverify->value, 'EPFL' ) ), array_map( static fn( array $record ): array => array( $record['decision'], $record['words'] ), Decisions::of( $id ) ) );
		$this->assertSame( array( People::administrator() ), array_unique( array_column( Decisions::of( $id ), 'by' ) ) );
		foreach ( array( array(), array( 'verified' => 'perhaps' ), array( 'verified' => null ), array( 'verified' => true, 'university' => array( 'EPFL' ) ) ) as $values ) {
			$this->tick( $id, $values, 400 );
		}
		$this->tick( $this->contractor(), array( 'verified' => true ), 409 );
		$this->tick( $this->designer(), array( 'verified' => true ), 409 );
		$this->tick( 999999, array( 'verified' => true ), 404 );
	}

	public function test_nobody_decides_about_themselves_whatever_way_they_come(): void {
		$id      = $this->startup();
		$service = new Verification();
		$this->assertInstanceOf( WP_Error::class, $service->tick( $id, $id ) );
		$this->confirm( $id );
		$this->assertInstanceOf( WP_Error::class, $service->untick( $id, $id ) );
		$this->assertNotNull( $this->seen( $id ) );
	}

	public function test_no_link_is_sent_for_a_university_that_was_changed_meanwhile(): void {
		$this->assertInstanceOf( WP_Error::class, ( new Verification() )->ask( $this->startup(), 'ada@unil.ch' ) );
		$this->assertSame( array(), $this->links() );
	}

	public function test_an_account_that_is_off_keeps_it_and_gets_none(): void {
		$id   = $this->startup();
		$new  = $this->startup();
		$link = $this->link( $new );
		$this->confirm( $id );
		Off::set( $id );
		Off::set( $new );
		$this->open( $link, 410, false );
		$this->open( $link, 410 );
		$this->tick( $new, array( 'verified' => true ), 403 );
		$this->assertNotContains( $id, $this->listed()[0] );
		Off::end( $id );
		$this->assertNotNull( $this->seen( $id ) );
	}

	public function test_the_filter_goes_with_the_others(): void {
		$skill   = Market::skill();
		$id      = $this->startup( array( 'company' => 'Quixote Filters' ) );
		$mission = Market::mission( $id, array( 'skill' => array( $skill ) ) );
		Market::mission( $this->startup(), array( 'skill' => array( $skill ) ) );
		$this->assertSame( array( array(), '0', '0', '0' ), $this->listed( "&skill={$skill}" ) );
		$this->confirm( $id );
		$this->assertSame( array( array( $id ), '1', '1', '1' ), $this->listed( "&skill={$skill}" ) );
		$this->assertSame( array( array( $id ), '1', '1', '1' ), $this->listed( "&skill={$skill}&search=filters" ) );
		$this->assertSame( array( array( $id ), '1', '1', '2' ), $this->listed( '&search=filters' ) );
		$this->assertSame( array( array(), '0', '0', '0' ), $this->listed( "&skill={$skill}&search=nobody" ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$mission}", array( 'close' => true ), $id ) );
		$this->assertSame( array( array(), '0', '0', '0' ), $this->listed( "&skill={$skill}" ) );
		foreach ( array( 'perhaps', '2', array( '1' ) ) as $value ) {
			$answer = $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'contractor', 'verified' => $value ) );
			$this->assert_answer( 400, $answer );
			$this->assertSame( array( 'verified' ), array_keys( $answer->get_data()['data']['params'] ) );
		}
	}

	public function test_applicants_read_it_beside_the_company(): void {
		$id = $this->startup();
		$this->confirm( $id );
		$ada = $this->designer();
		Market::apply( $ada, Market::mission( $id ) );
		$this->assertSame( 'EPFL', $this->rest( 'GET', '/wp/v2/application', array(), $ada )->get_data()[0]['company']['verified']['university'] );
	}
}
