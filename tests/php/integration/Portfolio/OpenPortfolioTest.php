<?php
/** An open portfolio: what strangers read of its designer and works as long as it is open, and not a moment longer. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Portfolio;

use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

final class OpenPortfolioTest extends TestCase {

	private const SAID = array( 'bio' => 'I draw letters.', 'website' => 'https://zoe.example/', 'languages' => array( array( 'code' => 'rm', 'level' => 'native' ) ), 'school' => 'ECAL', 'availability' => 'now' );

	/** What strangers read of an open portfolio beyond the card. */
	private const MORE = array( 'bio', 'website', 'linkedin', 'twitter', 'dribbble', 'instagram', 'youtube', 'vimeo', 'languages', 'school', 'school_name', 'programme', 'graduation', 'verified', 'credited', 'done_together', 'open' );

	private int $designer = 0;

	private string $slug = '';

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer( array( 'name' => 'Zoe Open' ) + self::SAID );
		$this->slug     = People::slug( $this->designer );
	}

	private function open( string $how ): void {
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$this->designer}", array( 'portfolio_open' => $how ), $this->designer ) );
	}

	/**
	 * The designer as strangers find them by slug and by id.
	 * @return array<string,mixed>
	 */
	private function seen(): array {
		$by_slug = $this->rest( 'GET', '/wp/v2/users', array( 'slug' => $this->slug ) )->get_data();
		$by_id   = $this->rest( 'GET', '/wp/v2/users', array( 'id' => $this->designer ) )->get_data();
		$this->assertSame( $by_slug, $by_id );
		$one = $this->rest( 'GET', "/wp/v2/users/{$this->designer}" );
		$this->assertSame( $by_slug ? $by_slug[0] : null, 200 === $one->get_status() ? $one->get_data() : null );
		return $by_slug[0] ?? array();
	}

	/** @return list<int> Ids of the works in the list strangers get. */
	private function listed(): array {
		$answer = $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $this->slug ) );
		$this->assert_answer( 200, $answer );
		return array_column( (array) $answer->get_data(), 'id' );
	}

	/** @return array<string,array{string}> */
	public static function ways(): array {
		return array( 'link' => array( 'link' ), 'index' => array( 'index' ) );
	}

	public function test_it_is_closed_until_its_designer_opens_it_and_nobody_else_is_told_how_far(): void {
		$me = $this->rest( 'GET', '/wp/v2/users/me', array(), $this->designer )->get_data();
		$this->assertSame( 'off', $me['portfolio_open'] );
		foreach ( array( 'everybody', '', array( 'link' ), true ) as $wrong ) {
			$answer = $this->rest( 'POST', "/wp/v2/users/{$this->designer}", array( 'portfolio_open' => $wrong ), $this->designer );
			'' === $wrong || $this->assertSame( array( 400, array( 'portfolio_open' ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ?? array() ) ), (string) wp_json_encode( $wrong ) );
		}
		$this->open( 'link' );
		$read = $this->rest( 'GET', '/wp/v2/users', array( 'slug' => $this->slug ), $this->contractor() )->get_data()[0];
		$this->assertSame( array(), array_intersect( array( 'portfolio_open', 'open' ), array_keys( $read ) ) );
		$this->assertArrayNotHasKey( 'portfolio_open', $this->rest( 'GET', '/wp/v2/users/me', array(), $this->contractor() )->get_data() );
	}

	public function test_a_sign_up_may_open_it(): void {
		$this->slug = People::slug( $this->designer( array( 'portfolio_open' => 'index' ) ) );
		$this->assertSame( 'index', $this->rest( 'GET', '/wp/v2/users', array( 'slug' => $this->slug ) )->get_data()[0]['open'] );
	}

	#[DataProvider( 'ways' )]
	public function test_strangers_read_what_members_read_but_for_contact_and_availability_also_without_a_work( string $how ): void {
		$this->assertSame( array(), $this->seen(), 'Without a public work a closed one is not there.' );
		$this->open( $how );
		$seen = $this->seen();
		$this->assertSame( array( $how, 'I draw letters.', 'https://zoe.example/', 'ECAL', 'rm' ), array( $seen['open'], $seen['bio'], $seen['website'], $seen['school_name'], $seen['languages'][0]['code'] ) );
		$this->assertSame( array( '', '' ), array( $seen['availability'], $seen['available_from'] ) );
		$this->assertSame( array(), array_intersect( array( 'can', 'email', 'portfolio_open', 'line', 'works' ), array_keys( $seen ) ) );
		Market::work( $this->designer );
		$this->open( 'off' );
		$card = $this->seen();
		$this->assertSame( array(), array_intersect( self::MORE, array_keys( $card ) ) );
		$this->open( $how );
		$this->assertEqualsCanonicalizing( array( ...array_keys( $card ), ...self::MORE ), array_keys( $this->seen() ) );
		$this->rest( 'POST', "/wp/v2/users/{$this->designer}", array( 'availability_shown' => true ), $this->designer );
		$this->assertSame( 'now', $this->seen()['availability'], 'That is a choice of its own.' );
	}

	public function test_of_a_school_that_is_not_shown_strangers_read_nothing_either(): void {
		$this->rest( 'POST', "/wp/v2/users/{$this->designer}", array( 'school_shown' => false ), $this->designer );
		$this->open( 'index' );
		$this->assertSame( array( 'bio', 'languages' ), array_values( array_intersect( array( 'bio', 'languages', 'school', 'school_name', 'programme', 'graduation', 'verified' ), array_keys( $this->seen() ) ) ) );
	}

	public function test_the_list_of_strangers_shows_it_like_any_card_and_only_with_a_public_work(): void {
		$this->open( 'index' );
		$cards = fn(): array => array_column( (array) $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer' ) )->get_data(), null, 'id' );
		$this->assertArrayNotHasKey( $this->designer, $cards() );
		Market::work( $this->designer );
		$card = $cards()[ $this->designer ];
		$this->assertArrayNotHasKey( 'bio', $card );
		$this->assertArrayNotHasKey( 'open', $card );
		$this->assertSame( 'ECAL', $card['school_name'] );
		$found = fn( string $school ): array => array_column( (array) $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer', 'school' => $school ) )->get_data(), 'id' );
		$this->assertSame( array( $this->designer ), $found( 'ECAL' ) );
		$this->open( 'link' );
		$this->assertSame( array( $this->designer ), $found( 'ECAL' ) );
		$this->open( 'off' );
		$this->assertSame( array(), $found( 'ECAL' ) );
	}

	#[DataProvider( 'ways' )]
	public function test_strangers_read_public_works_and_closing_it_ends_that_with_the_next_request( string $how ): void {
		$public = Market::work( $this->designer );
		Market::work( $this->designer, array( 'status' => 'draft' ) );
		$list = array( 'author_name' => $this->slug );
		$this->assert_answer( 401, $this->rest( 'GET', '/wp/v2/work', $list ), 'rest_login_required' );
		$this->assert_answer( 401, $this->rest( 'GET', "/wp/v2/work/{$public}" ), 'rest_login_required' );
		$this->open( $how );
		$this->assertSame( array( $public ), $this->listed() );
		$one = $this->rest( 'GET', "/wp/v2/work/{$public}" );
		$this->assertSame( array( 200, array( 'edit' => false, 'delete' => false ) ), array( $one->get_status(), $one->get_data()['can'] ) );
		$this->assertSame( array( $public ), array_column( $this->rest( 'GET', '/wp/v2/users', array( 'slug' => $this->slug, 'works' => 1 ) )->get_data()[0]['works'], 'id' ) );
		$this->assert_answer( 401, $this->rest( 'GET', '/wp/v2/work' ), 'rest_login_required' );
		$this->open( 'off' );
		$this->assert_answer( 401, $this->rest( 'GET', '/wp/v2/work', $list ), 'rest_login_required' );
		$this->assert_answer( 401, $this->rest( 'GET', "/wp/v2/work/{$public}" ), 'rest_login_required' );
		$this->assertArrayNotHasKey( 'works', $this->rest( 'GET', '/wp/v2/users', array( 'slug' => $this->slug, 'works' => 1 ) )->get_data()[0] );
	}

	/** A row that could not be written must not keep open what its owner has closed. */
	public function test_what_the_designer_has_said_last_decides_whatever_the_directory_says(): void {
		Market::work( $this->designer );
		$this->open( 'index' );
		global $wpdb;
		$wpdb->update( $wpdb->usermeta, array( 'meta_value' => 'off' ), array( 'user_id' => $this->designer, 'meta_key' => 'design_marketplace_portfolio_open' ) );
		wp_cache_delete( $this->designer, 'user_meta' );
		$this->assertArrayNotHasKey( 'bio', $this->seen() );
		$this->assert_answer( 401, $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $this->slug ) ) );
	}

	public function test_drafts_hidden_and_trashed_works_are_not_there_for_strangers(): void {
		$this->open( 'index' );
		$draft   = Market::work( $this->designer, array( 'status' => 'draft' ) );
		$hidden  = Market::work( $this->designer );
		$trashed = Market::work( $this->designer );
		Decided::hide( $hidden );
		wp_trash_post( $trashed );
		$this->assertSame( array(), $this->listed() );
		$answers = array_map( fn( int $id ): array => array( $this->rest( 'GET', "/wp/v2/work/{$id}" )->get_status(), wp_json_encode( $this->rest( 'GET', "/wp/v2/work/{$id}" )->get_data() ) ), array( $draft, $hidden, $trashed ) );
		$this->assertSame( 404, $answers[0][0] );
		$this->assertSame( array( $answers[0] ), array_values( array_unique( $answers, SORT_REGULAR ) ), 'One cannot be told from the other.' );
	}

	public function test_an_account_that_is_off_is_gone_with_it_and_back_with_it(): void {
		$work = Market::work( $this->designer );
		$this->open( 'index' );
		Off::set( $this->designer );
		$this->assertSame( array(), $this->seen() );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/work/{$work}" ), 'rest_post_invalid_id' );
		$nobody = $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => 'nobody' ) );
		$off    = $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $this->slug ) );
		$this->assertSame( array( 401, $nobody->get_data() ), array( $off->get_status(), $off->get_data() ), 'As if there were no such designer.' );
		Off::end( $this->designer );
		$this->assertSame( array( 'index', array( $work ) ), array( $this->seen()['open'], $this->listed() ) );
	}

	public function test_answers_for_strangers_may_be_kept_and_refusals_may_not(): void {
		$work = Market::work( $this->designer );
		$this->open( 'link' );
		foreach ( array( "/wp/v2/work/{$work}", '/wp/v2/work' ) as $path ) {
			$answer = $this->rest( 'GET', $path, array( 'author_name' => $this->slug ) );
			$this->assertStringStartsWith( 'public', $answer->get_headers()['Cache-Control'] );
			$this->assertNotSame( '', $answer->get_headers()['ETag'] ?? '' );
			$this->assertStringStartsWith( 'private', $this->rest( 'GET', $path, array( 'author_name' => $this->slug ), $this->contractor() )->get_headers()['Cache-Control'] );
		}
		$this->open( 'off' );
		$this->assertSame( 'no-store', $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $this->slug ) )->get_headers()['Cache-Control'] );
	}

	#[Group( 'mysql' )]
	public function test_it_takes_as_many_statements_with_one_work_as_with_ten(): void {
		$this->open( 'index' );
		$ask   = fn() => array( $this->rest( 'GET', '/wp/v2/users', array( 'slug' => $this->slug ) ), $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => $this->slug ) ) );
		$fresh = function () use ( $ask ): int {
			wp_cache_flush();
			return $this->count_queries( $ask );
		};
		Market::work( $this->designer, array(), array( 'image' => $this->picture() ) );
		$fresh();
		$one = $fresh();
		for ( $more = 0; $more < 9; $more++ ) {
			Market::work( $this->designer, array( 'title' => "Work {$more}" ), array( 'image' => $this->picture() ) );
		}
		$fresh();
		$this->assertSame( $one, $fresh() );
	}
}
