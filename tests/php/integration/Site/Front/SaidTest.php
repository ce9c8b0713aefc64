<?php
/** What members and editors wrote says its language, and is set as that language has it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SaidTest extends TestCase {

	/**
	 * Rows src/components/said.test.tsx reads, too.
	 * @return array<string,array{string,string,string}>
	 */
	public static function rows(): array {
		$rows = array();
		foreach ( (array) json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/support/typography.json' ), true ) as $row ) {
			$rows[ $row['locale'] . ': ' . $row['text'] ] = array( $row['locale'], $row['text'], $row['set'] );
		}
		return $rows;
	}

	#[DataProvider( 'rows' )]
	public function test_texts_are_set_as_the_browser_sets_them( string $locale, string $text, string $set ): void {
		self::assertSame( $set, Contract::typeset( $text, $locale ) );
		self::assertSame( $set, Contract::typeset( $set, $locale ) );
	}

	public function test_a_text_in_another_language_names_it(): void {
		self::assertSame( '<span lang="fr">Vins &amp; sols</span>', (string) Markup::said( 'Vins & sols', 'fr' ) );
		self::assertSame( 'Poster', (string) Markup::said( 'Poster', 'en' ) );
		self::assertSame( 'Poster', (string) Markup::said( 'Poster', '' ) );
		self::assertSame( 'Poster ?', (string) Markup::said( 'Poster ?', null ) );
	}

	public function test_a_text_without_one_is_in_the_sites(): void {
		update_option( 'WPLANG', 'de_DE' );
		add_filter( 'locale', static fn(): string => 'en_US' );
		self::assertSame( '<span lang="de">Plakat</span>', (string) Markup::said( 'Plakat', '' ) );
		self::assertSame( '', (string) Markup::said( '', '' ) );
	}

	public function test_members_works_and_jobs_answer_with_the_language_of_who_wrote_them(): void {
		$designer = $this->designer( array( 'locale' => 'it' ) );
		$company  = $this->contractor( array( 'locale' => 'fr' ) );
		$work     = Market::work( $designer );
		$mission  = Market::mission( $company );
		self::assertSame( 'it', $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $company )->get_data()['locale'] );
		self::assertSame( 'fr', $this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $designer )->get_data()['locale'] );
		self::assertSame( 'it', $this->rest( 'GET', '/wp/v2/users', array( 'id' => $designer ), $company )->get_data()[0]['locale'] );
	}
}
