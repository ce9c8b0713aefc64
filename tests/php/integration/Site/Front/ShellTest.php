<?php
/** The document: what it says of whom, what it brings along, and what never stands in it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Site\Front\Content_Security;
use DesignMarketplace\Site\Front\Preload;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Front\Shell;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Scripts;
use WP_Styles;

final class ShellTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		// What one document has printed would be missing in the next.
		$GLOBALS['wp_scripts'] = new WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$GLOBALS['wp_styles']  = new WP_Styles(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}

	public function test_a_listed_designer_is_introduced_to_strangers(): void {
		$zoe = $this->designer( array( 'name' => 'Zoé <3 Shell', 'job' => 'Letters & "signs"' ) );
		Market::work( $zoe );
		$path = '/designer/' . People::slug( $zoe );
		$html = $this->document( $path );

		self::assertStringContainsString( '<title>Zoé &lt;3 Shell – ', $html );
		self::assertStringContainsString( '<meta name="description" content="Letters &amp; &quot;signs&quot;, Lausanne">', $html );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( $path ) . '">', $html );
		self::assertStringContainsString( '<meta property="og:type" content="profile">', $html );
		self::assertStringNotContainsString( 'noindex', $html );
		self::assertMatchesRegularExpression( '#<html lang="en" data-role="designer">#', $html );
	}

	public function test_of_an_unlisted_member_strangers_read_nothing(): void {
		$hidden = $this->designer( array( 'name' => 'Hidden Shell', 'job' => 'Secret trade' ) );
		$html   = $this->document( '/designer/' . People::slug( $hidden ) );

		self::assertStringNotContainsString( 'Hidden Shell', $html );
		self::assertStringNotContainsString( 'Secret trade', $html );
		self::assertMatchesRegularExpression( "#<meta name='robots' content='[^']*noindex#", $html );
	}

	public function test_what_a_design_job_asks_for_is_kept_from_strangers_and_its_title_where_the_operator_says_so(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner, array( 'title' => 'Public bell', 'description' => 'Secret words' ) );
		$path    = '/project/' . People::slug( $owner ) . "/mission/{$mission}";
		$html    = $this->document( $path );
		self::assertStringContainsString( 'Public bell', $html );
		self::assertStringNotContainsString( 'Secret words', $html );

		update_option( 'design_marketplace_job_pages', 'off' );
		$html = $this->document( $path );
		self::assertStringNotContainsString( 'Public bell', $html );
		self::assertStringNotContainsString( 'Secret words', $html );
		self::assertMatchesRegularExpression( "#<meta name='robots' content='[^']*noindex#", $html );
		self::assertStringContainsString( 'data-role="entrepreneur"', $html );
	}

	#[DataProvider( 'paths' )]
	public function test_a_page_brings_its_screens_answers_along( string $path, string ...$keys ): void {
		$boot = $this->boot( $this->document( $path ) );
		foreach ( $keys as $key ) {
			self::assertArrayHasKey( $key, $boot['preload'], implode( ', ', array_keys( $boot['preload'] ) ) );
			self::assertSame( 200, $boot['preload'][ $key ]['status'] );
			self::assertIsArray( $boot['preload'][ $key ]['body'] );
		}
		self::assertCount( count( $keys ), $boot['preload'] );
	}

	/**
	 * Addresses and what their screens ask for first.
	 * @return array<string,list<string>>
	 */
	public static function paths(): array {
		return array(
			'home'              => array( '/', '/wp/v2/pages?slug=home', '/wp/v2/event', '/wp/v2/past_project?per_page=3' ),
			'designers'         => array( '/designers', '/wp/v2/users?role=designer&page=1&per_page=7', '/wp/v2/skill' ),
			'filtered'          => array( '/designers?level=2&region=Gen%C3%A8ve&lang=en&level2=1', '/wp/v2/users?role=designer&page=1&per_page=7&level=2&region=Gen%C3%A8ve', '/wp/v2/skill' ),
			'unknown filters'   => array( '/designers?level=9&region=Atlantis&skill=x&page=0', '/wp/v2/users?role=designer&page=1&per_page=7', '/wp/v2/skill' ),
			'jobs'              => array( '/jobs?skill=x,0', '/wp/v2/users?role=contractor&page=1&per_page=12', '/wp/v2/skill' ),
			'showcase'          => array( '/showcase', '/wp/v2/pages?slug=showcase', '/wp/v2/past_project?page=1&per_page=6' ),
			'tools'             => array( '/tools', '/wp/v2/pages?slug=tools', '/wp/v2/resource', '/wp/v2/reading' ),
			'a page'            => array( '/terms-conditions', '/wp/v2/pages?slug=terms-conditions' ),
			'log in'            => array( '/login', '/wp/v2/options', '/design-marketplace/v1/oidc' ),
			'nothing'           => array( '/no-such-thing', '/wp/v2/pages?slug=no-such-thing' ),
			'nobody'            => array( '/designer/nobody', '/wp/v2/users?slug=nobody' ),
			'what members have' => array( '/settings' ),
		);
	}

	public function test_chosen_skills_are_in_the_keys_once_and_in_their_order(): void {
		[ $first, $second ] = array( Market::skill(), Market::skill() );
		$jobs               = $this->boot( $this->document( "/jobs?skill={$second},x,{$first},{$second}" ) )['preload'];
		$designers          = $this->boot( $this->document( "/designers?skill={$second},{$first}" ) )['preload'];

		self::assertArrayHasKey( "/wp/v2/users?role=contractor&page=1&per_page=12&skill={$second}%2C{$first}", $jobs );
		self::assertArrayHasKey( "/wp/v2/users?role=designer&page=1&per_page=7&skill={$second}", $designers );
	}

	public function test_a_failed_answer_is_left_to_the_client(): void {
		self::assertSame( array( '/wp/v2/skill' ), array_keys( $this->boot( $this->document( '/designers?page=999' ) )['preload'] ) );
	}

	public function test_lists_bring_their_totals_along(): void {
		Market::mission( $this->contractor() );
		$answer = $this->boot( $this->document( '/jobs' ) )['preload']['/wp/v2/users?role=contractor&page=1&per_page=12'];
		self::assertSame( '1', $answer['headers']['X-DM-Open-Total'] );
		self::assertSame( '1', $answer['headers']['X-WP-Total'] );
	}

	public function test_strangers_get_no_nonce_and_a_page_that_may_be_cached(): void {
		$html    = $this->document( '/designers' );
		$headers = ( new Reply( 200 ) )->headers( $html );

		self::assertNull( $this->boot( $html )['nonce'] );
		self::assertStringNotContainsString( 'createNonceMiddleware', $html );
		self::assertStringStartsWith( 'public, max-age=0', $headers['Cache-Control'] );
		self::assertSame( 'Accept-Language', $headers['Vary'] );
		self::assertSame( $html, $this->document( '/designers' ), 'The same page is the same document, or its ETag is of no use.' );
	}

	public function test_a_cookie_session_gets_a_nonce_its_member_and_a_page_nobody_keeps(): void {
		$designer = $this->designer( array( 'name' => 'Zoe Shell' ) );
		wp_set_current_user( $designer );
		$html    = $this->document( '/designers' );
		$boot    = $this->boot( $html );
		$headers = ( new Reply( 200 ) )->headers( $html );

		// The first paint keeps the room of what members alone see.
		self::assertMatchesRegularExpression( '#<html [^>]*data-member#', $html );
		self::assertSame( 1, wp_verify_nonce( $boot['nonce'], 'wp_rest' ) );
		self::assertSame( admin_url( 'admin-ajax.php?action=rest-nonce' ), $boot['nonceUrl'] );
		self::assertSame( 'Zoe Shell', $boot['user']['name'] );
		self::assertArrayHasKey( 'email', $boot['user'] );
		self::assertSame( '0', $boot['preload']['/design-marketplace/v1/conversations?unread=1&per_page=1']['headers']['X-DM-Unread'] );
		self::assertSame( 'private, no-store', $headers['Cache-Control'] );
		self::assertStringContainsString( 'Cookie', $headers['Vary'] );
		self::assertArrayNotHasKey( 'ETag', $headers );
	}

	public function test_a_page_says_how_many_messages_wait_and_none_of_their_words(): void {
		$designer = $this->designer();
		Talk::begin( $designer, $this->contractor() );
		$company = $this->contractor();
		Talk::begin( $designer, $company, 'Quittenmarmelade', $company );
		wp_set_current_user( $designer );
		$html = $this->document( '/designers' );

		self::assertSame( '1', $this->boot( $html )['preload']['/design-marketplace/v1/conversations?unread=1&per_page=1']['headers']['X-DM-Unread'] );
		self::assertStringNotContainsString( 'Quittenmarmelade', $html );
	}

	public function test_the_word_a_client_looks_for_after_a_lost_password_is_on_no_page_it_may_be_led_to_even_when_a_member_writes_it(): void {
		$studio = $this->designer( array( 'name' => 'ERROR Studio', 'job' => 'ERRORs' ) );
		Market::work( $studio, array( 'title' => 'ERROR 404' ) );
		foreach ( array( '/', '/login', '/forgottenpassword', '/no-such-thing' ) as $path ) {
			self::assertStringNotContainsString( 'ERROR', $this->document( $path ), $path );
		}
	}

	public function test_what_members_write_ends_no_script(): void {
		$company = $this->contractor( array( 'project_headline' => 'a </script><script>alert(1)// b' ) );
		Market::mission( $company );
		self::assertStringNotContainsString( '<script>alert', $this->document( '/project/' . People::slug( $company ) ) );
	}

	public function test_the_apps_scripts_come_last_and_after_the_first_picture(): void {
		preg_match( '#<body.*#s', $this->document( '/designers' ), $body );
		preg_match_all( '#<script[^>]* src="[^"]*/([a-z.-]+)\?[^"]*"[^>]*>#', $body[0], $found );

		self::assertContains( 'react-dom.min.js', $found[1] );
		self::assertSame( 'index.js', end( $found[1] ) );
		foreach ( $found[0] as $script ) {
			self::assertStringContainsString( 'fetchpriority="low"', $script );
		}
	}

	public function test_a_bot_check_may_run_its_script_only_once_it_is_chosen(): void {
		$allows = static fn( string $host ): bool => str_contains( ( new Content_Security() )->policy(), $host );
		update_option( 'design_marketplace_bot_provider', 'recaptcha' );
		update_option( 'design_marketplace_bot_site_key', 'site' );
		self::assertFalse( $allows( 'https://www.google.com/recaptcha/' ), 'A service without its secret is not used.' );
		update_option( 'design_marketplace_bot_secret', 'secret' );
		self::assertTrue( $allows( 'https://www.google.com/recaptcha/' ) );
		add_filter( 'design_marketplace_bot_check', static fn(): array => array( 'sources' => array( 'https://challenges.example' ) ) );
		self::assertFalse( $allows( 'https://www.google.com/recaptcha/' ) );
		self::assertTrue( $allows( 'https://challenges.example' ) );
	}

	public function test_home_costs_few_queries_and_the_same_for_any_number_of_members(): void {
		Market::work( $this->designer() );
		$this->document( '/' );
		$few = $this->count_queries( fn(): string => $this->document( '/' ) );
		for ( $number = 0; $number < 5; $number++ ) {
			Market::work( $this->designer() );
			Market::mission( $this->contractor() );
		}
		$this->document( '/' );
		self::assertSame( $few, $this->count_queries( fn(): string => $this->document( '/' ) ) );
		self::assertLessThanOrEqual( 10, $few );
	}

	/**
	 * The document at a path, as a visitor gets it.
	 * @param string $path Path with its query.
	 */
	private function document( string $path ): string {
		$GLOBALS['wp_scripts'] = new WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$GLOBALS['wp_styles']  = new WP_Styles(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		[ $path, $text ]       = array_pad( explode( '?', $path, 2 ), 2, '' );
		wp_parse_str( $text, $query );
		$query       = array_filter( $query, 'is_string', ARRAY_FILTER_USE_KEY );
		$destination = ( new Router() )->find( $path );
		return ( new Shell() )->html( new View( $destination, $query, ( new Preload() )->answers( $destination, $query ) ) );
	}

	/**
	 * What the document tells the app.
	 * @param string $html Document.
	 * @return array<string,mixed>
	 */
	private function boot( string $html ): array {
		self::assertSame( 1, preg_match( '#<script type="application/json" id="design-marketplace-boot">(.*?)</script>#s', $html, $found ) );
		return (array) json_decode( $found[1] ?? '', true, 512, JSON_THROW_ON_ERROR );
	}
}
