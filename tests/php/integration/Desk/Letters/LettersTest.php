<?php
/** Letters to a group: who gets them, in which words, once, and how they are stopped. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Letters;

use DesignMarketplace\Desk\Admin\Screens\Letter_Screen;
use DesignMarketplace\Desk\Admin\Screens\Outbox;
use DesignMarketplace\Desk\Letters\Letter;
use DesignMarketplace\Desk\Letters\Letter_Type;
use DesignMarketplace\Desk\Admin\Views;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Mail\Blocks;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Unsubscribe;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\integration\Desk\Admin\AdminTestCase;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use WP_Block_Editor_Context;

final class LettersTest extends AdminTestCase {

	private const TEXT = '<!-- wp:paragraph --><p>Dear {name}, <strong>come</strong> to <a href="https://ecal.ch/x?a=1&amp;b=2">us</a>.</p><!-- /wp:paragraph -->';

	private function letter( string $text = self::TEXT, string $title = 'Autumn' ): Letter {
		return new Letter( (int) wp_insert_post( array( 'post_type' => Letter_Type::NAME, 'post_title' => $title, 'post_content' => wp_slash( $text ) ) ) );
	}

	/** A designer's id, after an answer about the newsletter. */
	private function reader( bool $wants = true, string $language = '', string $name = '' ): int {
		$id = $this->designer( array( 'newsletter' => $wants ) + array_filter( array( 'name' => $name ) ) );
		if ( '' !== $language ) {
			update_user_meta( $id, 'design_marketplace_locale', $language );
		}
		return $id;
	}

	/** @return list<string> Addresses that got something since the last time. */
	private function got(): array {
		Mails::worker()->run( 1000 );
		$to = array_map( static fn( array $mail ): string => (string) ( is_array( $mail['to'] ) ? $mail['to'][0] : $mail['to'] ), Mails::sent() );
		Mails::clear();
		return $to;
	}

	public function test_only_who_wants_the_newsletter_gets_it_and_one_click_ends_it(): void {
		$wants   = $this->reader();
		$refuses = $this->reader( false );
		$waiting = $this->designer( array( 'activated' => false, 'newsletter' => true ) );
		$off     = $this->reader();
		Off::set( $off );
		$letter = $this->letter();
		$this->assertStringContainsString( 'goes to', $this->sent( $letter ) );
		Mails::worker()->run( 1000 );
		$mails = array_column( array_filter( Mails::sent(), static fn( array $mail ): bool => 'Autumn' === $mail['subject'] ), null, 'to' );
		$this->assertArrayHasKey( People::email( $wants ), $mails );
		foreach ( array( $refuses, $waiting, $off ) as $other ) {
			$this->assertArrayNotHasKey( People::email( $other ), $mails );
		}
		$headers = implode( "\n", (array) $mails[ People::email( $wants ) ]['headers'] );
		$this->assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers );
		preg_match( '/design_marketplace_unsubscribe=([^>]+)>/', $headers, $link );
		$this->assertSame( 200, ( new Unsubscribe() )->handle( rawurldecode( $link[1] ?? '' ), true )[0] );
		$this->assertFalse( Member_Fields::read( $wants )['newsletter'] );
		$consents = Consent::of( $wants );
		$this->assertSame( array( 'newsletter', false, 'mail' ), array( end( $consents )['purpose'], end( $consents )['granted'], end( $consents )['source'] ) );
	}

	/** Sends it by its form; what is said. */
	private function sent( Letter $letter, string $kind = 'newsletter', string $reason = '', string $group = 'designer' ): string {
		( new Indexer() )->flush();
		Roster::flush();
		$this->send( 'letter_send', array( 'letter' => (string) $letter->id ) + compact( 'kind', 'reason', 'group' ) );
		$kept = get_transient( 'design_marketplace_notices_' . get_current_user_id() );
		delete_transient( 'design_marketplace_notices_' . get_current_user_id() );
		return implode( ' ', array_column( (array) $kept, 1 ) );
	}

	public function test_a_group_that_was_not_shown_gets_nothing_and_what_was_typed_stands_in_the_form(): void {
		$this->reader( true );
		$letter = $this->letter();
		( new Indexer() )->flush();
		Roster::flush();
		$typed = array( 'letter' => (string) $letter->id, 'group' => 'designer', 'kind' => 'service', 'reason' => 'New terms' );
		foreach ( array( array( 'seen' => 'all' ), array( 'do' => 'look' ), array( 'do' => 'test' ) ) as $more ) {
			$end = $this->send( 'letter_send', $typed + $more );
			$this->assertStringContainsString( 'group=designer&kind=service&reason=New', $end->what );
			$this->assertNull( $letter->sending() );
		}
		$_GET    = array_diff_key( $typed, array( 'action' => 0 ) );
		$printed = $this->printed( array( new Letter_Screen(), 'show' ) );
		$this->assertStringContainsString( 'value="New terms"', $printed );
		$this->assertStringContainsString( '<option value="designer" selected>', $printed );
		$this->assertStringContainsString( 'name="seen" value="designer"', $printed );
	}

	public function test_a_service_message_goes_to_all_of_the_group_with_a_reason_that_is_logged(): void {
		$refuses = $this->reader( false );
		$company = $this->contractor();
		$letter  = $this->letter();
		$this->assertStringContainsString( 'needs a reason', $this->sent( $letter, 'service' ) );
		$this->assertSame( array(), $this->got() );
		$this->sent( $letter, 'service', 'The terms change' );
		$got = $this->got();
		$this->assertContains( People::email( $refuses ), $got );
		$this->assertNotContains( People::email( $company ), $got, 'Not of the group.' );
		$log = Sql::row( 'SELECT words, decided_by FROM {decision} WHERE decision = %s', Decision_Kind::Letter->value );
		$this->assertSame( array( 'Autumn: The terms change', (string) get_current_user_id() ), array( $log['words'] ?? '', (string) ( $log['decided_by'] ?? '' ) ) );
	}

	public function test_each_reads_it_in_their_language_by_their_name_and_without_what_an_email_cannot_show(): void {
		$evil   = '<!-- wp:html --><script>alert(1)</script><!-- /wp:html --><!-- wp:paragraph --><p onclick="x()">Salut <img src="https://spy.example/p.gif">{name}</p><!-- /wp:paragraph -->'
			. '<!-- wp:image {"id":999999} --><figure><img src="https://spy.example/q.gif" alt="q"/></figure><!-- /wp:image -->'
			. '<!-- wp:buttons --><div><!-- wp:button --><div><a href="javascript:alert(1)">A</a></div><!-- /wp:button --><!-- wp:button --><div><a href="https://ecal.ch/b">B &amp; C</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
		$letter = $this->letter();
		$french = $letter->translate( 'fr' );
		$this->assertSame( $french, $letter->translate( 'fr' ), 'One of each language.' );
		wp_update_post( wp_slash( array( 'ID' => $french, 'post_title' => 'Automne', 'post_content' => $evil ) ) );
		$english = $this->reader( true, 'en', 'Ada <3' );
		$reader  = $this->reader( true, 'fr', 'Zoé' );
		$this->reader( true, 'it' );
		$this->sent( $letter );
		Mails::worker()->run( 1000 );
		$mails = array_column( Mails::sent(), null, 'to' );
		$this->assertSame( 'Autumn', $mails[ People::email( $english ) ]['subject'] );
		$html = (string) $mails[ People::email( $english ) ]['message'];
		$this->assertStringContainsString( 'Dear Ada &lt;3, <strong>come</strong> to <a style="color:inherit" href="https://ecal.ch/x?a=1&#038;b=2">us</a>', str_replace( '&amp;', '&#038;', $html ) );
		$this->assertSame( 'Automne', $mails[ People::email( $reader ) ]['subject'] );
		$html = (string) $mails[ People::email( $reader ) ]['message'];
		$this->assertStringContainsString( '>Salut Zoé</p>', $html );
		$this->assertStringContainsString( 'https://ecal.ch/b', $html );
		$this->assertStringContainsString( '>B &amp; C</a>', $html );
		foreach ( array( 'script', 'spy.example', 'onclick', 'javascript:' ) as $word ) {
			$this->assertStringNotContainsString( $word, $html );
		}
		$this->assertContains( 'Autumn', array_column( $mails, 'subject' ), 'A language without text gets the first one.' );
	}

	public function test_nobody_gets_it_twice_however_often_it_is_sent(): void {
		$one    = $this->reader();
		$letter = $this->letter();
		$this->sent( $letter );
		$this->assertStringContainsString( 'sent already', $this->sent( $letter, 'service', 'Again' ) );
		$got = $this->got();
		$this->assertSame( 1, array_count_values( $got )[ People::email( $one ) ] );
		$this->assertSame( Letter::SENT, $letter->sending()['state'] ?? '' );
		$this->assertSame( count( $got ), $letter->numbers()['sent'] ?? 0 );
		$this->assertFalse( current_user_can( 'edit_post', $letter->id ), 'What was sent stays as it is.' );
	}

	public function test_it_is_stopped_while_it_runs_corrected_and_goes_to_the_others(): void {
		$people = array_map( fn(): string => People::email( $this->reader() ), range( 1, 3 ) );
		$letter = $this->letter();
		$this->sent( $letter );
		Mails::worker()->run( 2 );
		$first = count( Mails::sent() );
		$this->assertSame( 1, $first );
		// A worker that has taken a row before the stop does not send it either.
		Mails::with_the_next( fn() => $this->send( 'letter_stop', array( 'letter' => (string) $letter->id ) ) );
		Mails::worker()->run( 1 );
		Mails::worker()->run( 1000 );
		$this->assertCount( $first + 1, Mails::sent(), 'The one on its way, and no other.' );
		$this->assertSame( Letter::STOPPED, $letter->sending()['state'] ?? '' );
		$this->assertTrue( current_user_can( 'edit_post', $letter->id ) );
		$this->sent( $letter );
		Mails::worker()->run( 1000 );
		$to = array_count_values( array_column( Mails::sent(), 'to' ) );
		foreach ( $people as $person ) {
			$this->assertSame( 1, $to[ $person ] ?? 0 );
		}
	}

	public function test_a_letter_that_is_sent_is_not_deleted_over_rest(): void {
		$this->reader();
		$letter = $this->letter();
		$path   = '/wp/v2/' . Letter_Type::NAME . "/{$letter->id}";
		$this->sent( $letter );
		$this->assertSame( 403, $this->rest( 'DELETE', $path, array( 'force' => true ), get_current_user_id() )->get_status() );
		$this->assertTrue( $letter->is_going() );
	}

	public function test_a_letter_that_was_stopped_too_long_ago_goes_to_nobody(): void {
		$this->reader();
		$letter = $this->letter();
		$this->sent( $letter );
		$this->send( 'letter_stop', array( 'letter' => (string) $letter->id ) );
		Moved_Clock::forward( 81 * DAY_IN_SECONDS );
		$this->assertStringContainsString( 'too long ago', $this->sent( $letter ) );
	}

	public function test_what_failed_is_named_and_tried_again_from_the_outbox(): void {
		$one    = $this->reader();
		$letter = $this->letter();
		$this->sent( $letter );
		Mails::fail();
		Mails::worker()->run( 1000 );
		$this->assertSame( Letter::GOING, $letter->sending()['state'] ?? '' );
		$_GET = array( 'event' => $letter->event() );
		$this->assertStringContainsString( '<strong>Newsletter: Autumn</strong>', $this->printed( array( new Outbox(), 'show' ) ) );
		[ $rows ] = Outbox_Entries::page( array( 'event' => $letter->event() ), 'id', true, 100, 0 );
		$this->assertContains( "user:{$one}", array_column( $rows, 'recipient' ) );
		$this->assertNotSame( '', (string) $rows[0]['error'] );
	}

	public function test_the_screen_shows_it_as_three_members_and_sends_a_test_to_oneself_alone(): void {
		$this->reader( true, 'fr', 'Zoé' );
		$this->reader( false, 'de', 'Jürg' );
		$this->contractor();
		$letter = $this->letter();
		( new Indexer() )->flush();
		Roster::flush();
		$_GET    = array( 'letter' => (string) $letter->id );
		$printed = $this->printed( array( new Letter_Screen(), 'show' ) );
		$this->assertSame( 3, substr_count( $printed, '<iframe' ) );
		$this->assertStringContainsString( 'sandbox=""', $printed );
		$this->assertStringNotContainsString( 'design_marketplace_unsubscribe', $printed, 'Nobody ends the newsletter of somebody else.' );
		$this->assertStringContainsString( 'No more emails', $printed );
		$_GET['kind'] = 'service';
		$this->assertStringNotContainsString( 'No more emails', $this->printed( array( new Letter_Screen(), 'show' ) ) );
		$this->send( 'letter_test', array( 'letter' => (string) $letter->id ) );
		$this->assertSame( array( wp_get_current_user()->user_email ), array_column( Mails::sent(), 'to' ) );
	}

	public function test_a_saved_view_never_grows_by_what_a_letter_asks(): void {
		$wants   = $this->reader( true, '', 'Grown Up' );
		$refuses = $this->reader( false, '', 'Grown Old' );
		$this->designer( array( 'activated' => false, 'newsletter' => true, 'name' => 'Grown Not' ) );
		$without = Views::save( 'Without', Views::MEMBERS, array( 'text' => 'grown', 'newsletter' => 'no' ) );
		$waiting = Views::save( 'Waiting', Views::MEMBERS, array( 'text' => 'grown', 'state' => 'waiting' ) );
		$all     = Views::save( 'All', Views::MEMBERS, array( 'text' => 'grown' ) );
		foreach ( array( 'newsletter' => array( $without, $waiting ), 'service' => array( $waiting ) ) as $kind => $views ) {
			foreach ( $views as $view ) {
				$this->assertStringContainsString( 'Nobody', $this->sent( $this->letter(), $kind, 'x', $view ) );
			}
		}
		$this->sent( $this->letter(), 'service', 'x', $without );
		$this->assertSame( array( People::email( $refuses ) ), $this->got() );
		$this->sent( $this->letter(), group: $all );
		$this->assertSame( array( People::email( $wants ) ), $this->got() );
	}

	public function test_only_what_an_email_can_show_is_offered_in_the_editor_of_letters(): void {
		$post    = get_post( $this->letter()->id );
		$context = new WP_Block_Editor_Context( compact( 'post' ) );
		$this->assertSame( Blocks::NAMES, apply_filters( 'allowed_block_types_all', true, $context ) );
		$page = new WP_Block_Editor_Context( array( 'post' => get_post( (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'x' ) ) ) ) );
		$this->assertTrue( apply_filters( 'allowed_block_types_all', true, $page ) );
	}

	public function test_an_empty_letter_and_one_nobody_would_get_are_not_sent(): void {
		$this->assertStringContainsString( 'subject and a text', $this->sent( $this->letter( '' ) ) );
		$this->assertStringContainsString( 'subject and a text', $this->sent( $this->letter( self::TEXT, ' ' ) ) );
		$this->assertStringContainsString( 'choose who', $this->sent( $this->letter(), group: 'strangers' ) );
		$unsaved = (int) wp_insert_post( array( 'post_type' => Letter_Type::NAME, 'post_title' => 'Auto Draft', 'post_status' => 'auto-draft' ) );
		$this->assertStringContainsString( 'no such letter', $this->sent( new Letter( $unsaved ) ) );
		$this->assertStringContainsString( 'no such letter', $this->sent( new Letter( 999999 ), 'newsletter', '', 'designer' ) );
	}

	public function test_only_administrators_read_write_and_send_letters_and_nothing_is_published(): void {
		$letter = $this->letter();
		$path   = '/wp/v2/' . Letter_Type::NAME . "/{$letter->id}";
		$this->assertSame( 401, $this->rest( 'GET', $path )->get_status() );
		$editor = $this->person( 'editor' );
		$this->assertSame( 403, $this->rest( 'GET', $path, array(), $editor )->get_status() );
		$this->assertSame( 403, $this->rest( 'POST', $path, array( 'title' => 'x' ), $editor )->get_status() );
		$this->assertSame( 403, $this->send( 'letter_send', array( 'letter' => (string) $letter->id ) )->status );
		$administrator = People::administrator();
		$this->assertSame( 200, $this->rest( 'POST', $path, array( 'title' => 'x' ), $administrator )->get_status() );
		$this->assertSame( 403, $this->rest( 'POST', $path, array( 'status' => 'publish' ), $administrator )->get_status() );
	}
}
