<?php
/** Who is named in a work: asked, answered, shown, taken back. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Portfolio\Credits;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Portfolio\Giving;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

final class CreditsTest extends TestCase {

	private const CREDITS = '/design-marketplace/v1/credits';

	/** @param array<string,mixed> $values */
	private function change( int $owner, int $work, array $values ): WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/work/{$work}", $values, $owner );
	}

	private function name_somebody( int $owner, int $work, int $named, string $field = 'with' ): void {
		$slug = People::slug( $named );
		$this->assert_answer( 200, $this->change( $owner, $work, array( $field => 'with' === $field ? array( $slug ) : $slug ) ) );
	}

	/** @return array<string,mixed> */
	private function work( int $work, ?int $reader ): array {
		return $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $reader )->get_data();
	}

	/** @return list<array<string,mixed>> */
	private function received( int $user ): array {
		return $this->rest( 'GET', self::CREDITS, array(), $user )->get_data();
	}

	private function say( int $user, string $answer ): WP_REST_Response {
		return $this->rest( 'POST', self::CREDITS . '/' . $this->received( $user )[0]['id'], array( 'answer' => $answer ), $user );
	}

	/** @return list<array<string,mixed>> */
	private function credited( int $user, ?int $reader ): array {
		return $this->rest( 'GET', '/wp/v2/users', array( 'slug' => People::slug( $user ) ), $reader )->get_data()[0]['credited'];
	}

	#[Group( 'sqlite' )]
	public function test_the_owner_reads_who_is_asked_and_everybody_else_only_who_said_yes(): void {
		$owner   = $this->designer();
		$other   = $this->designer( array( 'name' => 'Luca' ) );
		$company = $this->contractor( array( 'company' => 'Kunsthalle' ) );
		$work    = Market::work( $owner );
		$answer  = $this->change( $owner, $work, array( 'with' => array( $other ), 'for' => People::slug( $company ) ) );
		$this->assert_answer( 200, $answer );
		$this->assertTrue( rest_validate_value_from_schema( $answer->get_data(), Contract::shape( 'work' ), 'work' ) );
		$luca = array( 'slug' => People::slug( $other ), 'name' => 'Luca', 'avatar' => null );
		$hall = array( 'slug' => People::slug( $company ), 'name' => 'Kunsthalle', 'avatar' => null );
		$this->assertSame( array( $luca + array( 'state' => 'asked' ) ), $answer->get_data()['with'] );
		$this->assertSame( $hall + array( 'state' => 'asked' ), $answer->get_data()['for'] );
		foreach ( array( $other, $company, People::administrator() ) as $reader ) {
			$this->assertSame( array( array(), null ), array( $this->work( $work, $reader )['with'], $this->work( $work, $reader )['for'] ) );
		}
		$this->assert_answer( 200, $this->say( $other, 'yes' ) );
		$this->assert_answer( 200, $this->say( $company, 'yes' ) );
		$this->assertSame( array( array( $luca ), $hall ), array( $this->work( $work, $company )['with'], $this->work( $work, $company )['for'] ) );
		$this->assertSame( 'yes', $this->work( $work, $owner )['with'][0]['state'] );
	}

	public function test_a_new_work_names_people_at_once(): void {
		$owner  = $this->designer();
		$other  = $this->designer();
		$answer = $this->rest(
			'POST',
			'/wp/v2/work',
			array( 'title' => 'A', 'client' => 'B', 'month' => 1, 'year' => 2024, 'with' => People::slug( $other ) . ',' . $this->designer() ),
			$owner,
			array( 'image' => $this->picture() )
		);
		$this->assert_answer( 201, $answer );
		$this->assertSame( array( 'asked', 'asked' ), array_column( $answer->get_data()['with'], 'state' ) );
	}

	public function test_nobody_is_named_who_may_not_be_and_no_answer_says_why(): void {
		$owner   = $this->designer();
		$work    = Market::work( $owner );
		$waiting = $this->designer( array( 'activated' => false ) );
		$off     = $this->designer();
		Off::set( $off );
		$blocker = $this->designer();
		Blocks::set( $blocker, $owner, true );
		$blocked = $this->designer();
		Blocks::set( $owner, $blocked, true );
		$refuser = $this->designer();
		$this->name_somebody( $owner, $work, $refuser );
		$this->say( $refuser, 'no' );
		$fine = $this->designer();
		$with = static fn( int|string ...$names ): array => array( 'with' => array_values( $names ) );
		foreach ( array(
			'unknown'            => $with( 'nobody' ),
			'an unknown number'  => $with( 999999 ),
			'no number'          => $with( -1 ),
			'waiting'            => $with( $waiting ),
			'off'                => $with( People::slug( $off ) ),
			'who blocks'         => $with( $blocker ),
			'who is blocked'     => $with( $blocked ),
			'who has said no'    => $with( $refuser ),
			'oneself'            => $with( $owner ),
			'the wrong role'     => $with( $this->contractor() ),
			'an administrator'   => $with( People::administrator() ),
			'the same twice'     => $with( $fine, People::slug( $fine ) ),
			'one of two unknown' => $with( $fine, 'nobody' ),
			'seven'              => $with( ...array_map( fn(): int => $this->designer(), range( 1, 7 ) ) ),
			'a list in it'       => array( 'with' => array( array( $fine ) ) ),
			'an object'          => array( 'with' => array( array( 'slug' => 'x' ) ) ),
			'a null byte'        => $with( "a\0b" ),
		) as $case => $values ) {
			$answer = $this->change( $owner, $work, $values + array( 'title' => 'Changed' ) );
			$this->assertSame( 400, $answer->get_status(), $case );
			$this->assertSame( array( 'with' => Contract::message( 'credits_invalid' ) ), $answer->get_data()['data']['params'], $case );
		}
		foreach ( array( 'nobody', $fine, array( 'x' ), array( array() ), "a\0b", str_repeat( 'x', 5000 ) ) as $value ) {
			$answer = $this->change( $owner, $work, array( 'for' => $value, 'title' => 'Changed' ) );
			$this->assertSame( 400, $answer->get_status(), (string) wp_json_encode( $value ) );
			$this->assertSame( array( 'for' ), array_keys( $answer->get_data()['data']['params'] ) );
		}
		$now = $this->work( $work, $owner );
		$this->assertSame( array( 'Kettle', array() ), array( $now['title']['rendered'], $now['with'] ) );
	}

	public function test_who_is_left_out_is_taken_back_without_a_word_and_a_no_stays(): void {
		$owner  = $this->designer();
		$people = array_map( fn(): int => $this->designer(), range( 1, 3 ) );
		$work   = Market::work( $owner );
		$this->change( $owner, $work, array( 'with' => $people, 'for' => $this->contractor() ) );
		$this->say( $people[0], 'yes' );
		$this->say( $people[1], 'no' );
		$this->change( $owner, $work, array( 'title' => 'Another' ) );
		$this->assertCount( 2, $this->work( $work, $owner )['with'] );
		$this->change( $owner, $work, array( 'with' => '', 'for' => '' ) );
		$now = $this->work( $work, $owner );
		$this->assertSame( array( array(), null ), array( $now['with'], $now['for'] ) );
		$this->assertSame( array( array(), array() ), array( $this->received( $people[0] ), $this->credited( $people[0], $owner ) ) );
		$this->assertSame( array(), $this->mails() );
		$this->assert_answer( 200, $this->change( $owner, $work, array( 'with' => array( $people[0] ) ) ) );
		$this->assert_answer( 400, $this->change( $owner, $work, array( 'with' => array( $people[1] ) ) ) );
		// Another work may ask them.
		$this->name_somebody( $owner, Market::work( $owner ), $people[1] );
	}

	public function test_another_company_takes_the_place_of_the_first(): void {
		$owner = $this->designer();
		$work  = Market::work( $owner );
		$first = $this->contractor();
		$this->name_somebody( $owner, $work, $first, 'for' );
		$second = $this->contractor();
		$this->name_somebody( $owner, $work, $second, 'for' );
		$this->assertSame( People::slug( $second ), $this->work( $work, $owner )['for']['slug'] );
		$this->assertSame( array(), $this->received( $first ) );
	}

	public function test_twenty_are_asked_a_day(): void {
		$owner  = $this->designer();
		$people = array_map( fn(): int => $this->designer(), range( 1, 7 ) );
		foreach ( array( 6, 6, 6 ) as $number ) {
			$this->assert_answer( 200, $this->change( $owner, Market::work( $owner ), array( 'with' => array_slice( $people, 0, $number ) ) ) );
		}
		$work   = Market::work( $owner );
		$answer = $this->change( $owner, $work, array( 'with' => array_slice( $people, 0, 3 ) ) );
		$this->assert_answer( 429, $answer );
		$this->assertSame( array(), $this->work( $work, $owner )['with'] );
		$this->assert_answer( 200, $this->change( $owner, $work, array( 'with' => array_slice( $people, 0, 2 ) ) ) );
		// Who is named already costs nothing.
		$this->assert_answer( 200, $this->change( $owner, $work, array( 'with' => array_slice( $people, 0, 2 ) ) ) );
		$this->assert_answer( 429, $this->change( $owner, $work, array( 'with' => array_slice( $people, 0, 3 ) ) ) );
		Moved_Clock::forward( DAY_IN_SECONDS + 1 );
		$this->assert_answer( 200, $this->change( $owner, $work, array( 'with' => array_slice( $people, 0, 3 ) ) ) );
	}

	#[Group( 'sqlite' )]
	public function test_those_named_read_what_names_them(): void {
		$owner = $this->designer( array( 'name' => 'Noémie' ) );
		$other = $this->designer();
		$work  = Market::work( $owner, array( 'title' => 'Gute Form? <3' ), array( 'image' => $this->picture( 600, 400 ) ) );
		$this->name_somebody( $owner, $work, $other );
		$second = Market::work( $owner, array( 'title' => 'Newer' ) );
		$this->name_somebody( $owner, $second, $other );
		[ $newer, $credit ] = $this->received( $other );
		$this->assertTrue( rest_validate_value_from_schema( $credit, Contract::shape( 'credit' ), 'credit' ) );
		$this->assertSame( 'Newer', $newer['work']['title'] );
		$this->assertSame(
			array( 'with', 'asked', $work, 'Gute Form? <3', 600, 'Noémie', array( 'id', 'as', 'state', 'work', 'by', 'date' ) ),
			array( $credit['as'], $credit['state'], $credit['work']['id'], $credit['work']['title'], $credit['work']['image']['width'], $credit['by']['name'], array_keys( $credit ) )
		);
		$this->assertStringContainsString( '/designer/' . People::slug( $owner ) . '/gute-form', $credit['work']['link'] );
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $credit['date'] );
		$this->assertSame( array(), $this->received( $owner ) );
	}

	public function test_a_no_ends_it_for_good_also_after_a_yes(): void {
		$owner = $this->designer();
		$other = $this->designer();
		$work  = Market::work( $owner );
		$this->name_somebody( $owner, $work, $other );
		$id   = $this->received( $other )[0]['id'];
		$tell = fn( mixed $answer, ?int $user = null ): WP_REST_Response => $this->rest( 'POST', self::CREDITS . "/{$id}", array( 'answer' => $answer ), $user ?? $other );
		foreach ( array( '', 'maybe', null, array( 'yes' ), true ) as $answer ) {
			$this->assert_answer( 400, $tell( $answer ), 'rest_invalid_param' );
		}
		$this->assert_answer( 404, $tell( 'yes', $owner ) );
		$this->assert_answer( 404, $tell( 'yes', $this->designer() ) );
		$this->assertSame( 'yes', $tell( 'yes' )->get_data()['state'] );
		$this->assertSame( 'yes', $tell( 'yes' )->get_data()['state'] );
		$this->assertCount( 1, $this->credited( $other, $owner ) );
		$this->assertSame( 'no', $tell( 'no' )->get_data()['state'] );
		$this->assertSame( array( array(), array(), array() ), array( $this->received( $other ), $this->credited( $other, $other ), $this->work( $work, $owner )['with'] ) );
		$this->assert_answer( 404, $tell( 'yes' ) );
		$this->assert_answer( 404, $tell( 'no' ) );
	}

	public function test_who_said_yes_has_the_newest_public_works_on_their_own_page(): void {
		$owner   = $this->designer();
		$other   = $this->designer();
		$company = $this->contractor();
		Market::work( $other );
		$works = array();
		foreach ( range( 1, 13 ) as $number ) {
			$works[] = Market::work( $owner, array( 'title' => "Number {$number}" ) );
			$this->name_somebody( $owner, $works[ $number - 1 ], $other );
		}
		foreach ( $this->received( $other ) as $credit ) {
			$this->rest( 'POST', self::CREDITS . "/{$credit['id']}", array( 'answer' => 'yes' ), $other );
		}
		$shown = $this->credited( $other, $company );
		$this->assertCount( 12, $shown );
		$this->assertSame( $works[12], $shown[0]['id'] );
		$this->assertSame( array( 'id', 'title', 'link', 'image', 'as', 'by' ), array_keys( $shown[0] ) );
		$this->assertSame( array( 'with', $owner ), array( $shown[0]['as'], $shown[0]['by']['id'] ) );
		$this->assertTrue( rest_validate_value_from_schema( $this->rest( 'GET', "/wp/v2/users/{$other}", array(), $company )->get_data(), Contract::shape( 'member' ), 'member' ) );
		// Strangers read the card, and lists have cards alone.
		$this->assertArrayNotHasKey( 'credited', $this->rest( 'GET', "/wp/v2/users/{$other}" )->get_data() );
		$this->assertArrayNotHasKey( 'credited', $this->rest( 'GET', '/wp/v2/users?role=designer', array(), $company )->get_data()[0] );
		$this->rest( 'POST', "/wp/v2/work/{$works[12]}", array( 'visibility' => 'unlisted' ), $owner );
		$this->assertNotContains( $works[12], array_column( $this->credited( $other, $company ), 'id' ) );
		$this->name_somebody( $owner, $works[0], $company, 'for' );
		$this->say( $company, 'yes' );
		$this->assertSame( array( 'for', $works[0] ), array( $this->credited( $company, $other )[0]['as'], $this->credited( $company, $other )[0]['id'] ) );
	}

	public function test_strangers_read_of_an_open_page_only_works_of_open_portfolios(): void {
		$owner = $this->designer();
		$other = $this->designer( array( 'portfolio_open' => 'link' ) );
		$work  = Market::work( $owner );
		$this->name_somebody( $owner, $work, $other );
		$this->say( $other, 'yes' );
		wp_set_current_user( 0 );
		$ask = static fn(): array => apply_filters( 'design_marketplace_credited', array(), $other ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the plugin's own.
		$this->assertSame( array(), $ask() );
		$this->rest( 'POST', "/wp/v2/users/{$owner}", array( 'portfolio_open' => 'index' ), $owner );
		wp_set_current_user( 0 );
		$this->assertSame( array( $work ), array_column( $ask(), 'id' ) );
	}

	public function test_an_unlisted_work_is_named_to_who_is_asked_and_a_draft_is_not(): void {
		$owner = $this->designer();
		$other = $this->designer();
		$draft = Market::work( $owner, array( 'status' => 'draft' ) );
		$this->name_somebody( $owner, $draft, $other );
		$this->assertSame( array(), $this->received( $other ) );
		$this->rest( 'POST', "/wp/v2/work/{$draft}", array( 'status' => 'publish', 'visibility' => 'unlisted' ), $owner );
		$this->assertMatchesRegularExpression( '/-[a-z0-9]{22}$/', $this->received( $other )[0]['work']['link'] );
		$this->assert_answer( 200, $this->say( $other, 'yes' ) );
		$this->assertSame( array(), $this->credited( $other, $other ) );
		$this->assertCount( 1, $this->received( $other ) );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/work/{$draft}", array(), $other ) );
	}

	#[Group( 'sqlite' )]
	public function test_off_on_either_side_shows_nothing_and_it_is_back_when_on(): void {
		$owner  = $this->designer();
		$other  = $this->designer();
		$reader = $this->contractor();
		$work   = Market::work( $owner );
		$this->name_somebody( $owner, $work, $other );
		$this->say( $other, 'yes' );
		$id = $this->received( $other )[0]['id'];
		Off::set( $other );
		$this->assertSame( array( array(), array() ), array( $this->work( $work, $owner )['with'], $this->work( $work, $reader )['with'] ) );
		// The form sends whom it shows; who is off stays named.
		$new = $this->designer();
		$this->change( $owner, $work, array( 'with' => array() ) );
		$this->change( $owner, $work, array( 'with' => array( $new ) ) );
		Off::end( $other );
		$this->assertSame( array( People::slug( $other ), People::slug( $new ) ), array_column( $this->work( $work, $owner )['with'], 'slug' ) );
		Off::set( $owner );
		$this->assertSame( array( array(), array() ), array( $this->received( $other ), $this->credited( $other, $reader ) ) );
		$this->assert_answer( 404, $this->rest( 'POST', self::CREDITS . "/{$id}", array( 'answer' => 'no' ), $other ) );
		Off::end( $owner );
		$this->assertCount( 1, $this->credited( $other, $reader ) );
	}

	public function test_a_block_stops_new_ones_and_leaves_given_ones_until_withdrawn(): void {
		$owner = $this->designer();
		$other = $this->designer();
		$work  = Market::work( $owner );
		$this->name_somebody( $owner, $work, $other );
		$this->say( $other, 'yes' );
		Blocks::set( $other, $owner, true );
		$this->assert_answer( 200, $this->change( $owner, $work, array( 'with' => array( $other ) ) ) );
		$this->assertCount( 1, $this->credited( $other, $owner ) );
		$this->assert_answer( 400, $this->change( $owner, Market::work( $owner ), array( 'with' => array( $other ) ) ) );
		$this->assertSame( 'no', $this->say( $other, 'no' )->get_data()['state'] );
	}

	public function test_what_is_hidden_or_trashed_takes_its_credits_along(): void {
		$owner = $this->designer();
		$other = $this->designer();
		$work  = Market::work( $owner );
		$this->name_somebody( $owner, $work, $other );
		$this->say( $other, 'yes' );
		$gone = array( array(), array() );
		$read = fn(): array => array( $this->received( $other ), $this->credited( $other, $owner ) );
		Decided::hide( $work );
		$this->assertSame( $gone, $read() );
		Decided::show( $work );
		$this->assertNotSame( $gone, $read() );
		$this->rest( 'DELETE', "/wp/v2/work/{$work}", array(), $owner );
		$this->assertSame( $gone, $read() );
		wp_untrash_post( $work );
		$this->assertNotSame( $gone, $read() );
		wp_delete_post( $work, true );
		$this->assertSame( 0, Rows::count( 'credit', 'work_id = %d', $work ) );
	}

	#[Group( 'sqlite' )]
	public function test_who_is_erased_goes_from_the_works_of_others_and_owners_take_theirs_along(): void {
		$owner = $this->designer();
		$other = $this->designer();
		$work  = Market::work( $owner );
		$this->name_somebody( $owner, $work, $other );
		$this->say( $other, 'yes' );
		$second = Market::work( $other );
		$this->name_somebody( $other, $second, $owner );
		$this->assertTrue( ( new Deletion() )->delete( $other ) );
		$this->assertSame( array(), $this->work( $work, $owner )['with'] );
		$this->assertSame( array(), $this->received( $owner ) );
		$this->assertSame( 0, Rows::count( 'credit', 'work_id IN ( %d, %d )', $work, $second ) );
	}

	public function test_a_work_that_is_given_away_does_not_name_its_new_owner(): void {
		$owner = $this->designer();
		$other = $this->designer();
		$work  = Market::work( $owner );
		$this->name_somebody( $owner, $work, $other );
		wp_set_current_user( People::administrator() );
		$this->assertNull( ( new Giving() )->give( $work, $other ) );
		$this->assertSame( array(), $this->work( $work, $other )['with'] );
		$this->assertSame( array(), $this->received( $other ) );
	}

	public function test_the_own_export_has_both_sides_and_nobodys_no(): void {
		$owner = $this->designer();
		$other = $this->designer( array( 'name' => 'Luca' ) );
		$third = $this->designer();
		$work  = Market::work( $owner );
		$this->change( $owner, $work, array( 'with' => array( $other, $third ) ) );
		$this->say( $other, 'yes' );
		$this->say( $third, 'no' );
		$data = fn( int $user ): array => $this->rest( 'GET', "/wp/v2/users/{$user}/export", array(), $user )->get_data();
		$this->assertSame( array( array( 'with', 'Kettle', 'Luca', 'yes' ) ), array_map( static fn( array $row ): array => array( $row['as'], $row['work'], $row['name'], $row['state'] ), $data( $owner )['credits_given'] ) );
		$this->assertSame( array( 'yes' ), array_column( $data( $other )['credits_received'], 'state' ) );
		$this->assertSame( array( 'no' ), array_column( $data( $third )['credits_received'], 'state' ) );
	}

	public function test_one_row_takes_as_many_statements_as_ten(): void {
		$other  = $this->designer();
		$owner  = $this->designer();
		$slug   = People::slug( $owner );
		$counts = array();
		foreach ( array( 1, 9 ) as $more ) {
			for ( $i = 0; $i < $more; $i++ ) {
				$work = Market::work( $owner, array(), array( 'image' => $this->picture( 30, 20 ) ) );
				$this->name_somebody( $owner, $work, $other );
			}
			foreach ( $this->received( $other ) as $credit ) {
				$this->rest( 'POST', self::CREDITS . "/{$credit['id']}", array( 'answer' => 'yes' ), $other );
			}
			foreach ( array( self::CREDITS, '/wp/v2/work?author_name=' . $slug, '/wp/v2/users/' . $other ) as $path ) {
				$this->rest( 'GET', $path, array(), $other );
				wp_cache_flush();
				$counts[ $path ][] = $this->count_queries( fn() => $this->rest( 'GET', $path, array(), $other ) );
			}
		}
		foreach ( $counts as $path => [ $one, $ten ] ) {
			$this->assertSame( $one, $ten, $path );
		}
	}
}
