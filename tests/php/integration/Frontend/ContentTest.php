<?php
/**
 * The first paint: pictures with their files, sizes and words; filters and pages that work as links; the wall.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Frontend;

use DesignMarketplace\Clock;
use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Members\Verified;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Verification;
use DesignMarketplace\Trust\Verification_End;
use PHPUnit\Framework\Attributes\DataProvider;

final class ContentTest extends TestCase {

	public function test_a_picture_offers_each_file_once_with_its_width_as_the_apps_does(): void {
		$image = array(
			'id'          => 1,
			'alt'         => 'A "poster"',
			'width'       => 1500,
			'height'      => 1000,
			'base_path'   => 'https://site.test/u/',
			'breakpoints' => array(
				'xs' => array( '1x' => 'a-420x280.jpg', '2x' => 'a-840x560.jpg' ),
				'lg' => array( '1x' => 'a-840x560.jpg', '2x' => 'a.jpg' ),
			),
		);
		// The value src/components/picture.test.tsx expects of the same image.
		$expected = 'https://site.test/u/a-420x280.jpg 420w, https://site.test/u/a-840x560.jpg 840w, https://site.test/u/a.jpg 1500w';
		$test     = (string) file_get_contents( dirname( __DIR__, 4 ) . '/src/components/picture.test.tsx' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.

		self::assertSame( $expected, Picture::sources( $image ) );
		self::assertStringContainsString( "'{$expected}'", $test );
		$html = (string) Picture::html( $image, 'card_large', null, true );
		self::assertStringContainsString( 'alt="A &quot;poster&quot;"', $html );
		self::assertStringContainsString( 'width="1500" height="1000"', $html );
		self::assertStringContainsString( "srcset=\"{$expected}\" sizes=\"50vw\"", $html );
		self::assertSame( '', (string) Picture::html( array( 'base_path' => 3 ), 'card_large' ) );
	}

	public function test_every_list_draws_its_pictures_and_has_one_fetched_before_the_others(): void {
		$company = $this->contractor();
		$this->upload( $company, 'project_image', Uploads::picture( 1300, 90 ) );
		Market::mission( $company );
		Market::work( $this->designer(), array(), array( 'image' => Uploads::picture( 1500, 100 ), 'image2' => Uploads::picture( 1500, 100 ) ) );
		foreach ( array( '/designers', '/jobs' ) as $path ) {
			$tree = Documents::tree( Documents::at( $path ) );
			self::assertCount( 1, Documents::values( $tree, '//main//img[@fetchpriority="high"]/@srcset' ), $path );
			self::assertSame( array(), Documents::values( $tree, '//img[not(@sizes) or not(@srcset) or not(@width) or not(@height) or not(@alt)]/@src' ), $path );
		}
	}

	public function test_a_single_work_fills_the_card_and_the_browser_is_told_so(): void {
		Market::work( $this->designer(), array(), array( 'image' => Uploads::picture( 1500, 100 ) ) );
		self::assertSame( array( '(min-width: 900px) 50vw, 100vw' ), Documents::values( Documents::tree( Documents::at( '/designers' ) ), '//main//img[@fetchpriority="high"]/@sizes' ) );
	}

	public function test_pictures_of_members_have_the_words_of_what_they_belong_to(): void {
		$zoe = $this->designer( array( 'name' => 'Zoe Words' ) );
		$this->upload( $zoe, 'avatar', Uploads::picture( 40, 40 ) );
		$work = Market::work( $zoe, array( 'title' => 'Tea & <3' ), array( 'image' => Uploads::picture( 1500, 100 ), 'image2' => Uploads::picture( 1500, 100 ) ) );
		$card = $this->rest( 'GET', '/wp/v2/users?slug=' . People::slug( $zoe ) )->get_data()[0];

		self::assertSame( 'Zoe Words', $card['avatar']['alt'] );
		self::assertSame( 'Tea & <3', $card['latest_works'][0]['image']['alt'] );
		$answer = $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $zoe )->get_data();
		self::assertSame( 'Tea & <3', $answer['image']['alt'] );
		self::assertSame( 'Tea & <3', $answer['image2']['alt'] );

		update_post_meta( $answer['image2']['id'], '_wp_attachment_image_alt', 'A kettle from above' );
		self::assertSame( 'A kettle from above', $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $zoe )->get_data()['image2']['alt'], 'Words of its own stay.' );
	}

	public function test_strangers_read_the_card_up_to_the_wall_and_no_further(): void {
		$skill = Market::skill();
		$zoe   = $this->designer( array( 'name' => 'Zoe Wall', 'job' => 'Sign painter', 'bio' => 'Paints by night.', 'city' => 'Sion', 'country' => 'CH', 'level' => 2, 'skill' => array( $skill ) ) );
		for ( $number = 1; $number <= 5; $number++ ) {
			Market::work( $zoe, array( 'title' => "Shop <{$number}>" ), 1 === $number ? array() : array( 'image' => Uploads::picture( 1500, 100 ) ) );
		}
		Market::work( $zoe, array( 'status' => 'draft' ) );
		$path = '/designer/' . People::slug( $zoe );
		$tree = Documents::tree( Documents::at( $path ) );
		$main = implode( '', Documents::values( $tree, '//main' ) );

		self::assertSame( array( 'Zoe Wall' ), Documents::values( $tree, '//h1' ) );
		self::assertSame( array( 'Sign painter', 'You need to sign up to see the projects.' ), Documents::values( $tree, '//main//h2' ) );
		self::assertSame( array( '0-5 years', 'Sion, Switzerland' ), Documents::values( $tree, '//main//dl[contains(@class,"facts")]//dd' ) );
		self::assertSame( array( get_term( $skill )->name ?? '' ), Documents::values( $tree, '//main//li[@class="tag"]' ) );
		self::assertStringNotContainsString( 'Paints by night', $main );
		self::assertSame( array( 'Shop <5>', 'Shop <4>', 'Shop <3>' ), Documents::values( $tree, '//main//figure//figcaption' ) );
		self::assertCount( 1, Documents::values( $tree, '//main//figure//img[@fetchpriority="high"]/@srcset' ) );
		self::assertSame( array( '2 more projects' ), Documents::values( $tree, '//*[contains(@class,"wall")]//p[contains(@class,"t1")]' ), 'The one without a picture counts, the draft does not.' );
		self::assertSame( array( home_url( '/signup' ), home_url( '/login?redirect_url=' . rawurlencode( $path ) ) ), Documents::values( $tree, '//main//a/@href' ) );

		wp_set_current_user( $zoe );
		$main = implode( '', Documents::values( Documents::tree( Documents::at( $path ) ), '//main' ) );
		self::assertStringContainsString( 'Sign painter', $main );
		self::assertStringNotContainsString( 'You need to sign up', $main );
	}

	public function test_a_project_shows_strangers_its_card_and_how_many_jobs_are_open(): void {
		$owner = $this->contractor( array( 'company' => 'Wall AG', 'project_headline' => 'Snow that speaks', 'ecosystem' => 'EPFL', 'city' => 'Sion', 'country' => 'CH', 'project_short_description' => 'Not for strangers.' ) );
		$bell  = Market::mission( $owner, array( 'title' => 'A bell & a name' ) );
		$drum  = Market::mission( $owner, array( 'title' => 'A drum' ) );
		Market::mission( $owner, array( 'status' => 'dm_closed' ) );
		Market::mission( $owner, array( 'status' => 'draft' ) );
		wp_trash_post( Market::mission( $owner ) );
		Decided::hide( Market::mission( $owner ) );
		Deadline::set( Market::mission( $owner ), '2020/03/01' );
		( new Indexer() )->touch( $owner );
		( new Indexer() )->flush();
		$path = '/project/' . People::slug( $owner );
		$tree = Documents::tree( Documents::at( $path ) );

		self::assertSame( array( 'Snow that speaks', '2 open design jobs', 'You need to sign up to see the projects.' ), Documents::values( $tree, '//main//h2' ) );
		self::assertSame( array( 'A drum', 'A bell & a name' ), Documents::values( $tree, '//main//section[contains(@class,"open-jobs")]//a' ) );
		self::assertSame( array( home_url( "{$path}/mission/{$drum}" ), home_url( "{$path}/mission/{$bell}" ) ), Documents::values( $tree, '//main//section[contains(@class,"open-jobs")]//a/@href' ) );
		self::assertSame( array( 'EPFL', 'Sion, Switzerland' ), Documents::values( $tree, '//main//dl[contains(@class,"facts")]//dd' ) );
		self::assertStringNotContainsString( 'Not for strangers', implode( '', Documents::values( $tree, '//main' ) ) );
		self::assertStringNotContainsString( 'It rings', Documents::at( $path ) );

		update_option( 'design_marketplace_job_pages', 'off' );
		$page = Documents::at( $path );
		self::assertStringNotContainsString( 'A drum', $page, 'The operator keeps jobs from strangers.' );
		self::assertSame( array( '2 open design jobs' ), Documents::values( Documents::tree( $page ), '//*[contains(@class,"wall")]//p[contains(@class,"t1")]' ) );
	}

	public function test_a_design_job_says_to_strangers_who_hires_for_what_since_when_and_no_more(): void {
		$owner = $this->contractor( array( 'company' => 'Bell & Co', 'project_headline' => 'Bells that text', 'ecosystem' => 'EPFL', 'city' => 'Sion', 'country' => 'CH' ) );
		$job   = Market::mission( $owner, array( 'title' => 'A bell <3', 'description' => 'Loud words.', 'postingDate' => '2026/10/08' ) );
		$path  = '/project/' . People::slug( $owner ) . "/mission/{$job}";
		$tree  = Documents::tree( Documents::at( $path ) );
		$main  = implode( '', Documents::values( $tree, '//main' ) );

		self::assertSame( array( 'A bell <3' ), Documents::values( $tree, '//h1' ) );
		self::assertSame( array( 'A bell <3 – Bell & Co – ' . get_bloginfo( 'name' ) ), Documents::values( $tree, '//title' ) );
		self::assertSame( array( 'A design job at Bell & Co, posted on 8 October 2026. Bells that text' ), Documents::values( $tree, '//meta[@name="description"]/@content' ) );
		self::assertSame( array( 'EPFL', 'Sion, Switzerland', '8 October 2026' ), Documents::values( $tree, '//main//dl[@class="pfacts"]//dd' ) );
		self::assertSame( array( 'Bells that text', 'You need to sign up to read the job.' ), Documents::values( $tree, '//main//h2' ) );
		self::assertStringNotContainsString( 'Loud words', (string) Documents::at( $path ) );
		self::assertSame( array( home_url( '/project/' . People::slug( $owner ) ), home_url( '/signup' ), home_url( '/login?redirect_url=' . rawurlencode( $path ) ) ), Documents::values( $tree, '//main//a/@href' ) );

		Deadline::set( $job, '2020/03/01' );
		$tree = Documents::tree( Documents::at( $path ) );
		self::assertSame( array( 'Deadline passed' ), Documents::values( $tree, '//main//span[contains(@class,"tag")]' ) );
		self::assertSame( array( 'Too late for this one. Bell & Co is choosing now.' ), Documents::values( $tree, '//main//p[@class="state-line"]' ) );
		self::assertSame( array(), Documents::values( $tree, '//main//s' ), 'The day is a part of what they may not read.' );
		self::assertStringNotContainsString( 'Sign up and apply', implode( '', Documents::values( $tree, '//main' ) ) );
		update_option( 'design_marketplace_job_pages', 'full' );
		self::assertSame( array( '1 March 2020' ), Documents::values( Documents::tree( Documents::at( $path ) ), '//main//dl[@class="pfacts"]//s' ) );
		Deadline::set( $job, Deadline::today() );
		self::assertStringContainsString( 'until midnight', implode( '', Documents::values( Documents::tree( Documents::at( $path ) ), '//main//dl[@class="pfacts"]//dd/small' ) ) );
		delete_option( 'design_marketplace_job_pages' );

		wp_update_post( array( 'ID' => $job, 'post_status' => 'dm_closed' ) );
		$tree = Documents::tree( Documents::at( $path ) );
		self::assertSame( array( 'Closed' ), Documents::values( $tree, '//main//span[contains(@class,"tag")]' ) );
		self::assertStringNotContainsString( 'Sign up and apply', implode( '', Documents::values( $tree, '//main' ) ) );
		self::assertStringContainsString( 'noindex', implode( '', Documents::values( $tree, '//meta[@name="robots"]/@content' ) ) );
		self::assertSame( array(), Documents::linked_data( $tree ) );
	}

	/**
	 * Months as browsers shorten them.
	 *
	 * @return iterable<string,array{string,string}>
	 */
	public static function badges(): iterable {
		yield 'September' => array( '2026-09-03', 'EPFL, confirmed by address, Sept 2026' );
		yield 'November' => array( '2026-11-23', 'EPFL, confirmed by address, Nov 2026' );
	}

	/**
	 * @param string $day   Day it was confirmed.
	 * @param string $words Words of the badge.
	 */
	#[DataProvider( 'badges' )]
	public function test_a_confirmed_university_says_so_on_the_list_the_profile_and_the_job( string $day, string $words ): void {
		update_option( Clock::OFFSET, (int) strtotime( "{$day} 12:00 UTC" ) - time() );
		$owner = $this->contractor( array( 'company' => 'Badge AG', 'ecosystem' => 'EPFL' ) );
		$job   = Market::mission( $owner );
		update_user_meta( $owner, Verified::META, ( new Verified( $day, Verified::ADDRESS, 'epfl.ch' ) )->stored() );
		( new Indexer() )->flush();
		$slug = People::slug( $owner );
		foreach ( array( "/project/{$slug}", "/project/{$slug}/mission/{$job}", '/jobs?verified=1' ) as $path ) {
			self::assertContains( $words, Documents::values( Documents::tree( Documents::at( $path ) ), '//main//span[@class="verified"]' ), $path );
		}
		$tree = Documents::tree( Documents::at( '/jobs?verified=1' ) );
		self::assertSame( array( home_url( '/jobs' ) ), Documents::values( $tree, '//a[@aria-current="true"][contains(.,"University confirmed")]/@href' ) );
		Verification::end( $owner, Verification_End::University );
		( new Indexer() )->flush();
		self::assertSame( array(), Documents::values( Documents::tree( Documents::at( "/project/{$slug}" ) ), '//main//span[@class="verified"]' ) );
	}

	public function test_the_operator_may_keep_design_jobs_from_strangers(): void {
		$owner = $this->contractor( array( 'company' => 'Quiet AG' ) );
		$path  = '/project/' . People::slug( $owner ) . '/mission/' . Market::mission( $owner );
		update_option( 'design_marketplace_job_pages', 'off' );
		$html = (string) Documents::at( $path );
		$tree = Documents::tree( $html );

		self::assertSame( array( 'Please log in to continue.' ), Documents::values( $tree, '//h1' ) );
		self::assertStringNotContainsString( 'A bell', $html );
		self::assertStringNotContainsString( 'Quiet AG', $html );
		self::assertStringContainsString( 'noindex', implode( '', Documents::values( $tree, '//meta[@name="robots"]/@content' ) ) );

		wp_set_current_user( $this->designer() );
		self::assertSame( array( 'A bell' ), Documents::values( Documents::tree( Documents::at( $path ) ), '//h1' ) );
	}

	public function test_lists_can_be_leafed_through_and_filtered_without_the_app(): void {
		$skill = Market::skill();
		for ( $number = 0; $number < 8; $number++ ) {
			Market::work( $this->designer( array( 'level' => 2 ) ) );
		}
		$tree = Documents::tree( Documents::at( '/designers?level=2&lang=en' ) );
		self::assertContains( home_url( '/designers?level=2&lang=en&page=2' ), Documents::values( $tree, '//nav[@class="pager"]//a/@href' ) );
		self::assertSame( array( '2' ), Documents::values( $tree, '//select[@name="level"]/option[@selected]/@value' ) );
		self::assertSame( array( home_url( '/designers' ) ), Documents::values( $tree, '//form[@method="get"]/@action' ) );
		$tree = Documents::tree( Documents::at( '/designers?level=2&page=2' ) );
		self::assertContains( home_url( '/designers?level=2' ), Documents::values( $tree, '//nav[@class="pager"]//a/@href' ) );

		$tree = Documents::tree( Documents::at( "/jobs?skill={$skill}" ) );
		self::assertContains( home_url( '/jobs' ), Documents::values( $tree, '//a[contains(@class,"check-chip") and @aria-current]/@href' ), 'A chosen skill can be taken back.' );
		self::assertStringContainsString( 'No results found', implode( '', Documents::values( $tree, '//main' ) ) );
	}

	public function test_a_card_links_by_trade_and_name(): void {
		Market::work( $this->designer( array( 'name' => 'Zoe Link', 'job' => 'Sign painter' ) ), array(), array( 'image' => Uploads::picture( 1500, 100 ) ) );
		self::assertSame( array( 'Sign painter, Zoe Link' ), Documents::values( Documents::tree( Documents::at( '/designers' ) ), '//article//h2/a/@aria-label' ) );
	}

	public function test_what_members_write_stays_text(): void {
		Market::work( $this->designer( array( 'name' => 'Zoe "><script>x()</script>', 'job' => '<img src=x onerror=y()>' ) ), array( 'title' => '"><svg onload=z()>' ), array( 'image' => Uploads::picture( 1500, 100 ) ) );
		$tree = Documents::tree( Documents::at( '/designers' ) );
		self::assertSame( array(), Documents::values( $tree, '//*[@onerror or @onload]' ) );
		self::assertSame( array(), Documents::values( $tree, '//main//script' ) );
	}

	/**
	 * Gives a member a picture, as the member would.
	 *
	 * @param int                 $member User id.
	 * @param string              $field  Field.
	 * @param array<string,mixed> $file   File.
	 */
	private function upload( int $member, string $field, array $file ): void {
		$answer = $this->rest( 'POST', "/wp/v2/users/{$member}", array(), $member, array( $field => $file ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
	}
}
