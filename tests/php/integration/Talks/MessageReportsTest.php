<?php
/**
 * One of the two reports a message. Administrators read what is kept of it, and no more; a decision takes it away from both, and can give it back.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Desk\Admin\Reports\Thing_Page;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Talks\Conversation;
use DesignMarketplace\Talks\Message;
use DesignMarketplace\Talks\Seat;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Evidence;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Query;
use WP_Error;
use WP_REST_Response;

final class MessageReportsTest extends TestCase {

	private int $designer = 0;

	private int $company = 0;

	private Conversation $conversation;

	private Message $bad;

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer( array( 'name' => 'Ada Lettering' ) );
		$this->company  = $this->contractor( array( 'company' => 'Kettle Ltd' ) );
		Talk::begin( $this->designer, $this->company, 'Work with us?', $this->company );
		$this->conversation = Talk::between( $this->designer, $this->company );
		for ( $i = 1; $i < 7; $i++ ) {
			Talk::write( $this->conversation, 0 === $i % 2 ? Seat::Contractor : Seat::Designer, "Before {$i}" );
		}
		$this->bad = Talk::write( $this->conversation, Seat::Contractor, 'Pay me first, Ada Lettering' );
		Talk::write( $this->conversation, Seat::Designer, 'Afterwards' );
	}

	private function report( int $who, bool $with_context = false, ?int $message = null ): WP_REST_Response {
		$report = array(
			'kind'   => 'message',
			'id'     => $message ?? $this->bad->id,
			'reason' => 'fraud',
		) + ( $with_context ? array( 'include_context' => true ) : array() );
		return $this->rest( 'POST', '/design-marketplace/v1/reports', $report, $who );
	}

	/**
	 * A report of the designer's.
	 * @param bool $with_context Whether what was said before is kept.
	 */
	private function reported( bool $with_context = false ): Report {
		$answer = $this->report( $this->designer, $with_context );
		$this->assert_answer( 201, $answer );
		return Report_Query::by_number( $answer->get_data()['id'] ) ?? $this->fail();
	}

	/**
	 * Texts both read of the reported message.
	 * @return list<array{string,bool,bool}>
	 */
	private function read(): array {
		$read = array();
		foreach ( array( $this->designer, $this->company ) as $who ) {
			$messages = $this->rest( 'GET', "/design-marketplace/v1/conversations/{$this->conversation->public_id}", array(), $who )->get_data()['messages'];
			$message  = array_column( $messages, null, 'id' )[ $this->bad->id ];
			$read[]   = array( $message['text'], $message['deleted'], $message['removed'] );
		}
		return $read;
	}

	public function test_only_the_one_it_was_written_to_can(): void {
		$this->assert_answer( 404, $this->report( $this->designer() ) );
		$this->assert_answer( 404, $this->report( $this->contractor() ) );
		$this->assert_answer( 404, $this->report( People::administrator() ) );
		$this->assert_answer( 403, $this->report( $this->company ), 'rest_report_own' );
		$this->assert_answer( 201, $this->report( $this->designer ) );
		$this->assert_answer( 200, $this->report( $this->designer, true ) );
		$gone = Talk::write( $this->conversation, Seat::Contractor, 'A mistake' );
		Talk::delete( $this->conversation, $gone );
		$this->assert_answer( 404, $this->report( $this->designer, false, $gone->id ) );
		$this->assert_answer( 404, $this->report( $this->designer, false, PHP_INT_MAX ) );
	}

	public function test_what_was_said_before_is_kept_only_if_the_reporter_says_so(): void {
		$kept = Evidence::open( $this->reported(), People::administrator() )['content']['texts'] ?? array();
		$this->assertSame( array( 'message' => 'Pay me first, Ada Lettering' ), $kept );
		$this->assertSame( array( 'opened' ), array_column( Decisions::of( $this->company ), 'decision' ), 'Each look is logged.' );
	}

	public function test_the_five_before_it_go_along(): void {
		$report = $this->reported( true );
		$kept   = Evidence::open( $report, 0 )['content']['texts'] ?? array();
		$this->assertSame(
			array(
				'message_before_1_author'   => 'Before 2',
				'message_before_2_reporter' => 'Before 3',
				'message_before_3_author'   => 'Before 4',
				'message_before_4_reporter' => 'Before 5',
				'message_before_5_author'   => 'Before 6',
				'message'                   => 'Pay me first, Ada Lettering',
			),
			$kept
		);
		$this->assertTrue( ( new Deletion() )->delete( $this->designer ) );
		$texts = (string) wp_json_encode( Evidence::open( $report, 0 )['content'] ?? array(), JSON_UNESCAPED_UNICODE );
		$this->assertStringContainsString( 'Pay me first, …', $texts );
		$this->assertStringNotContainsString( 'Ada Lettering', $texts );
	}

	public function test_wp_admin_shows_nothing_of_the_conversation(): void {
		$this->reported( true );
		wp_set_current_user( People::administrator() );
		ob_start();
		( new Thing_Page( new Reported_Item( Reported_Kind::Message, $this->bad->id, $this->company ) ) )->show();
		$page = (string) ob_get_clean();
		$this->assertStringContainsString( 'Hide it', $page );
		$this->assertStringContainsString( 'See it as it was then', $page );
		foreach ( array( 'Pay me first', 'Before 6', 'Afterwards', $this->conversation->public_id ) as $private ) {
			$this->assertStringNotContainsString( $private, $page );
		}
	}

	public function test_a_decision_takes_it_away_from_both_and_tells_its_author_why(): void {
		$report = $this->reported();
		$this->assertSame( array( array( 'Pay me first, Ada Lettering', false, false ), array( 'Pay me first, Ada Lettering', false, false ) ), $this->read() );
		$decision = Reports::decide( $report, Decision_Kind::Hide );
		$this->assertSame( array( array( '', true, true ), array( '', true, true ) ), $this->read() );
		Mails::worker()->run( 10 );
		$mail = array_values( array_filter( $this->mails(), fn( array $mail ): bool => People::email( $this->company ) === $mail['to'] ) )[0];
		foreach ( array( 'Message from', 'It is &lt;so&gt;', 'Neither of you can read it' ) as $part ) {
			$this->assertStringContainsString( $part, $mail['message'] );
		}
		foreach ( array( 'Pay me first', 'Lettering' ) as $private ) {
			$this->assertStringNotContainsString( $private, $mail['message'] . $mail['subject'] );
		}
		$second = ( new Deciding() )->restore( $decision['id'], '', People::administrator() );
		$this->assertIsArray( $second );
		$this->assertSame( array( array( 'Pay me first, Ada Lettering', false, false ), array( 'Pay me first, Ada Lettering', false, false ) ), $this->read() );
		$this->assertInstanceOf( WP_Error::class, ( new Deciding() )->restore( $decision['id'], '', People::administrator() ) );
	}

	public function test_what_its_author_has_deleted_cannot_be_hidden_any_more(): void {
		$report = $this->reported();
		Talk::delete( $this->conversation, $this->bad );
		$error = ( new Deciding() )->decide( $report->id, Decision_Kind::Hide, Decision_Reason::Spam, '', People::administrator() );
		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertTrue( Report_Query::find( $report->id )->waiting ?? false );
		Reports::decide( $report, Decision_Kind::Dismiss );
	}
}
