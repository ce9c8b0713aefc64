<?php
/** The mails' texts: changed by mail and language, shown before they are saved, sent for a test. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Settings\Mail_Trial;
use DesignMarketplace\Desk\Admin\Settings\Reader;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\Tests\Support\Mails;

final class MailTextsTest extends AdminTestCase {

	/**
	 * Presses a button of the form.
	 * @param string              $action Button.
	 * @param array<string,mixed> $sent   Fields.
	 */
	private function press( string $action, array $sent ): Ended {
		$_POST    = wp_slash( array( '_wpnonce' => wp_create_nonce( 'design_marketplace_mails-options' ) ) + $sent );
		$_REQUEST = $_POST;
		try {
			do_action( "admin_post_{$action}" ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		} catch ( Ended $end ) {
			return $end;
		}
		$this->fail( 'The request went on.' );
	}

	public function test_a_changed_text_is_in_the_next_mail_and_in_no_other_language(): void {
		update_option( Texts::OPTION, ( new Reader() )->read( 'mail_texts', array( 'welcome' => array( 'en' => array( 'subject' => 'Ahoy on {site}', 'body' => "Ahoy {name},\r\n\r\ncome in." ) ) ) ) );
		$english = $this->designer( array( 'name' => 'Ada I <3 type' ) );
		$french  = $this->designer();
		update_user_meta( $french, 'design_marketplace_locale', 'fr' );
		( new Outbox() )->enqueue( 'test:1', "user:{$english}", 'welcome' );
		( new Outbox() )->enqueue( 'test:2', "user:{$french}", 'welcome' );
		Mails::worker()->run( 10 );
		[ $first, $second ] = $this->mails();
		$this->assertSame( 'Ahoy on ' . get_option( 'blogname' ), $first['subject'] );
		$this->assertStringContainsString( 'Ahoy Ada I &lt;3 type,', $first['message'] );
		$this->assertStringNotContainsString( 'Ahoy', $second['subject'] . $second['message'] );
	}

	public function test_texts_are_kept_beside_each_other_and_an_empty_one_goes_back_to_the_plugins_own(): void {
		update_option( Texts::OPTION, ( new Reader() )->read( 'mail_texts', array( 'welcome' => array( 'en' => array( 'heading' => 'One' ) ) ) ) );
		update_option( Texts::OPTION, ( new Reader() )->read( 'mail_texts', array( 'welcome' => array( 'de' => array( 'heading' => 'Zwei' ) ) ) ) );
		update_option( Texts::OPTION, ( new Reader() )->read( 'mail_texts', array( 'activation' => array( 'en' => array( 'heading' => 'Three' ) ) ) ) );
		$this->assertSame( array( 'welcome' => array( 'en' => array( 'heading' => 'One' ), 'de' => array( 'heading' => 'Zwei' ) ), 'activation' => array( 'en' => array( 'heading' => 'Three' ) ) ), get_option( Texts::OPTION ) );
		update_option( Texts::OPTION, ( new Reader() )->read( 'mail_texts', array( 'welcome' => array( 'en' => array( 'heading' => '' ) ) ) ) );
		$this->assertSame( array( 'de' ), array_keys( get_option( Texts::OPTION )['welcome'] ) );
	}

	public function test_a_text_that_is_the_plugins_own_is_not_kept_so_that_it_counts_as_unchanged(): void {
		$own  = Composer::defaults( Catalogue::all()['lost_password'], 'fr' );
		$sent = str_replace( "\n", "\r\n", $own );
		$read = fn( array $texts ): mixed => ( new Reader() )->read( 'mail_texts', array( 'lost_password' => array( 'fr' => $texts ) ) );
		$this->assertSame( array(), $read( $sent ) );
		$this->assertSame( array( 'lost_password' => array( 'fr' => array( 'heading' => 'Oups' ) ) ), $read( array( 'heading' => 'Oups' ) + $sent ) );
	}

	public function test_no_mail_asks_for_a_reply_and_says_that_replies_reach_nobody(): void {
		foreach ( Catalogue::emails() as $id => $message ) {
			$text = Composer::sample( $message, 'en', 'someone@example.test', 'Someone', array() )->text;
			if ( preg_match( '/reply(ing)? to this email/i', $text ) ) {
				$this->assertStringNotContainsString( 'replies to this email reach nobody', $text, $id );
			}
		}
	}

	public function test_a_day_in_a_mail_has_its_month_written_small_in_french_and_italian(): void {
		foreach ( array( 'fr', 'it' ) as $language ) {
			$mail = Composer::sample( Catalogue::all()['deadline_near'], $language, 'someone@example.test', 'Someone', array() );
			$this->assertMatchesRegularExpression( '/\d \p{Ll}+ 20\d\d/u', $mail->subject, $language );
		}
	}

	public function test_every_mail_has_a_sample_with_every_placeholder_filled(): void {
		foreach ( Catalogue::emails() as $id => $message ) {
			foreach ( array( 'en', 'fr', 'de', 'it' ) as $language ) {
				$mail = Composer::sample( $message, $language, 'someone@example.test', 'Someone', array() );
				$this->assertDoesNotMatchRegularExpression( '/\{[a-z_]+\}/', $mail->subject . $mail->text, "{$id} {$language}" );
				$this->assertSame( array(), array_diff( Composer::tokens( $message ), array_merge( array( 'name', 'site' ), Composer::tokens( $message ) ) ) );
			}
		}
	}

	public function test_the_test_goes_to_who_asked_with_what_was_typed_and_saves_nothing(): void {
		$typed = array( 'welcome' => array( 'en' => array( 'subject' => 'Draft', 'body' => 'Hello {name} <script>' ) ) );
		$end   = $this->press( Mail_Trial::SEND, array( 'mail' => 'welcome', 'language' => 'en', Texts::OPTION => $typed ) );
		$this->assertSame( 'redirected', $end->how );
		$mails = $this->mails();
		$this->assertCount( 1, $mails );
		$this->assertSame( array( wp_get_current_user()->user_email, 'Draft' ), array( $mails[0]['to'], $mails[0]['subject'] ) );
		$this->assertStringNotContainsString( '<script>', $mails[0]['message'] );
		$this->assertSame( array(), get_option( Texts::OPTION, array() ) );
		$this->assertSame( $typed, Typed_Fields::of( 'mail_texts' ), 'The form shows it again.' );
		$this->assertStringContainsString( 'was sent to', $this->printed( static fn() => do_action( 'admin_notices' ) ) );
	}

	public function test_a_test_that_cannot_be_sent_says_why(): void {
		Mails::fail();
		$this->press( Mail_Trial::SEND, array( 'mail' => 'welcome', 'language' => 'en' ) );
		$this->assertStringContainsString( 'could not be sent', $this->printed( static fn() => do_action( 'admin_notices' ) ) );
	}

	public function test_an_unknown_mail_is_refused(): void {
		$end = $this->press( Mail_Trial::SEND, array( 'mail' => 'nothing', 'language' => 'en' ) );
		$this->assertSame( array( 'died', 400 ), array( $end->how, $end->status ) );
		$this->assertSame( array(), $this->mails() );
	}
}
