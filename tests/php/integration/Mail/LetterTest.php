<?php
/** What a mail is when it leaves: two forms, one language, clean headers. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\Mail\Unsubscribe;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Postman;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;

final class LetterTest extends TestCase {

	/**
	 * The mailer there was.
	 * @var mixed
	 */
	private mixed $mailer = null;

	protected function setUp(): void {
		parent::setUp();
		global $phpmailer;
		Market::clear();
		$this->mailer = $phpmailer;
	}

	protected function tearDown(): void {
		$GLOBALS['phpmailer'] = $this->mailer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back.
		parent::tearDown();
	}

	public function test_it_is_html_beside_text_with_the_same_id_on_every_try(): void {
		$user = $this->designer( array( 'name' => 'Ada <3 Type' ) );
		$kept = $this->send( 'test:1', $user, 'activation', array( 'key' => 'abc' ) );
		$this->assertStringContainsString( 'multipart/alternative', $kept );
		$this->assertStringContainsString( 'text/plain', $kept );
		$text = quoted_printable_decode( $kept );
		$this->assertStringContainsString( 'Hello Ada <3 Type,', $text );
		$this->assertStringContainsString( 'Hello Ada &lt;3 Type,', $text );
		$this->assertSame( 1, preg_match_all( '/^Message-ID: (<.+>)/mi', $kept, $first ) );
		Market::clear();
		$again = $this->send( 'test:1', $user, 'activation', array( 'key' => 'abc' ) );
		$this->assertStringContainsString( "Message-ID: {$first[1][0]}\r\n", $again );
		$this->assertSame( '', $GLOBALS['phpmailer']->MessageID, 'Another plugin\'s mail gets its own.' );
		$this->assertMatchesRegularExpression( '/^From: "?Design Marketplace/mi', $kept );
		$this->assertStringNotContainsString( 'List-Unsubscribe', $kept );
	}

	public function test_nothing_a_member_typed_makes_a_header(): void {
		$evil    = "Eve\r\nBcc: evil@example.test";
		$sender  = $this->contractor( array( 'company' => $evil ) );
		$user    = $this->designer();
		$kept    = $this->send( 'contact:1:1', $user, 'contact_request', array( 'sender' => $sender, 'comment' => $evil ) );
		$headers = explode( "\n\n", str_replace( "\r\n", "\n", $kept ), 2 )[0];
		$this->assertDoesNotMatchRegularExpression( '/^Bcc/mi', $headers );
		$this->assertStringContainsString( "\nSubject: Eve Bcc: evil@example.test would like to work with you\n", $headers );
		$this->assertStringContainsString( "\nReply-To: \"Eve Bcc evil example.test\" <" . People::email( $sender ) . ">\n", $headers );
		$this->assertSame( 1, preg_match_all( '/^To:/m', $headers ) );
	}

	public function test_it_is_written_in_the_language_of_the_recipient(): void {
		$french = $this->designer();
		$none   = $this->designer();
		update_user_meta( $french, 'design_marketplace_locale', 'fr' );
		$locales = array();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $sent, array $mail ) use ( &$locales ): mixed {
				$locales[ $mail['to'] ] = preg_match( '/<html lang="([^"]+)"/', $mail['message'], $match ) ? $match[1] : '';
				return $sent;
			},
			5,
			2
		);
		( new Outbox() )->enqueue( 'test:1', "user:{$french}", 'welcome' );
		( new Outbox() )->enqueue( 'test:2', "user:{$none}", 'welcome' );
		switch_to_locale( 'de_DE' );
		Mails::worker()->run( 10 );
		$this->assertSame( 'de_DE', determine_locale() );
		restore_previous_locale();
		$this->assertSame( 'fr-FR', $locales[ People::email( $french ) ] );
		$this->assertSame( 'en-US', $locales[ People::email( $none ) ] );
	}

	public function test_the_old_address_and_one_without_an_account_can_be_written_to(): void {
		$user = $this->designer();
		( new Outbox() )->enqueue( 'test:1', "user:{$user}", 'email_set', array( 'address' => 'old@example.test' ) );
		( new Outbox() )->enqueue(
			'test:2',
			'user:999999',
			'account_deleted',
			array( 'address' => 'gone@example.test', 'name' => 'Gone', 'role' => 'designer', 'locale' => '' )
		);
		( new Outbox() )->enqueue( 'test:3', 'user:999999', 'welcome' );
		Mails::worker()->run( 10 );
		$this->assertSame( array( 'old@example.test', 'gone@example.test' ), array_column( $this->mails(), 'to' ) );
		$this->assertSame( array( "user:{$user}" ), Rows::column( 'recipient', 'outbox' ), 'Nothing is kept of somebody who is gone.' );
	}

	public function test_the_administrators_texts_take_the_place_of_the_defaults(): void {
		update_option( Texts::OPTION, array( 'welcome' => array( 'en' => array( 'subject' => "Salut from {site}\r\nBcc: {name}" ) ) ) );
		$user = $this->designer( array( 'name' => 'Ada' ) );
		( new Outbox() )->enqueue( 'test:1', "user:{$user}", 'welcome' );
		Mails::worker()->run( 10 );
		$this->assertSame( 'Salut from Design Marketplace Bcc: Ada', $this->mails()[0]['subject'] );
		$this->assertStringContainsString( 'Your account is active', $this->mails()[0]['message'] );
	}

	public function test_designers_who_asked_hear_of_a_matching_job_once(): void {
		$skill = Market::skill();
		$asked = $this->designer( array( 'skill' => array( $skill ), 'notification_enabled' => true ) );
		$this->designer( array( 'skill' => array( $skill ) ) );
		$this->designer( array( 'notification_enabled' => true ) );
		// The directory is written when an answer leaves.
		$this->rest( 'GET', '/wp/v2/skill' );
		$owner   = $this->contractor();
		$mission = Market::mission( $owner, array( 'skill' => array( $skill ) ) );
		update_option( Clock::OFFSET, HOUR_IN_SECONDS + 1 );
		Mails::worker()->run( 100 );
		wp_trash_post( $mission );
		wp_untrash_post( $mission );
		update_option( Clock::OFFSET, 3 * HOUR_IN_SECONDS );
		Mails::worker()->run( 100 );
		$mails = $this->mails();
		$this->assertSame( array( People::email( $asked ) ), array_column( $mails, 'to' ) );
		$this->assertContains( 'List-Unsubscribe: <' . Unsubscribe::url( $asked ) . '>', $mails[0]['headers'] );
		$this->assertContains( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $mails[0]['headers'] );
	}

	public function test_one_click_ends_them_and_opening_the_link_does_not(): void {
		$user  = $this->designer( array( 'notification_enabled' => true ) );
		$wants = static fn(): bool => ( new Member_Book() )->find( $user )?->wants( Message::ALERTS ) ?? false;
		parse_str( (string) wp_parse_url( Unsubscribe::url( $user ), PHP_URL_QUERY ), $query );
		$token = is_string( $query['design_marketplace_unsubscribe'] ) ? $query['design_marketplace_unsubscribe'] : '';
		$page  = new Unsubscribe( new Member_Book() );
		$this->assertSame( 200, $page->handle( $token, false )[0] );
		$this->assertTrue( $wants() );
		foreach ( array( '', '0', "{$user}.", $user . '.' . str_repeat( 'a', 64 ), str_replace( "{$user}.", ( $user + 1 ) . '.', $token ), $token . "\n" ) as $bad ) {
			$this->assertSame( 404, $page->handle( $bad, true )[0], $bad );
		}
		$this->assertTrue( $wants() );
		$this->assertSame( array( 200, 200 ), array( $page->handle( $token, true )[0], $page->handle( $token, true )[0] ) );
		$this->assertFalse( $wants() );
		$answers = array_filter( Consent::of( $user ), static fn( array $answer ): bool => 'mail' === $answer['source'] );
		$this->assertSame( array( array( 'job_alerts', false ) ), array_map( static fn( array $answer ): array => array( $answer['purpose'], $answer['granted'] ), array_values( $answers ) ) );
	}

	/**
	 * Sends one mail as far as the wire.
	 * @param string              $event   Event.
	 * @param int                 $user    Recipient.
	 * @param string              $message Its id.
	 * @param array<string,mixed> $payload Payload.
	 */
	private function send( string $event, int $user, string $message, array $payload ): string {
		$postman              = new Postman( true );
		$GLOBALS['phpmailer'] = $postman; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
		remove_filter( 'pre_wp_mail', array( Mails::class, 'catch_mail' ) );
		( new Outbox() )->enqueue( $event, "user:{$user}", $message, $payload );
		Mails::worker()->run( 1 );
		$this->assertCount( 1, $postman->kept );
		return $postman->kept[0];
	}
}
