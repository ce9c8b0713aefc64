<?php
/** The headers that hold what members typed: one line each, short, and encoded as mail programs read them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Subject_Line;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Postman;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SubjectTest extends TestCase {

	private const FAMILY = "\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}";

	/**
	 * What is typed, and what an inbox shows.
	 * @return array<string,array{string,string}>
	 */
	public static function values(): array {
		$long = str_repeat( 'Night trains ', 20 );
		return array(
			'plain'              => array( 'Night trains', 'Night trains' ),
			'a line break'       => array( "Night\r\nBcc: a@example.test", 'Night Bcc: a@example.test' ),
			'other ends of line' => array( "Night\u{2028}trains\u{85}now\0or\x07then", 'Night trains now or then' ),
			'direction turned'   => array( "Night \u{202E}sniart", 'Night sniart' ),
			'cut at a word'      => array( $long, 'Night trains Night trains Night trains Night trains Night…' ),
			'no word to cut at'  => array( str_repeat( 'é', 90 ), str_repeat( 'é', 59 ) . '…' ),
			'sixty stay whole'   => array( str_repeat( 'é', 60 ), str_repeat( 'é', 60 ) ),
			'broken UTF-8'       => array( "Night \xC3 trains", 'Night ? trains' ),
			'families stay'      => array( str_repeat( self::FAMILY, 90 ), str_repeat( self::FAMILY, 11 ) . '…' ),
			'accents stay'       => array( str_repeat( "e\u{301}", 40 ), str_repeat( "e\u{301}", 29 ) . '…' ),
			'a token typed'      => array( '{site}', '{site}' ),
		);
	}

	/**
	 * Values.
	 * @param string $typed Value.
	 * @param string $shown What is shown.
	 */
	#[DataProvider( 'values' )]
	public function test_a_value_is_one_line_of_bearable_length( string $typed, string $shown ): void {
		$this->assertSame( "Re {$shown}, Loop", Subject_Line::of( 'Re {mission}, {site}', array( 'mission' => $typed, 'site' => 'Loop' ) ) );
	}

	public function test_a_value_keeps_the_space_before_its_colon(): void {
		$values = array(
			'sender' => ' Aïcha',
			'about'  => "\u{00A0}: Night trains",
		);
		$this->assertSame( 'Aïcha vous a écrit : Night trains', Subject_Line::of( '{sender} vous a écrit{about}', $values ) );
	}

	public function test_the_whole_line_is_cut_too(): void {
		$line = Subject_Line::of( str_repeat( '{name} writes ', 12 ), array( 'name' => 'Aïcha' ) );
		$this->assertLessThanOrEqual( 120, mb_strlen( $line ) );
		$this->assertStringEndsWith( '…', $line );
	}

	public function test_every_subject_of_a_mail_about_jobs_names_job_and_person(): void {
		foreach ( array( 'new_application', 'application_copy', 'mission_closed', 'mission_withdrawn', 'new_matching_mission' ) as $id ) {
			$subject = Catalogue::message( $id )?->texts()['subject'] ?? '';
			$this->assertStringContainsString( '{mission}', $subject, $id );
			$this->assertMatchesRegularExpression( '/\{(applicant|company)\}/', $subject, $id );
		}
		$this->assertStringContainsString( '{sender}', Catalogue::message( 'contact_request' )?->texts()['subject'] ?? '' );
	}

	public function test_a_mail_that_speaks_of_a_job_names_it_in_its_subject(): void {
		foreach ( Catalogue::emails() as $mail ) {
			if ( str_contains( $mail->texts()['body'], '{mission}' ) ) {
				$this->assertStringContainsString( '{mission}', $mail->texts()['subject'], $mail->id );
			}
		}
	}

	public function test_an_application_is_named_in_the_header_as_it_was_typed(): void {
		$owner    = $this->contractor();
		$designer = $this->designer( array( 'name' => 'Aïcha Diallo' ) );
		$title    = 'Nachtzüge für die ganze Schweiz: Plakate, Fahrpläne, Beschriftung';
		$mission  = Market::mission( $owner, array( 'title' => $title ) );
		$headers  = $this->wire( $owner, static fn() => Market::apply( $designer, $mission ) );
		$this->assertSame( 'Aïcha Diallo applied: Nachtzüge für die ganze Schweiz: Plakate, Fahrpläne…', $headers['Subject'] );
		$this->assertSame( 'Aïcha Diallo <' . People::email( $designer ) . '>', $headers['Reply-To'] );
		$this->assertMatchesRegularExpression( '/^[\x20-\x7e\n]*$/D', $headers['raw'] );
		$this->assertGreaterThan( 2, preg_match_all( '/=\?[^? ]+\?[BQ]\?[^? ]+\?=/', $headers['raw'], $words ) );
		foreach ( $words[0] as $word ) {
			$this->assertLessThanOrEqual( 75, strlen( $word ) );
			$this->assertSame( 1, preg_match( '//u', (string) iconv_mime_decode( $word, 0, 'UTF-8' ) ), 'No character is cut in two.' );
		}
	}

	/**
	 * Names that try to be more than a name.
	 * @return array<string,array{string,string}>
	 */
	public static function names(): array {
		return array(
			'a comma'           => array( 'Müller, Eva', 'Müller Eva' ),
			'another address'   => array( 'Eva <boss@example.test>', 'Eva boss example.test' ),
			'two recipients'    => array( 'a@example.test, b@example.test', 'a example.test b example.test' ),
			'quotes'            => array( '"Eva" (x) ; [y] \\', 'Eva x y' ),
			'a line'            => array( "Eva\r\nBcc: x@example.test", 'Eva Bcc x example.test' ),
			'an apostrophe'     => array( "L’Atelier d'Eva & Co.", "L’Atelier d'Eva & Co." ),
			'nothing a name is' => array( '@@<>', '' ),
		);
	}

	/**
	 * Names.
	 * @param string $typed Name.
	 * @param string $shown What stands before the address.
	 */
	#[DataProvider( 'names' )]
	public function test_an_answer_goes_to_one_address_whatever_the_name( string $typed, string $shown ): void {
		$designer = $this->designer();
		$sender   = $this->contractor( array( 'company' => $typed ) );
		$headers  = $this->wire( $designer, fn() => $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $designer, 'comment' => 'Hi' ), $sender ) );
		$address  = People::email( $sender );
		$this->assertSame( '' === $shown ? $address : "{$shown} <{$address}>", str_replace( '"', '', $headers['Reply-To'] ) );
		$this->assertSame( 1, preg_match_all( '/^Reply-To:/m', $headers['raw'] ) );
		$this->assertSame( 0, preg_match_all( '/^b?cc:/mi', $headers['raw'] ) );
	}

	public function test_only_mails_one_answers_name_who_to_answer(): void {
		$with = array();
		foreach ( array( 'welcome', 'password_changed' ) as $mail ) {
			$user    = $this->designer();
			$headers = $this->wire( $user, static fn() => ( new Outbox() )->enqueue( 'test:1', "user:{$user}", $mail ) );
			if ( isset( $headers['Reply-To'] ) ) {
				$with[] = $mail;
			}
		}
		$this->assertSame( array(), $with );
	}

	/**
	 * The headers of the one mail somebody gets, as they go over the wire.
	 * @param int               $to   Recipient.
	 * @param callable(): mixed $work What queues it.
	 * @return array<string,string> Decoded by name, and the `raw` ones.
	 */
	private function wire( int $to, callable $work ): array {
		Market::clear();
		$mailer               = $GLOBALS['phpmailer'] ?? null;
		$postman              = new Postman( true );
		$GLOBALS['phpmailer'] = $postman; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
		remove_filter( 'pre_wp_mail', array( Mails::class, 'catch_mail' ) );
		try {
			$work();
			Mails::worker()->run( 10 );
		} finally {
			$GLOBALS['phpmailer'] = $mailer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back.
			add_filter( 'pre_wp_mail', array( Mails::class, 'catch_mail' ), 10, 2 );
		}
		$raw = array_map( static fn( string $mail ): string => explode( "\n\n", str_replace( "\r\n", "\n", $mail ), 2 )[0], $postman->kept );
		$raw = array_values( array_filter( $raw, static fn( string $headers ): bool => str_contains( $headers, 'To: ' . People::email( $to ) ) ) );
		$this->assertCount( 1, $raw );
		$headers = iconv_mime_decode_headers( $raw[0], 0, 'UTF-8' );
		$this->assertIsArray( $headers );
		return array( 'raw' => $raw[0] ) + array_filter( $headers, 'is_string' );
	}
}
