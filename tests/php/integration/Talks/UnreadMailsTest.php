<?php
/**
 * Ten minutes after the first unread message its reader gets one email, with what is then unread; none for what was read, deleted or blocked.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Unsubscribe;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\Talks\Conversation;
use DesignMarketplace\Talks\Message_Rows;
use DesignMarketplace\Talks\Seat;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;

final class UnreadMailsTest extends TestCase {

	private int $designer = 0;

	private int $company = 0;

	private Conversation $conversation;

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer( array( 'name' => 'Ada Lettering' ) );
		$this->company  = $this->contractor( array( 'company' => 'Kettle Ltd' ) );
		Talk::begin( $this->designer, $this->company, 'Work with us?', $this->company );
		$this->conversation = Talk::between( $this->designer, $this->company );
		// The first words had an email of their own.
		Talk::read( $this->conversation, Seat::Designer );
	}

	private function write( string $words, Seat $sender = Seat::Designer ): void {
		Talk::write( $this->conversation, $sender, $words );
	}

	/**
	 * Emails that have left some minutes after the beginning.
	 * @param int $minutes Minutes.
	 * @return list<array<string,mixed>>
	 */
	private function after( int $minutes ): array {
		Mails::clear();
		update_option( Clock::OFFSET, $minutes * MINUTE_IN_SECONDS );
		Mails::worker()->run( 10 );
		return $this->mails();
	}

	public function test_one_email_ten_minutes_after_the_first_has_all_that_is_unread(): void {
		$this->write( 'Here is <b>a sketch</b>' );
		$this->assertSame( array(), $this->after( 9 ) );
		$this->write( 'And a second one' );
		$mails = $this->after( 10 );
		$this->assertSame( array( People::email( $this->company ) ), array_column( $mails, 'to' ) );
		$this->assertStringContainsString( 'Ada Lettering wrote to you', $mails[0]['subject'] );
		foreach ( array( 'Here is &lt;b&gt;a sketch', 'And a second one', 'Answer on the site: replies to this email reach nobody.', $this->conversation->url(), 'Ada Lettering' ) as $part ) {
			$this->assertStringContainsString( $part, $mails[0]['message'] );
		}
		$headers = implode( "\n", (array) $mails[0]['headers'] );
		$this->assertStringNotContainsString( People::email( $this->designer ), $headers . $mails[0]['message'] . $mails[0]['subject'] );
		$this->assertDoesNotMatchRegularExpression( '/^Reply-To/m', $headers );
		$this->assertStringContainsString( 'List-Unsubscribe: <' . Unsubscribe::url( $this->company, Message::MESSAGES ) . '>', $headers );
		$this->assertSame( array(), $this->after( 60 ) );
	}

	public function test_however_many_are_unread_all_are_told_or_counted(): void {
		$this->write( 'Yes?', Seat::Contractor );
		Talk::read( $this->conversation, Seat::Designer );
		for ( $i = 1; $i <= 15; $i++ ) {
			$this->write( "Short {$i}." );
		}
		$mail = $this->after( 10 )[0]['message'];
		$this->assertStringContainsString( 'Short 1.', $mail );
		$this->assertStringContainsString( 'Short 15.', $mail );
		$this->assertStringNotContainsString( 'more message', $mail );
		for ( $i = 1; $i <= 7; $i++ ) {
			$this->write( "Long {$i}. " . str_repeat( 'é', 4990 ) );
		}
		$mail = $this->after( 20 )[0]['message'];
		$this->assertStringContainsString( 'Long 4.', $mail );
		$this->assertStringNotContainsString( 'Long 5.', $mail );
		$this->assertStringContainsString( 'And 3 more messages.', $mail );
	}

	public function test_what_follows_has_an_email_of_its_own_in_the_same_thread(): void {
		$references = static fn( array $mail ): string => preg_match( '/^References: <.+>$/m', implode( "\n", (array) $mail['headers'] ), $found ) ? $found[0] : '';
		$this->write( 'First' );
		$first      = $this->after( 10 )[0];
		$this->write( 'Second' );
		$this->assertSame( array(), $this->after( 19 ) );
		$second = $this->after( 20 )[0];
		$this->assertStringContainsString( 'First', $second['message'], 'It is still unread.' );
		$this->assertNotSame( '', $references( $first ) );
		$this->assertSame( $references( $first ), $references( $second ) );
		$this->assertSame( $first['subject'], $second['subject'] );
	}

	public function test_what_was_read_is_not_told_and_the_ten_minutes_begin_anew(): void {
		$this->write( 'Read at once' );
		Talk::read( $this->conversation, Seat::Contractor );
		$this->assertSame( array(), $this->after( 8 ) );
		$this->write( 'Not read' );
		$this->assertSame( array(), $this->after( 17 ) );
		$mail = $this->after( 18 )[0];
		$this->assertStringContainsString( 'Not read', $mail['message'] );
		$this->assertStringNotContainsString( 'Read at once', $mail['message'] );
	}

	public function test_what_was_deleted_is_not_told(): void {
		$gone = Talk::write( $this->conversation, Seat::Designer, 'A mistake' );
		Talk::delete( $this->conversation, $gone );
		$this->assertSame( array(), $this->after( 10 ) );
	}

	public function test_a_letter_that_was_deleted_is_not_told(): void {
		$designer = $this->designer();
		$this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $designer, 'comment' => 'A mistake' ), $this->company );
		$conversation = Talk::between( $designer, $this->company );
		Talk::delete( $conversation, Message_Rows::find( $conversation->id, $conversation->last ) ?? $this->fail() );
		$this->assertSame( array(), $this->after( 0 ) );
	}

	public function test_who_blocks_who_is_off_and_who_is_gone_ends_it(): void {
		$this->write( 'Before the block' );
		Talk::block( $this->conversation, Seat::Contractor );
		Talk::block( $this->conversation, Seat::Contractor, false );
		$this->assertSame( array(), $this->after( 10 ) );
		$this->write( 'Before they are off' );
		Off::set( $this->designer );
		$this->assertSame( array(), array_filter( $this->after( 30 ), fn( array $mail ): bool => People::email( $this->company ) === $mail['to'] ) );
		Off::end( $this->designer );
		$this->write( 'Before they are gone' );
		$this->assertTrue( ( new Deletion() )->delete( $this->designer ) );
		$this->assertSame( array(), array_filter( $this->after( 50 ), fn( array $mail ): bool => People::email( $this->company ) === $mail['to'] ) );
	}

	public function test_the_outbox_holds_no_word_of_it(): void {
		global $wpdb;
		$this->write( 'Words of two' );
		$rows = (string) wp_json_encode( $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'outbox' ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$this->assertStringContainsString( 'new_messages', $rows );
		foreach ( array( 'Words', 'Ada', $this->conversation->public_id ) as $private ) {
			$this->assertStringNotContainsString( $private, $rows );
		}
	}

	public function test_one_click_ends_them_and_the_same_link_begins_them_again(): void {
		parse_str( (string) wp_parse_url( Unsubscribe::url( $this->company, Message::MESSAGES ), PHP_URL_QUERY ), $query );
		$token = $query['design_marketplace_unsubscribe'];
		$this->assertIsString( $token );
		$page = new Unsubscribe( new Member_Book() );
		$page->handle( $token, true );
		$this->write( 'Nobody is told' );
		$this->assertSame( array(), $this->after( 10 ) );
		$page->handle( $token, true, true );
		$this->write( 'Told again' );
		$this->assertCount( 1, $this->after( 20 ) );
	}

	public function test_it_shows_who_wrote_and_names_the_job(): void {
		Market::apply( $this->designer, Market::mission( $this->company, array( 'title' => 'Bells for a tram' ) ) );
		$this->write( 'When could you begin?', Seat::Contractor );
		$mails = array_filter( $this->after( 10 ), fn( array $mail ): bool => People::email( $this->designer ) === $mail['to'] );
		$mail  = array_values( $mails )[0];
		$this->assertSame( 'Kettle Ltd wrote to you: Bells for a tram', $mail['subject'] );
		$this->assertStringContainsString( 'href="' . home_url( '/project/' . People::slug( $this->company ) ) . '"', $mail['message'] );
		$this->assertStringContainsString( 'When could you begin?', $mail['message'] );
		$this->write( 'A second thought' );
		$told = array_values( array_filter( $this->after( 20 ), static fn( array $mail ): bool => str_contains( $mail['message'], 'A second thought' ) ) );
		$this->assertCount( 1, $told );
		$this->assertStringNotContainsString( 'I &lt;3 bells', $told[0]['message'], 'Letters have an email of their own.' );
	}

	public function test_emails_that_bring_words_lead_to_the_conversation(): void {
		$mission = Market::mission( $this->company );
		Market::apply( $this->designer, $mission );
		$mail = $this->after( 0 )[0];
		$this->assertStringContainsString( $this->conversation->url(), $mail['message'] );
		$this->assertStringContainsString( '>Answer<', $mail['message'] );
	}
}
