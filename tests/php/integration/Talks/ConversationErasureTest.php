<?php
/** Who is erased leaves no word behind; what the other wrote stays with the other. What nobody has, or nobody writes in, goes whole. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\People\Privacy\Orphans;
use DesignMarketplace\Talks\Conversation;
use DesignMarketplace\Talks\Conversation_Rows;
use DesignMarketplace\Talks\Message_Rows;
use DesignMarketplace\Talks\Seat;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;

final class ConversationErasureTest extends TestCase {

	private int $designer = 0;

	private int $company = 0;

	private Conversation $conversation;

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer( array( 'name' => 'Ada Lettering' ) );
		$this->company  = $this->contractor( array( 'company' => 'Kettle Ltd' ) );
		Talk::begin( $this->designer, $this->company, 'From the company', $this->company );
		$this->conversation = Talk::between( $this->designer, $this->company );
		Talk::write( $this->conversation, Seat::Designer, 'From the designer' );
	}

	/** What is kept of the conversation. */
	private function kept(): string {
		global $wpdb;
		$rows = array_map( static fn( string $table ): mixed => $wpdb->get_results( 'SELECT * FROM ' . Tables::name( $table ), ARRAY_A ), array( 'conversation', 'message', 'message_file', 'outbox', 'block' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
		return (string) wp_json_encode( $rows );
	}

	/**
	 * What the one who is left reads.
	 * @return array<string,mixed>
	 */
	private function thread(): array {
		$answer = $this->rest( 'GET', "/design-marketplace/v1/conversations/{$this->conversation->public_id}", array(), $this->company );
		$this->assert_answer( 200, $answer );
		return $answer->get_data();
	}

	public function test_own_words_stay_the_other_ones_go_at_once(): void {
		$cursor = $this->thread()['cursor'];
		$this->assertTrue( ( new Deletion() )->delete( $this->designer ) );
		// The farewell is written to them.
		Mails::worker()->run( 10 );
		$this->assertStringContainsString( 'From the company', $this->kept() );
		foreach ( array( 'From the designer', 'Ada', "user:{$this->designer}" ) as $gone ) {
			$this->assertStringNotContainsString( $gone, $this->kept() );
		}
		$thread = $this->thread();
		$this->assertNull( $thread['with'] );
		$this->assertFalse( $thread['can']['write'] );
		$this->assertSame( 0, $thread['unread'] );
		$this->assertSame( array( array( 'From the company', false ), array( '', true ) ), array_map( static fn( array $message ): array => array( $message['text'], $message['deleted'] ), $thread['messages'] ) );
		$since = $this->rest( 'GET', "/design-marketplace/v1/conversations/{$this->conversation->public_id}?since={$cursor}", array(), $this->company );
		$this->assert_answer( 200, $since );
		$this->assertSame( array( true ), array_column( $since->get_data()['messages'], 'deleted' ), 'An open thread learns of it.' );
		$this->assertSame( array(), ( new Orphans() )->count() );
		$this->assertTrue( ( new Deletion() )->delete( $this->company ) );
		$this->assertNull( Conversation_Rows::find( $this->conversation->id ) );
		$this->assertSame( array(), Message_Rows::page( $this->conversation->id, 0, 10 ) );
	}

	public function test_what_a_vanished_account_has_left_is_taken_out(): void {
		global $wpdb;
		$wpdb->delete( $wpdb->users, array( 'ID' => $this->designer ) );
		clean_user_cache( $this->designer );
		$this->assertSame( 1, ( new Orphans() )->count()['designer_seat'] ?? 0 );
		( new Orphans() )->remove();
		$this->assertArrayNotHasKey( 'designer_seat', ( new Orphans() )->count() );
		$this->assertStringNotContainsString( 'From the designer', $this->kept() );
		$this->assertStringContainsString( 'From the company', $this->kept() );
	}

	public function test_what_nobody_writes_in_goes_after_two_years(): void {
		$daily = static function ( int $months ): void {
			update_option( Clock::OFFSET, $months * 31 * DAY_IN_SECONDS );
			do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		};
		$daily( 23 );
		$this->assertNotNull( Conversation_Rows::find( $this->conversation->id ) );
		Talk::write( $this->conversation, Seat::Contractor, 'Still there?' );
		$daily( 40 );
		$this->assertNotNull( Conversation_Rows::find( $this->conversation->id ), 'The last message counts.' );
		update_option( Site_Settings::PREFIX . 'conversation_months', 0 );
		$daily( 60 );
		$this->assertNotNull( Conversation_Rows::find( $this->conversation->id ) );
		$this->assertStringContainsString( 'as long as one of the two has an account', Inventory::policy_text() );
		update_option( Site_Settings::PREFIX . 'conversation_months', 24 );
		$this->assertStringContainsString( 'for 24 months is erased', Inventory::policy_text() );
		$daily( 60 );
		$this->assertNull( Conversation_Rows::find( $this->conversation->id ) );
		$this->assertStringNotContainsString( 'Still there', $this->kept() );
	}

	public function test_only_the_member_fetches_what_was_written(): void {
		$path = "/wp/v2/users/{$this->designer}/export";
		$own  = $this->rest( 'GET', $path, array(), $this->designer )->get_data();
		$this->assertSame( 'Kettle Ltd', $own['conversations'][0]['with'] );
		$this->assertSame( array( 'From the company', 'From the designer' ), array_column( $own['conversations'][0]['messages'], 'text' ) );
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', array() );
		$formal    = (string) wp_json_encode( $exporters['design-marketplace']['callback']( People::email( $this->designer ), 1 ) );
		$by_others = array( $this->rest( 'GET', $path, array(), People::administrator() )->get_data(), ( new Inventory() )->export( $this->designer ), $formal );
		foreach ( $by_others as $export ) {
			$json = is_string( $export ) ? $export : (string) wp_json_encode( $export );
			$this->assertStringContainsString( 'Nobody else can read them', $json );
			$this->assertStringNotContainsString( 'From the', $json );
		}
	}

	public function test_whom_one_has_blocked_is_in_the_export(): void {
		Talk::block( $this->conversation, Seat::Designer );
		$this->assertSame( array( 'Kettle Ltd' ), array_column( ( new Inventory() )->export( $this->designer )['blocked'], 'name' ) );
		$this->assertSame( array(), ( new Inventory() )->export( $this->company )['blocked'], 'Who is blocked is not told.' );
	}
}
