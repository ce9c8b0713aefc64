<?php
/** Each email says where an answer to it goes, has one button, and greets a person. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Template;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class AnsweringTest extends TestCase {

	private const BY_MAIL = 'Your reply goes to her by email and does not stand under Messages';
	private const ON_SITE = 'Answer on the site: replies to this email reach nobody.';

	/** @return iterable<string,array{Message}> */
	public static function messages(): iterable {
		foreach ( Catalogue::emails() as $message ) {
			yield $message->id => array( $message );
		}
	}

	#[DataProvider( 'messages' )]
	public function test_each_says_where_an_answer_goes_and_has_one_button( Message $message ): void {
		$mail = Composer::sample( $message, 'en', 'a@example.test', 'Ada', array() );
		$says = preg_grep( '/^Reply-To:/', $mail->headers ) ? self::BY_MAIL : self::ON_SITE;
		foreach ( array( $mail->html, $mail->text ) as $text ) {
			$this->assertStringContainsString( $says, $text );
			$this->assertSame( 1, substr_count( $text, self::BY_MAIL ) + substr_count( $text, self::ON_SITE ) );
		}
		$this->assertLessThanOrEqual( 1, substr_count( $mail->html, 'display:inline-block;background:' ) );
		$this->assertStringNotContainsString( ":\n\nThey wrote:", $mail->text, 'Words are announced once.' );
	}

	public function test_of_two_ways_on_one_is_the_button_and_its_colon_is_set_as_the_language_has_it(): void {
		$letter = new Mail_Content( array(), 'https://example.test/profile', reply_to: 'a@example.test', answer_url: 'https://example.test/messages/1' );
		$parts  = array( 'heading' => 'H', 'body' => 'B', 'html' => '<p>B</p>', 'button' => 'Voir les candidatures', 'site' => 'S', 'role' => '', 'unsubscribe' => '' );
		$html   = Template::html( $parts, $letter );
		$this->assertSame( 1, substr_count( $html, 'display:inline-block;background:' ) );
		$this->assertStringContainsString( 'font-weight:700">Voir les candidatures</a></td>', $html );
		switch_to_locale( 'fr_FR' );
		$text = Template::text( $parts, $letter );
		restore_previous_locale();
		$this->assertMatchesRegularExpression( "~Voir les candidatures[\u{a0}\u{202f}]:\nhttps://~u", $text );
		$this->assertMatchesRegularExpression( "~Répondre[\u{a0}\u{202f}]:\nhttps://~u", $text );
	}

	public function test_a_company_is_greeted_by_its_contact_person(): void {
		$company = $this->contractor( array( 'contact_name' => 'Grace Hopper' ) );
		$this->assertSame( 'Grace Hopper', ( new Member_Book() )->find( $company )->name ?? '' );
	}
}
