<?php
/** What strangers may read of the first paint, on a site with content. FirstPaintTest has what each screen is painted as. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Verification\Claim;
use DesignMarketplace\People\Verification\Verification;
use DesignMarketplace\People\Verification\Verification_End;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;

final class ContentTest extends TestCase {

	public function test_what_is_no_picture_is_not_painted(): void {
		self::assertSame( '', (string) Picture::html( array( 'base_path' => 3 ), 'card_large' ) );
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
		$zoe = $this->designer( array( 'name' => 'Zoe Wall', 'job' => 'Sign painter', 'bio' => 'Paints by night.' ) );
		Market::work( $zoe );
		Market::work( $zoe, array(), array( 'image' => Uploads::picture( 600, 400 ) ) );
		Market::work( $zoe, array( 'status' => 'draft' ) );
		$path = '/designer/' . People::slug( $zoe );
		$tree = Documents::tree( Documents::at( $path ) );

		self::assertStringNotContainsString( 'Paints by night', implode( '', Documents::values( $tree, '//main' ) ) );
		self::assertSame( array( '1 more project' ), Documents::values( $tree, '//*[contains(@class,"wall")]//p[contains(@class,"t1")]' ), 'The one without a picture counts, the draft does not.' );
		self::assertSame( array( home_url( '/signup' ), home_url( '/login?redirect_url=' . rawurlencode( $path ) ) ), Documents::values( $tree, '//main//a/@href' ) );

		wp_set_current_user( $zoe );
		$main = implode( '', Documents::values( Documents::tree( Documents::at( $path ) ), '//main' ) );
		self::assertStringContainsString( 'Sign painter', $main );
		self::assertStringNotContainsString( 'You need to sign up', $main );
	}

	public function test_a_project_shows_strangers_its_card_and_how_many_jobs_are_open(): void {
		$owner = $this->contractor( array( 'project_short_description' => 'Not for strangers.' ) );
		$bell  = Market::mission( $owner, array( 'title' => 'A bell & a name' ) );
		$drum  = Market::mission( $owner, array( 'title' => 'A drum' ) );
		Market::mission( $owner, array( 'status' => 'dmkt_closed' ) );
		Market::mission( $owner, array( 'status' => 'draft' ) );
		wp_trash_post( Market::mission( $owner ) );
		Decided::hide( Market::mission( $owner ) );
		Deadline::set( Market::mission( $owner ), '2020/03/01' );
		( new Indexer() )->touch( $owner );
		( new Indexer() )->flush();
		$path = '/project/' . People::slug( $owner );
		$tree = Documents::tree( Documents::at( $path ) );

		self::assertSame( array( 'A drum', 'A bell & a name' ), Documents::values( $tree, '//main//section[contains(@class,"open-jobs")]//a' ) );
		self::assertSame( array( home_url( "{$path}/mission/{$drum}" ), home_url( "{$path}/mission/{$bell}" ) ), Documents::values( $tree, '//main//section[contains(@class,"open-jobs")]//a/@href' ) );
		self::assertStringNotContainsString( 'Not for strangers', implode( '', Documents::values( $tree, '//main' ) ) );
		self::assertStringNotContainsString( 'It rings', Documents::at( $path ) );

		update_option( 'design_marketplace_job_pages', 'off' );
		$page = Documents::at( $path );
		self::assertStringNotContainsString( 'A drum', $page, 'The operator keeps jobs from strangers.' );
		self::assertSame( array( '2 open design jobs' ), Documents::values( Documents::tree( $page ), '//*[contains(@class,"wall")]//p[contains(@class,"t1")]' ) );
	}

	public function test_a_design_job_says_to_strangers_who_hires_for_what_since_when_and_no_more(): void {
		$owner = $this->contractor( array( 'company' => 'Bell & Co', 'project_headline' => 'Bells that text' ) );
		$job   = Market::mission( $owner, array( 'title' => 'A bell <3', 'description' => 'Loud words.', 'postingDate' => '2026/10/08' ) );
		$path  = '/project/' . People::slug( $owner ) . "/mission/{$job}";
		$html  = Documents::at( $path );
		$tree  = Documents::tree( $html );

		self::assertSame( array( 'A bell <3 – Bell & Co – ' . get_bloginfo( 'name' ) ), Documents::values( $tree, '//title' ) );
		self::assertSame( array( 'A design job at Bell & Co, posted on 8 October 2026. Bells that text' ), Documents::values( $tree, '//meta[@name="description"]/@content' ) );
		self::assertContains( '8 October 2026', Documents::values( $tree, '//main//dl[@class="pfacts"]//dd' ) );
		self::assertStringNotContainsString( 'Loud words', $html );

		Deadline::set( $job, '2020/03/01' );
		$tree = Documents::tree( Documents::at( $path ) );
		self::assertSame( array( 'Deadline passed' ), Documents::values( $tree, '//main//span[contains(@class,"tag")]' ) );
		self::assertSame( array(), Documents::values( $tree, '//main//s' ), 'The day is a part of what they may not read.' );
		self::assertStringNotContainsString( 'Sign up and apply', implode( '', Documents::values( $tree, '//main' ) ) );
		update_option( 'design_marketplace_job_pages', 'full' );
		self::assertSame( array( '1 March 2020' ), Documents::values( Documents::tree( Documents::at( $path ) ), '//main//dl[@class="pfacts"]//s' ) );
		Deadline::set( $job, Deadline::today() );
		self::assertStringContainsString( 'until midnight', implode( '', Documents::values( Documents::tree( Documents::at( $path ) ), '//main//dl[@class="pfacts"]//dd/small' ) ) );
		delete_option( 'design_marketplace_job_pages' );

		wp_update_post( array( 'ID' => $job, 'post_status' => 'dmkt_closed' ) );
		$tree = Documents::tree( Documents::at( $path ) );
		self::assertSame( array( 'Closed' ), Documents::values( $tree, '//main//span[contains(@class,"tag")]' ) );
		self::assertStringNotContainsString( 'Sign up and apply', implode( '', Documents::values( $tree, '//main' ) ) );
		self::assertStringContainsString( 'noindex', implode( '', Documents::values( $tree, '//meta[@name="robots"]/@content' ) ) );
		self::assertSame( array(), Documents::linked_data( $tree ) );
	}

	public function test_a_confirmed_university_says_so_on_the_list_the_profile_and_the_job(): void {
		update_option( Clock::OFFSET, (int) strtotime( '2026-09-03 12:00 UTC' ) - time() );
		$owner = $this->contractor( array( 'company' => 'Badge AG', 'ecosystem' => 'EPFL' ) );
		$job   = Market::mission( $owner );
		update_user_meta( $owner, Claim::School->mark_key(), ( new Verified( '2026-09-03', Verified::ADDRESS, 'epfl.ch' ) )->stored() );
		( new Indexer() )->flush();
		$slug = People::slug( $owner );
		foreach ( array( "/project/{$slug}", "/project/{$slug}/mission/{$job}", '/jobs?verified=1' ) as $path ) {
			self::assertContains( 'EPFL, confirmed by address, Sept 2026', Documents::values( Documents::tree( Documents::at( $path ) ), '//main//span[@class="verified"]' ), $path );
		}
		( new Verification() )->end( $owner, Verification_End::University );
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
		for ( $number = 0; $number < 8; $number++ ) {
			Market::work( $this->designer( array( 'level' => 2 ) ) );
		}
		$tree = Documents::tree( Documents::at( '/designers?level=2&lang=en' ) );
		self::assertContains( home_url( '/designers?level=2&lang=en&page=2' ), Documents::values( $tree, '//nav[@class="pager"]//a/@href' ) );
		self::assertSame( array( '2' ), Documents::values( $tree, '//select[@name="level"]/option[@selected]/@value' ) );
		self::assertSame( array( home_url( '/designers' ) ), Documents::values( $tree, '//form[@method="get"]/@action' ) );
		$tree = Documents::tree( Documents::at( '/designers?level=2&page=2' ) );
		self::assertContains( home_url( '/designers?level=2' ), Documents::values( $tree, '//nav[@class="pager"]//a/@href' ) );
	}

	/**
	 * Gives a member a picture, as the member would.
	 * @param int                 $member User id.
	 * @param string              $field  Field.
	 * @param array<string,mixed> $file   File.
	 */
	private function upload( int $member, string $field, array $file ): void {
		$answer = $this->rest( 'POST', "/wp/v2/users/{$member}", array(), $member, array( $field => $file ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
	}
}
