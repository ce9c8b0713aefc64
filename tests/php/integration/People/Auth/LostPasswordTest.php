<?php
/** The lost-password mail: the product's own to members, WordPress' to everybody else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Leases;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_Error;
use WP_User;

final class LostPasswordTest extends TestCase {

	public function test_a_member_gets_the_products_mail_with_their_name_and_never_the_login(): void {
		$id    = $this->designer( array( 'name' => 'Aïcha Diallo' ) );
		$login = get_userdata( $id )->user_login ?? '';
		$this->assertTrue( retrieve_password( People::email( $id ) ) );
		$this->assertCount( 0, $this->mails(), 'Core sends none, and the request waits for no mail server.' );
		Mails::worker()->run( 10 );
		$mail = array_values( $this->mails() )[0] ?? $this->fail();
		$this->assertSame( array( People::email( $id ), 'Choose a new password for ' . get_option( 'blogname' ) ), array( $mail['to'], $mail['subject'] ) );
		$this->assertStringContainsString( 'Hello Aïcha Diallo,', $mail['message'] );
		$this->assertStringContainsString( 'border-radius:14px', $mail['message'], 'It looks like the others.' );
		$this->assertStringNotContainsString( $login, wp_strip_all_tags( (string) preg_replace( '#https?://\S+#', '', $mail['message'] ) ), 'Only in the link.' );
		preg_match( '#href="' . preg_quote( home_url( '/resetpassword' ), '#' ) . '\?([^"]+)"#', $mail['message'], $link );
		wp_parse_str( html_entity_decode( $link[1] ?? '' ), $query );
		$answer = $this->rest(
			'POST',
			'/wp/v2/users/password',
			array(
				'key'             => $query['key'],
				'login'           => $query['login'],
				'password'        => 'third horse 12',
				'password_verify' => 'third horse 12',
			)
		);
		$this->assert_answer( 200, $answer );
		$this->assertInstanceOf( WP_User::class, wp_authenticate( People::email( $id ), 'third horse 12' ) );
	}

	public function test_it_is_in_the_members_language_and_its_texts_can_be_changed(): void {
		$id = $this->designer();
		update_user_meta( $id, 'design_marketplace_locale', 'fr' );
		update_option( Texts::OPTION, array( 'lost_password' => array( 'fr' => array( 'subject' => 'Un autre mot de passe pour {name}' ), 'de' => array( 'subject' => 'Nein' ) ) ) );
		switch_to_locale( 'de_DE' );
		retrieve_password( People::email( $id ) );
		Mails::worker()->run( 10 );
		restore_previous_locale();
		$this->assertSame( 'Un autre mot de passe pour Ada Test', $this->mails()[0]['subject'] );
		$this->assertStringContainsString( '<html lang="fr-FR"', $this->mails()[0]['message'] );
	}

	public function test_who_is_no_member_gets_core_s(): void {
		$admin = People::administrator();
		$this->assertTrue( retrieve_password( People::email( $admin ) ) );
		$this->assertCount( 1, $this->mails() );
		$this->assertStringContainsString( 'action=rp', $this->mails()[0]['message'] );
		$this->assertSame( 0, Mails::worker()->run( 10 ) );
	}

	public function test_a_mail_that_cannot_be_queued_is_one_that_could_not_be_sent(): void {
		$id = $this->designer();
		Faults::in_database( 'INSERT', Tables::name( 'outbox' ) );
		$error = retrieve_password( People::email( $id ) );
		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertSame( array( 'retrieve_password_email_failure' ), $error->get_error_codes() );
		$this->assertSame( Contract::message( 'lostpassword_failed' ), $error->get_error_message() );
		$this->assertStringNotContainsString( 'ERROR', $error->get_error_message() );
		clean_user_cache( $id );
		$this->assertSame( '', get_userdata( $id )->user_activation_key ?? null, 'No key is left that nobody was told.' );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_what_others_refuse_stays_refused(): void {
		$id = $this->designer();
		add_filter( 'lostpassword_errors', static fn( WP_Error $errors ): WP_Error => new WP_Error( 'captcha', 'No.' ), 5000 );
		$this->assertInstanceOf( WP_Error::class, retrieve_password( People::email( $id ) ) );
		$this->assertSame( 0, Mails::worker()->run( 10 ) );
	}

	public function test_the_key_lies_in_the_queue_until_it_is_sent_and_nowhere_else(): void {
		global $wpdb;
		$id   = $this->designer();
		$seen = array();
		$note = static function ( mixed $mail ) use ( &$seen ): mixed {
			$seen[] = (string) wp_json_encode( $mail );
			return $mail;
		};
		add_filter( 'wp_mail', $note );
		retrieve_password( People::email( $id ) );
		remove_filter( 'wp_mail', $note );
		$this->assertSame( array(), $seen, 'No mail logger reads it in the request.' );
		$table = Tables::name( 'outbox' );
		$key   = json_decode( (string) $wpdb->get_var( "SELECT payload FROM {$table}" ), true )['key']; // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$this->assertMatchesRegularExpression( '/^[A-Za-z0-9]{20}$/D', $key );
		$this->assertStringNotContainsString( $key, (string) $wpdb->get_var( "SELECT event FROM {$table}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		Mails::worker()->run( 10 );
		$this->assertSame( '{}', $wpdb->get_var( "SELECT payload FROM {$table}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}

	public function test_given_up_it_keeps_no_key_and_cannot_be_tried_again(): void {
		global $wpdb;
		retrieve_password( People::email( $this->designer() ) );
		$table  = Tables::name( 'outbox' );
		$claims = new Leases();
		$row    = $claims->take( $claims->due( 1 )[0] ) ?? $this->fail();
		$claims->failed( array( 'attempts' => 6 ) + $row, 'no' );
		$this->assertSame( 'failed {}', $wpdb->get_var( "SELECT CONCAT( status, ' ', payload ) FROM {$table}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		( new Outbox_Entries() )->retry();
		Mails::worker()->run( 10 );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_only_the_newest_key_is_sent(): void {
		$id = $this->designer();
		retrieve_password( People::email( $id ) );
		retrieve_password( People::email( $id ) );
		Mails::worker()->run( 10 );
		$this->assertCount( 1, $this->mails() );
	}
}
