<?php
/** Rules of the queue that hold each on its own: take one away, and a test here fails. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Mail\Leases;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Each as WordPress' database has it, without a worker in between.
 * @phpstan-import-type Row from Leases
 */
#[Group( 'sqlite' )]
final class QueueRulesTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( Clock::OFFSET, 0 );
	}

	public function test_a_cancelled_mail_is_not_sent_and_leaves_the_log_after_ninety_days(): void {
		( new Outbox() )->enqueue( 'test:1', "user:{$this->designer()}", 'welcome', array( 'key' => 'abc' ) );
		$this->assertSame( 1, ( new Outbox_Entries() )->cancel( array( (int) $this->column( 'id' ) ) ) );
		$this->assertSame( '{}', $this->column( 'payload' ) );
		$this->assertSame( 0, Mails::worker()->run( 10 ) );
		$this->assertNull( ( new Leases() )->take( (int) $this->column( 'id' ) ) );
		update_option( Clock::OFFSET, 89 * DAY_IN_SECONDS );
		do_action( Has_Jobs::DAILY );
		$this->assertSame( Status::Cancelled->value, $this->column( 'status' ) );
		update_option( Clock::OFFSET, 91 * DAY_IN_SECONDS );
		do_action( Has_Jobs::DAILY );
		$this->assertNull( $this->column( 'id' ) );
	}

	public function test_nothing_that_still_waits_is_ever_cleared(): void {
		$queue = new Outbox();
		$queue->enqueue( 'test:1', 'user:1', 'welcome' );
		$queue->enqueue_fan_out( 'test:2', 'mission_closed', array() );
		update_option( Clock::OFFSET, 400 * DAY_IN_SECONDS );
		do_action( Has_Jobs::DAILY );
		$this->assertEqualsCanonicalizing( array( 'waiting', 'expand' ), Rows::column( 'status', 'outbox' ) );
	}

	public function test_no_row_is_taken_before_its_time_even_by_its_id(): void {
		$id = $this->row();
		$this->set( 'next_at', Clock::gmt( 60 ) );
		$leases = new Leases();
		$this->assertNull( $leases->take( $id ) );
		$this->assertSame( '0', $this->column( 'attempts' ) );
		update_option( Clock::OFFSET, 61 );
		$this->assertNotNull( $leases->take( $id ) );
	}

	public function test_each_claim_has_a_token_nobody_else_knows(): void {
		$id     = $this->row();
		$leases = new Leases();
		$first  = $leases->take( $id ) ?? $this->fail();
		$this->assertMatchesRegularExpression( '/^[a-f0-9]{32}$/D', $first['claim'] );
		$this->assertSame( $first['claim'], $this->column( 'claim' ) );
		update_option( Clock::OFFSET, 11 * MINUTE_IN_SECONDS );
		$second = ( new Leases() )->take( $id ) ?? $this->fail();
		$this->assertNotSame( $first['claim'], $second['claim'] );
	}

	/**
	 * What a worker may say about a row.
	 * @return array<string,array{string}>
	 */
	public static function words(): array {
		return array(
			'sent'     => array( 'sent' ),
			'failed'   => array( 'failed' ),
			'continue' => array( 'continue' ),
			'dropped'  => array( 'drop' ),
		);
	}

	/**
	 * A worker whose lease is over.
	 * @param string $word What it says.
	 */
	#[DataProvider( 'words' )]
	public function test_only_who_holds_the_claim_says_what_came_of_it( string $word ): void {
		$id     = $this->row();
		$leases = new Leases();
		$first  = $leases->take( $id ) ?? $this->fail();
		update_option( Clock::OFFSET, 11 * MINUTE_IN_SECONDS );
		$second = ( new Leases() )->take( $id ) ?? $this->fail();
		$this->say( $leases, $first, $word );
		$this->assertSame( array( 'sending', $second['claim'] ), array( $this->column( 'status' ), $this->column( 'claim' ) ) );
		$this->say( $leases, $second, $word );
		$this->assertNotSame( $second['claim'], $this->column( 'claim' ) );
	}

	public function test_a_row_taken_by_another_between_the_claim_and_the_reading_is_not_read(): void {
		$id    = $this->row();
		$steal = function ( string $query ) use ( &$steal ): string {
			if ( str_starts_with( $query, 'SELECT' ) && str_contains( $query, 'claim' ) ) {
				remove_filter( 'query', $steal );
				$this->set( 'claim', 'another' );
			}
			return $query;
		};
		add_filter( 'query', $steal );
		$this->assertNull( ( new Leases() )->take( $id ) );
	}

	public function test_the_queued_words_of_a_deleted_applicant_are_gone_with_the_applicant(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$other    = $this->designer();
		$mission  = Market::mission( $owner );
		$market   = $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $owner, 'comment' => 'Private words', 'missions' => array( $mission ), 'copy' => true ), $designer );
		$this->assert_answer( 200, $market );
		Market::apply( $other, $mission );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $designer );
		$events = Rows::column( 'event', 'outbox', "event LIKE 'application%'" );
		$this->assertCount( 1, $events );
		$this->assertStringStartsWith( "application:{$other}:", (string) $events[0] );
		Mails::worker()->run( 100 );
		$this->assertStringNotContainsString( 'Private words', (string) wp_json_encode( $this->mails() ) );
	}

	/**
	 * Says what came of a row.
	 * @param Leases $leases Queue.
	 * @param Row    $row    Claimed row.
	 * @param string $word   One of words().
	 */
	private function say( Leases $leases, array $row, string $word ): void {
		match ( $word ) {
			'sent'     => $leases->sent( $row ),
			'failed'   => $leases->failed( $row, 'no' ),
			'continue' => $leases->continue_at( $row, array(), 5 ),
			default    => $leases->drop( $row ),
		};
	}

	private function row(): int {
		( new Outbox() )->enqueue( 'test:1', "user:{$this->designer()}", 'welcome' );
		return (int) $this->column( 'id' );
	}

	/**
	 * A column of the first row, null without one.
	 * @param string $name Column.
	 */
	private function column( string $name ): ?string {
		return Rows::value( $name, 'outbox', '1 = 1 ORDER BY id LIMIT 1' );
	}

	/**
	 * Writes a column of all rows.
	 * @param string $name  Column.
	 * @param string $value Value.
	 */
	private function set( string $name, string $value ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE ' . Tables::name( 'outbox' ) . " SET {$name} = %s", $value ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
	}
}
