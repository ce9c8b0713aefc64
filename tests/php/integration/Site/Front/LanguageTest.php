<?php
/** The language a visitor is answered in. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Site\Front\Language;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Translations;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Locale_Switcher;

final class LanguageTest extends TestCase {

	/**
	 * The request as it was.
	 * @var array{array<mixed>,array<mixed>}
	 */
	private array $request;

	protected function setUp(): void {
		parent::setUp();
		$this->request = array( $_SERVER, $_GET ); // phpcs:ignore WordPress.Security
	}

	protected function tearDown(): void {
		[ $_SERVER, $_GET ] = $this->request; // phpcs:ignore WordPress.Security
		parent::tearDown();
	}

	public function test_a_day_on_a_page_has_its_month_written_as_the_language_does(): void {
		foreach ( array( 'en_US' => '29 November 2026', 'fr_FR' => '29 novembre 2026', 'de_DE' => '29. November 2026', 'it_IT' => '29 novembre 2026' ) as $locale => $day ) {
			self::assertSame( $day, Languages::within( $locale, static fn(): string => Markup::calendar_day( '2026/11/29' ) ) );
		}
	}

	#[DataProvider( 'headers' )]
	public function test_the_header_is_read_as_it_is_meant( string $header, string $language ): void {
		self::assertSame( $language, Language::from_header( $header ) );
	}

	/**
	 * Headers and the language they ask for, '' for the site's.
	 * @return array<string,array{string,string}>
	 */
	public static function headers(): array {
		return array(
			'one language'                      => array( 'fr', 'fr' ),
			'a region'                          => array( 'de-CH', 'de' ),
			'another spelling'                  => array( 'IT_it', 'it' ),
			'the first of several'              => array( 'it-CH,it;q=0.9,fr;q=0.8', 'it' ),
			'the most wanted, wherever it is'   => array( 'fr;q=0.2, de;q=0.7', 'de' ),
			'the first one that is spoken here' => array( 'rm-CH, es;q=0.9, fr;q=0.4', 'fr' ),
			'a refused one is no wish'          => array( 'fr;q=0, it;q=0.1', 'it' ),
			'any'                               => array( '*', '' ),
			'any before one that is spoken'     => array( 'es, *;q=0.8, fr;q=0.5', '' ),
			'none that is spoken'               => array( 'es,pt;q=0.5', '' ),
			'nothing'                           => array( '', '' ),
			'nonsense'                          => array( ';;q=,,,fr/;=', '' ),
		);
	}

	#[DataProvider( 'requests' )]
	public function test_the_address_wins_over_the_header( string $uri, string $header, string $expected ): void {
		$this->visit( $uri, $header );
		self::assertSame( $expected, ( new Language() )->locale( 'de_CH' ) );
	}

	/**
	 * Addresses, headers, and the locale on a site in de_CH.
	 * @return array<string,array{string,string,string}>
	 */
	public static function requests(): array {
		return array(
			'a page'                             => array( '/jobs', 'fr', 'fr_FR' ),
			'a call'                             => array( '/wp-json/wp/v2/skill', 'it', 'it_IT' ),
			'the address wins'                   => array( '/jobs?lang=it', 'fr', 'it_IT' ),
			'also in a call of the block editor' => array( '/wp-json/wp/v2/skill?_locale=user&lang=fr', 'it', 'fr_FR' ),
			'else it keeps its user\'s'          => array( '/wp-json/wp/v2/posts?_locale=user', 'it', 'de_CH' ),
			'an unknown language is the site\'s' => array( '/jobs?lang=es', 'fr', 'de_CH' ),
			'any is the site\'s'                 => array( '/jobs?lang=*', 'fr', 'de_CH' ),
			'an empty one is none'               => array( '/jobs?lang=', 'fr', 'fr_FR' ),
			'the site\'s own variant is kept'    => array( '/jobs?lang=de', 'fr', 'de_CH' ),
			'feeds and sitemaps are the site\'s' => array( '/wp-sitemap.xml', 'fr', 'de_CH' ),
			'what is no text is no language'     => array( '/jobs?lang[]=fr', 'it', 'it_IT' ),
		);
	}

	private function visit( string $uri, string $header ): void {
		$_SERVER['REQUEST_URI']          = $uri;
		$_SERVER['HTTP_ACCEPT_LANGUAGE'] = $header;
		wp_parse_str( (string) wp_parse_url( $uri, PHP_URL_QUERY ), $query );
		$_GET               = $query;
		$GLOBALS['pagenow'] = 'index.php'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as the web server leaves it.
	}

	public function test_a_members_language_is_spoken_where_core_has_no_pack_of_it(): void {
		add_filter( 'get_available_languages', '__return_empty_array', 5 );
		add_filter( 'get_available_languages', array( Translations::class, 'with_ours' ) );
		$switcher = new WP_Locale_Switcher();

		self::assertTrue( $switcher->switch_to_locale( 'it_IT' ) );
		self::assertSame( 'Indica un Paese', Contract::message( 'country_required' ) );
		$refused = $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => 'nobody@example.org', 'password' => 'wrong' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$this->assert_answer( 403, $refused );
		self::assertStringContainsString( 'L’indirizzo e-mail o la password non è corretta.', $refused->get_data()['message'] );
		self::assertStringContainsString( 'Hai dimenticato la password?', $refused->get_data()['message'] );

		$switcher->restore_previous_locale();
		self::assertSame( 'Please provide a country', Contract::message( 'country_required' ) );
	}
}
