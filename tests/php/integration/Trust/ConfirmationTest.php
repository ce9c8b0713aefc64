<?php
/** A company is confirmed by an address at its own domain, or by an administrator; what only a confirmed one can do, and how it ends. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\People\Verification\Claim;
use DesignMarketplace\People\Verification\Company_Domain;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Talk;
use PHPUnit\Framework\Attributes\DataProvider;

final class ConfirmationTest extends ClaimTestCase {

	protected const CLAIM   = Claim::Company;
	protected const ADDRESS = 'Grace@Kettles.ch';

	/**
	 * A company with an open job.
	 * @param array<string,mixed> $fields Fields that differ.
	 */
	private function company( array $fields = array() ): int {
		$id = $this->contractor( $fields + array( 'company' => 'Quixote Kettles', 'website' => 'https://www.Kettles.ch/about' ) );
		Market::mission( $id );
		return $id;
	}

	/** @return list<int> Companies that the list of confirmed ones has. */
	private function listed(): array {
		return array_column( $this->rest( 'GET', '/wp/v2/users?role=contractor&verified=1' )->get_data(), 'id' );
	}

	/** Sets what only confirmed companies can do. */
	private function need( string $what ): void {
		update_option( Site_Settings::PREFIX . 'confirmed_companies', $what );
	}

	private function pass( string $by ): void {
		$this->move_clock( $by );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
	}

	/**
	 * Posts a job as the company does.
	 * @param int|null $skill Skill, null for any.
	 * @return array<string,mixed>
	 */
	private function post( int $id, ?int $skill = null ): array {
		$answer = $this->rest( 'POST', '/wp/v2/mission', array( 'title' => 'A bell', 'description' => 'It rings.', 'skill' => array( $skill ?? Market::skill() ) ), $id );
		$this->assert_answer( 201, $answer );
		return $answer->get_data();
	}

	public function test_an_address_at_its_domain_confirms_and_everybody_sees_it(): void {
		$id = $this->company();
		$this->assertNull( $this->seen( $id ) );
		$this->assertSame( array( 'kettles.ch', 'badge' ), array( $this->ask( $id )['sent']['domain'], $this->standing( $id )['needed'] ) );
		$link = $this->links()[0];
		$mail = $this->mails()[0];
		$this->assertSame( array( self::ADDRESS ), array_column( $this->mails(), 'to' ) );
		$this->assertStringNotContainsString( 'Quixote', $mail['subject'] . $mail['message'] );
		for ( $i = 0; $i < 3; $i++ ) {
			$this->assertStringContainsString( 'I confirm', $this->open( $link, 200, false ) );
		}
		$this->assertNull( $this->seen( $id ) );
		$this->open( $link, 200 );
		$this->assertSame( array( 'domain' => 'kettles.ch', 'by' => 'address', 'date' => Verified::today() ), $this->seen( $id ) );
		$this->assertContains( $id, $this->listed() );
		$this->open( $link, 410 );
		$this->assertNull( Verified::of( $id ), 'Its university is another matter.' );
		$this->assertSame( 0, Rows::count( 'usermeta', "LOWER( meta_value ) LIKE '%grace@kettles%'" ) );
		$this->assertSame( 0, Rows::count( 'outbox', "LOWER( payload ) LIKE '%grace@kettles%'" ) );
	}

	public function test_the_accounts_own_proven_address_confirms_at_once(): void {
		$own = $this->company( array( 'email' => 'grace@kettles.ch' ) );
		$this->assertSame( 'address', $this->ask( $own, 'GRACE@kettles.ch' )['confirmed']['by'] );
		$this->assertSame( array( 'kettles.ch', array() ), array( $this->seen( $own )['domain'] ?? null, $this->links() ) );
		$unproven = $this->company( array( 'email' => 'ada@kettles.ch' ) );
		update_user_meta( $unproven, State::UNPROVEN, '1' );
		$this->assertNull( $this->ask( $unproven, 'ada@kettles.ch' )['confirmed'] );
		$this->assertCount( 1, $this->links() );
		$typed = $this->company();
		$this->change( $typed, array( 'email' => 'new@kettles.ch' ) );
		$this->assertNull( $this->ask( $typed, 'new@kettles.ch' )['confirmed'], 'Whoever only types it has not proven it.' );
	}

	public function test_no_other_address_proves_it(): void {
		$id = $this->company();
		foreach ( array( 'ada@mail.kettles.ch', 'ada@kettles.com', 'ada@notkettles.ch', 'ada@kettles.ch.example.org', 'ada@www.kettles.ch', "ada@kettles.ch\nBcc: eve@example.org", 'kettles.ch', '', null, true, array( self::ADDRESS ), str_repeat( 'a', 200 ) . '@kettles.ch', "ada\0@kettles.ch." ) as $address ) {
			$this->assertSame( array( 'address' ), array_keys( $this->ask( $id, $address, 400 )['data']['params'] ), (string) wp_json_encode( $address ) );
		}
		$this->assertSame( array(), $this->links() );
	}

	public function test_no_address_does_where_many_have_one_or_a_university(): void {
		add_filter( 'design_marketplace_shared_domains', static fn( array $domains ): array => array( ...$domains, 'shared.test' ) );
		$id = $this->company();
		foreach ( array( 'gmail.com', 'bluewin.ch', 'proton.me', 'instagram.com', 'sites.google.com', 'kettles.github.io', 'kettles.wixsite.com', 'mail.yahoo.com', 'passmail.net', 'co.uk', 'epfl.ch', 'spinoff.epfl.ch', 'shared.test', 'shop.shared.test', '' ) as $host ) {
			update_user_meta( $id, 'design_marketplace_website', '' === $host ? '' : "https://{$host}/kettles" );
			$this->assertSame( array( 'address' ), array_keys( $this->ask( $id, '' === $host ? self::ADDRESS : "ada@{$host}", 400 )['data']['params'] ), $host );
			$this->assertSame( array(), $this->standing( $id )['domains'], $host );
		}
		$this->assertSame( array(), $this->links() );
	}

	public function test_the_host_of_the_website_counts(): void {
		$id = $this->company();
		foreach ( array(
			'http://www.kettles.ch'                       => 'kettles.ch',
			'https://shop.kettles.ch:8443/x?y=@gmail.com' => 'shop.kettles.ch',
			'https://käfer.ch'                            => 'xn--kfer-loa.ch',
			'https://kettles.co.uk'                       => 'kettles.co.uk',
			'https://www.www.ch'                          => 'www.ch',
			'https://127.0.0.1'                           => '',
			'https://' . str_repeat( 'a', 64 ) . '.ch'    => '',
			'https://' . str_repeat( 'ä', 64 ) . '.ch'    => '',
			'https:///'                                   => '',
		) as $website => $domain ) {
			update_user_meta( $id, 'design_marketplace_website', $website );
			$this->assertSame( $domain, Company_Domain::of( $id ), $website );
		}
	}

	public function test_three_links_a_day_for_an_account_and_a_mailbox(): void {
		$id = $this->company();
		foreach ( array( 'one', 'two', 'three' ) as $name ) {
			$this->ask( $id, "{$name}@kettles.ch" );
		}
		$this->ask( $id, 'four@kettles.ch', 429 );
		$other = $this->company();
		$this->ask( $other, 'one+a@kettles.ch' );
		$this->ask( $other, 'ONE@kettles.ch' );
		$this->ask( $this->company(), 'one@kettles.ch', 429 );
		$this->assertCount( 2, $this->links(), 'A new link takes the place of the one before.' );
	}

	/** @return iterable<string,array{array<string,mixed>,string}> */
	public static function changes(): iterable {
		yield 'company' => array( array( 'company' => 'Another' ), 'company' );
		yield 'website' => array( array( 'website' => 'https://shop.kettles.ch' ), 'website' );
		yield 'no website' => array( array( 'website' => '' ), 'website' );
	}

	/**
	 * @param array<string,mixed> $fields Fields sent.
	 * @param string              $why    Why it ended.
	 */
	#[DataProvider( 'changes' )]
	public function test_it_goes_with_what_it_stood_for( array $fields, string $why ): void {
		$id = $this->company();
		$this->confirm( $id );
		$this->change( $id, array( 'city' => 'Renens', 'website' => 'http://kettles.ch/en' ) );
		$waiting = $this->link( $id );
		$this->assertNotNull( $this->seen( $id ) );
		$this->change( $id, $fields );
		$this->assertNull( $this->seen( $id ) );
		$this->assertNotContains( $id, $this->listed() );
		$this->assertSame( array( null, $why ), array( $this->standing( $id )['sent'], $this->standing( $id )['ended']['why'] ) );
		$this->change( $id, array( 'company' => 'Quixote Kettles', 'website' => 'https://kettles.ch' ) );
		$this->open( $waiting, 410 );
		$this->assertNull( $this->seen( $id ) );
	}

	public function test_an_administrators_word_counts_is_logged_and_can_be_taken_back(): void {
		$id = $this->company( array( 'website' => '' ) );
		$this->tick( $id );
		$this->assertSame( array( 'domain' => '', 'by' => 'administrator', 'date' => Verified::today() ), $this->seen( $id ) );
		$this->change( $id, array( 'website' => 'https://kettles.ch' ) );
		$this->assertNull( $this->seen( $id ), 'It was not said of this website.' );
		$this->tick( $id, array( 'confirmed' => true, 'domain' => 'other.ch' ), 409 );
		$this->tick( $id );
		$this->tick( $id, array( 'confirmed' => false ) );
		$this->assertSame( array( null, 'administrator' ), array( $this->seen( $id ), $this->standing( $id )['ended']['why'] ) );
		$this->assertSame( array( '', 'kettles.ch', 'kettles.ch' ), array_column( Decisions::of( $id ), 'words' ) );
		foreach ( array( array(), array( 'confirmed' => 'perhaps' ), array( 'confirmed' => true, 'domain' => array( 'x' ) ) ) as $values ) {
			$this->tick( $id, $values, 400 );
		}
		$this->tick( $this->designer(), array( 'confirmed' => true ), 403 );
	}

	public function test_it_lapses_after_twelve_months_with_one_reminder(): void {
		$id = $this->company();
		$this->confirm( $id );
		Mails::clear();
		$quiet = $this->company();
		$this->tick( $quiet );
		update_user_meta( $quiet, Member_Book::ended_key( Message::REMINDERS ), Clock::gmt() );
		foreach ( array( '+12 months -32 days' => 0, '+2 days' => 1, '+1 day' => 1, '+20 days' => 1 ) as $by => $mails ) {
			$this->pass( $by );
			Mails::worker()->run( 10 );
			$this->assertCount( $mails, $this->mails(), $by );
		}
		$this->assertSame( array( People::email( $id ) ), array_column( $this->mails(), 'to' ) );
		$this->assertStringContainsString( 'kettles.ch', $this->mails()[0]['subject'] );
		$this->assertNotNull( $this->seen( $id ) );
		update_option( Clock::OFFSET, (int) get_option( Clock::OFFSET ) + 9 * DAY_IN_SECONDS );
		$this->assertNull( $this->seen( $id ), 'Before the daily job has run, nobody reads it any more.' );
		$this->pass( '+1 minute' );
		$this->assertSame( 'lapsed', $this->standing( $id )['ended']['why'] );
		$this->assertNotContains( $id, $this->listed() );
	}

	public function test_export_erasure_off_and_a_block(): void {
		$id = $this->company();
		$this->confirm( $id );
		$export = ( new Inventory() )->export( $id );
		$this->assertSame( array( 'address', 'kettles.ch' ), array( $export['confirmation']['by'], $export['confirmation']['domain'] ) );
		$this->assertStringNotContainsString( Verified::of( $id, Claim::Company )->mailbox ?? '?', (string) wp_json_encode( $export ) );

		$blocker = $this->designer();
		$thread  = Talk::begin( $blocker, $id );
		$this->assert_answer( 200, $this->rest( 'POST', "/design-marketplace/v1/conversations/{$thread}/block", array( 'blocked' => true ), $blocker ) );
		$this->assertNotNull( $this->seen( $id ), 'A block changes nothing.' );

		$waiting = $this->link( $id );
		Off::set( $id );
		$this->open( $waiting, 410, false );
		$this->open( $waiting, 410 );
		$this->tick( $id, array( 'confirmed' => true ), 403 );
		$this->assertNotContains( $id, $this->listed() );
		Off::end( $id );
		$this->assertNotNull( $this->seen( $id ) );

		$this->assertTrue( ( new Deletion() )->delete( $id ) );
		$this->assertSame( 0, Rows::count( 'usermeta', "meta_key LIKE 'design_marketplace_confirm%' AND user_id = {$id}" ) );
	}

	public function test_the_site_may_want_a_company_confirmed_before_it_turns_to_designers(): void {
		$designer = $this->designer();
		Market::work( $designer );
		$slug  = People::slug( $designer );
		$write = fn( int $who ) => $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $designer, 'comment' => 'Shall we?' ), $who );
		$can   = fn( int $who ): array => array( $this->rest( 'GET', "/wp/v2/users?slug={$slug}", array(), $who )->get_data()[0]['can']['contact'], array_column( $this->rest( 'GET', '/wp/v2/users?role=designer', array(), $who )->get_data(), 'can', 'id' )[ $designer ]['contact'] );

		[ $before, $id, $startup ] = array( $this->company(), $this->company(), $this->company( array( 'ecosystem' => 'OTHER', 'ecosystem_other' => 'Academy' ) ) );
		$this->assert_answer( 200, $write( $before ) );
		foreach ( array( 'contact', 'publish' ) as $setting ) {
			$this->need( $setting );
			$refusal = $write( $id );
			$this->assert_answer( 403, $refusal, 'rest_confirmation_needed' );
			$this->assertStringContainsString( 'confirmed', $refusal->get_data()['message'] );
			$this->assertSame( array( false, false ), $can( $id ) );
			$this->assertFalse( Policy::may_begin( $id ) );
		}
		$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $designer ), $id ) );
		$thread = Talk::between( $designer, $before )->public_id;
		$this->assert_answer( 201, $this->rest( 'POST', "/design-marketplace/v1/conversations/{$thread}", array( 'text' => 'Yes' ), $designer ) );
		$this->assert_answer( 201, $this->rest( 'POST', "/design-marketplace/v1/conversations/{$thread}", array( 'text' => 'Good' ), $before ) );
		$this->assert_answer( 200, $write( People::administrator() ) );
		$this->confirm( $id );
		$this->assertSame( array( true, true ), $can( $id ) );
		$this->assert_answer( 200, $write( $id ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/design-marketplace/v1/members/{$startup}/verified", array( 'verified' => true ), People::administrator() ) );
		$this->assert_answer( 200, $write( $startup ) );
	}

	public function test_new_jobs_may_wait_until_their_company_is_confirmed(): void {
		$skill  = Market::skill();
		$reader = $this->designer( array( 'skill' => array( $skill ), 'notification_enabled' => true ) );
		$id     = $this->company();
		$public = $this->post( $id )['id'];
		$this->need( 'publish' );
		$jobs = array( $this->post( $id, $skill ), $this->post( $id ) );
		$this->assertSame( array( 'pending', true, true ), array( $jobs[0]['status'], $jobs[0]['held'], $jobs[0]['unconfirmed'] ) );
		$this->assertSame( 'publish', get_post_status( $public ), 'What is public stays.' );
		$edited = $this->rest( 'POST', "/wp/v2/mission/{$jobs[0]['id']}", array( 'title' => 'A gong', 'status' => 'publish' ), $id )->get_data();
		$this->assertSame( 'pending', $edited['status'] );
		$this->assert_answer( 200, $this->rest( 'POST', "/design-marketplace/v1/missions/{$jobs[1]['id']}/approve", array( 'approve' => true ), People::administrator() ) );
		$this->assertSame( 'publish', get_post_status( $jobs[1]['id'] ) );
		update_option( Clock::OFFSET, 2 * HOUR_IN_SECONDS );
		Mails::worker()->run( 50 );
		Mails::clear();

		$this->confirm( $id );
		$this->assertSame( array( 'publish', false ), array( get_post_status( $jobs[0]['id'] ), isset( $this->rest( 'GET', "/wp/v2/mission/{$jobs[0]['id']}", array(), $id )->get_data()['held'] ) ) );
		foreach ( array( 4, 6 ) as $hours ) {
			update_option( Clock::OFFSET, $hours * HOUR_IN_SECONDS );
			$this->confirm( $id );
			Mails::worker()->run( 50 );
		}
		$this->assertCount( 1, array_filter( $this->mails(), static fn( array $mail ): bool => in_array( People::email( $reader ), (array) $mail['to'], true ) && str_contains( $mail['message'], 'A gong' ) ) );
		$this->assertSame( 'publish', $this->post( $id )['status'] );
		$this->assertArrayNotHasKey( 'proposed', $this->rest( 'POST', "/wp/v2/mission/{$jobs[0]['id']}", array( 'title' => 'A drum' ), $id )->get_data() );
	}

	public function test_what_has_to_be_approved_waits_on_when_its_company_is_confirmed(): void {
		$this->need( 'publish' );
		Decided::hold( Site_Settings::HOLD_ALL );
		$id  = $this->company();
		$job = $this->post( $id )['id'];
		$this->confirm( $id );
		$this->assertSame( 'pending', get_post_status( $job ) );
		$this->assertArrayNotHasKey( 'unconfirmed', $this->rest( 'GET', "/wp/v2/mission/{$job}", array(), $id )->get_data() );
		Decided::hold( 'off' );
		$this->tick( $id );
		$this->assertSame( 'publish', get_post_status( $job ) );
	}

	public function test_a_scheduled_job_an_administrator_approved_goes_online_by_itself(): void {
		$this->need( 'publish' );
		$draft = $this->rest( 'POST', '/wp/v2/mission', array( 'title' => 'A bell', 'description' => 'It rings.', 'status' => 'draft' ), $this->company() )->get_data()['id'];
		wp_set_current_user( People::administrator() );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'publish' ) );
		$this->assertSame( 'publish', get_post_status( $draft ) );
		wp_set_current_user( 0 );
		wp_trash_post( $draft );
		wp_untrash_post( $draft );
		$this->assertSame( 'publish', get_post_status( $draft ) );
	}
}
