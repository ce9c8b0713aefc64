<?php
/** AI training reserved: robots.txt, the header of pages and pictures, tdmrep.json; and what it leaves alone. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Desk\Admin\Settings\Intros;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Reservation;
use DesignMarketplace\Tests\TestCase;

final class ReservationTest extends TestCase {

	/** The file as WordPress sends it. */
	private function robots(): string {
		return (string) apply_filters( 'robots_txt', "User-agent: *\nDisallow: /wp-admin/\n", true );
	}

	public function test_each_program_that_collects_for_ai_has_a_group_that_shuts_it_out_and_search_engines_have_none(): void {
		$robots = $this->robots();
		$this->assertStringStartsWith( "User-agent: *\nDisallow: /wp-admin/\n\n", $robots );
		foreach ( array( 'GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot', 'Bytespider', 'meta-externalagent' ) as $agent ) {
			$this->assertSame( 1, preg_match( "#^User-agent: {$agent}\nDisallow: /\n#m", $robots ), $agent );
		}
		foreach ( array( 'Googlebot', 'bingbot', 'Applebot', 'DuckDuckBot' ) as $engine ) {
			$this->assertSame( 0, preg_match( "#^User-agent: {$engine}$#m", $robots ), $engine );
		}
	}

	public function test_the_filter_names_others_and_nothing_else_gets_in(): void {
		add_filter( 'design_marketplace_ai_agents', static fn( array $agents ): array => array( ...$agents, 'NewBot/1', "Evil\nAllow: /", array(), 'NewBot', 'NewBot' ) );
		$this->assertSame( 1, substr_count( $this->robots(), 'NewBot' ) );
		$this->assertStringNotContainsString( 'Allow: /', $this->robots() );
		add_filter( 'design_marketplace_ai_agents', static fn(): mixed => null, 20 );
		$this->assertSame( 1, substr_count( $this->robots(), 'User-agent:' ) );
	}

	public function test_pages_have_the_header_beside_noindex(): void {
		$this->assertSame( 'noai, noimageai', ( new Reply( 200 ) )->headers( '' )['X-Robots-Tag'] );
		$this->assertSame( 'noindex, noai, noimageai', ( new Reply( 200, is_hidden: true ) )->headers( '' )['X-Robots-Tag'] );
	}

	public function test_off_nothing_of_it_is_left(): void {
		update_option( 'design_marketplace_ai_reservation', false );
		$this->assertSame( 1, substr_count( $this->robots(), 'User-agent:' ) );
		$this->assertArrayNotHasKey( 'X-Robots-Tag', ( new Reply( 200 ) )->headers( '' ) );
		$this->assertSame( 'noindex', ( new Reply( 404, is_hidden: true ) )->headers( '' )['X-Robots-Tag'] );
	}

	public function test_the_policy_is_the_terms_the_operator_has_chosen(): void {
		update_option( 'design_marketplace_terms_page', 'our-terms' );
		$this->assertSame( array( array( 'location' => '/', 'tdm-reservation' => 1, 'tdm-policy' => home_url( '/our-terms' ) ) ), Reservation::policy() );
	}

	public function test_the_settings_offer_a_sentence_in_four_languages_and_change_no_page(): void {
		$before = get_page_by_path( 'terms-conditions' );
		ob_start();
		( new Intros() )->show( Tab::Privacy );
		$shown = (string) ob_get_clean();
		$this->assertSame( 4, preg_match_all( '#<p lang="(\w\w)"><b>[^<]+</b><br>([^<]{60,})</p>#', $shown, $found ) );
		$this->assertSame( array( 'en', 'fr', 'de', 'it' ), $found[1] );
		$this->assertCount( 4, array_unique( $found[2] ) );
		$this->assertEquals( $before, get_page_by_path( 'terms-conditions' ) );
	}
}
