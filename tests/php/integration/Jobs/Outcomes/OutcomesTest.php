<?php
/** What was done together comes into the showcase when both sides agree, and leaves it when one does not. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Outcomes;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use WP_Post;
use WP_REST_Response;

final class OutcomesTest extends TestCase {

	private int $owner;

	private int $designer;

	private int $job;

	protected function setUp(): void {
		parent::setUp();
		Market::clear();
		Moved_Clock::to( '2027-03-01 12:00:00' );
		$this->owner    = $this->contractor( array( 'company' => 'Nord & Co', 'newsletter' => true ) );
		$this->designer = $this->designer( array( 'name' => 'Ada Marker' ) );
		$this->job      = Market::mission( $this->owner, array( 'title' => 'A <3 bell' ) );
	}

	public function test_both_sides_are_asked_sixty_days_after_a_close_with_somebody_of_here(): void {
		$this->close();
		$other = Market::mission( $this->owner );
		Market::apply( $this->designer, $other );
		$this->rest( 'POST', "/wp/v2/mission/{$other}", array( 'close' => true, 'outcome' => 'elsewhere' ), $this->owner );
		Moved_Clock::forward( 60 * DAY_IN_SECONDS - HOUR_IN_SECONDS );
		$this->ask();
		$this->assertSame( array(), $this->own( $this->owner ) );
		Mails::clear();
		Moved_Clock::forward( HOUR_IN_SECONDS );
		$this->ask();
		$this->ask();
		foreach ( array( $this->owner => 'Ada Marker', $this->designer => 'Nord & Co' ) as $who => $other_name ) {
			$found = $this->own( $who );
			$this->assertCount( 1, $found );
			$this->assertSame( array( $this->job, 'A <3 bell', null, 'asked' ), array( $found[0]['mission'], $found[0]['title'], $found[0]['mine'], $found[0]['state'] ) );
			$this->assertSame( $other_name, $found[0]['with']['name'] ?? $found[0]['with']['company'] );
		}
		$this->assertSame( array( People::email( $this->owner ) ), array_column( Mails::sent(), 'to' ), 'Only to whom the newsletter goes.' );
		$this->assertSame( 'May we show it? A <3 bell (Ada Marker)', Mails::sent()[0]['subject'] );
		$this->assertStringContainsString( '#outcomes', (string) wp_json_encode( Mails::sent()[0] ) );
	}

	public function test_what_was_closed_before_the_update_is_not_asked_about(): void {
		$this->close();
		update_option( 'design_marketplace_landed', '2027-03-01 12:00:01' );
		Moved_Clock::forward( 90 * DAY_IN_SECONDS );
		$this->ask();
		$this->assertSame( array(), $this->own( $this->owner ) );
	}

	public function test_two_yes_make_one_draft_which_is_on_both_pages_once_it_is_published(): void {
		$this->asked();
		$mine = $this->say( $this->designer, true, 'It "rings" <3' )->get_data();
		$this->assertSame( array( 'waiting', array( 'consent' => true, 'sentence' => 'It "rings" <3' ) ), array( $mine['state'], $mine['mine'] ) );
		$this->assertSame( array(), $this->entries() );
		$this->assertSame( 'asked', $this->own( $this->owner )[0]['state'] );
		$this->assertSame( 'draft', $this->say( $this->owner, true )->get_data()['state'] );
		$entry = $this->entries()[0];
		$this->assertSame(
			array( 'draft', '0', 'A &lt;3 bell', "Nord &amp; Co\n\nAda Marker: “It &quot;rings&quot; &lt;3”" ),
			array( $entry->post_status, $entry->post_author, $entry->post_title, implode( "\n\n", array_reverse( explode( "\n\n", $entry->post_excerpt ) ) ) )
		);
		$this->say( $this->owner, true, 'Well done.' );
		$this->assertCount( 1, $this->entries() );
		$this->assertSame( array(), $this->page( $this->designer, $this->owner ) );
		$this->publish( $entry->ID );
		foreach ( array( array( $this->designer, $this->owner ), array( $this->owner, $this->designer ) ) as [ $who, $with ] ) {
			$done = $this->page( $who, $with );
			$this->assertSame( array( array( $entry->ID, 'A <3 bell' ) ), array_map( static fn( array $one ): array => array( $one['id'], $one['title'] ), $done ) );
			$this->assertSame( $with, $done[0]['with']['id'] );
			$this->assertSame( 'published', $this->own( $who )[0]['state'] );
		}
		$this->assert_answer( 409, $this->say( $this->owner, true, 'Another word.' ), 'rest_outcome_published' );
		$this->assertStringContainsString( 'Well done.', $this->entries()[0]->post_excerpt );
	}

	public function test_a_no_takes_it_down_at_once_and_nobody_can_publish_it(): void {
		$entry = $this->published();
		set_post_thumbnail( $entry, self::image() );
		$this->assertSame( 'asked', $this->say( $this->owner, false )->get_data()['state'] );
		$this->assertSame( 'waiting', $this->own( $this->designer )[0]['state'] );
		$this->publish( $entry );
		$post = get_post( $entry );
		$this->assertSame( array( 'draft', 'Ada Marker: “It rang.”', 0 ), array( $post->post_status ?? '', $post->post_excerpt ?? '', (int) get_post_thumbnail_id( $entry ) ) );
		$this->assertSame( array(), $this->page( $this->designer, $this->owner ) );
		$this->assertSame( 'draft', $this->say( $this->owner, true )->get_data()['state'] );
		$this->assertCount( 1, $this->entries() );
		$this->publish( $entry );
		$this->assertSame( 'publish', get_post_status( $entry ) );
	}

	public function test_one_answers_only_for_oneself(): void {
		$this->asked();
		$id = $this->own( $this->designer )[0]['id'];
		foreach ( array( $this->owner, $this->designer() ) as $other ) {
			$this->assert_answer( 404, $this->rest( 'POST', "/design-marketplace/v1/outcomes/{$id}", array( 'consent' => true ), $other ) );
		}
		$this->assert_answer( 401, $this->rest( 'GET', '/design-marketplace/v1/outcomes', array(), 0 ) );
		$this->assert_answer( 403, $this->rest( 'GET', '/design-marketplace/v1/outcomes', array(), People::administrator() ) );
		foreach ( array( array(), array( 'consent' => 'perhaps' ), array( 'consent' => true, 'sentence' => str_repeat( 'a', 281 ) ) ) as $wrong ) {
			$this->assert_answer( 400, $this->rest( 'POST', "/design-marketplace/v1/outcomes/{$id}", $wrong, $this->designer ) );
		}
		$this->assertSame( array(), $this->entries() );
	}

	public function test_who_is_erased_leaves_the_entry_with_name_sentence_and_picture(): void {
		$entry = $this->published();
		set_post_thumbnail( $entry, self::image() );
		wp_update_post( array( 'ID' => $entry, 'post_content' => 'Ada Marker did it.' ) );
		$this->assertSame( 'It rang.', ( new Inventory() )->export( $this->designer )['outcomes'][0]['sentence'] );
		$this->assertTrue( ( new Deletion() )->delete( $this->designer ) );
		$post = get_post( $entry, ARRAY_A );
		$this->assertSame( array( 'draft', 'Nord &amp; Co: “Well done.”' ), array( $post['post_status'] ?? '', $post['post_excerpt'] ?? '' ) );
		$this->assertStringNotContainsString( 'Ada', (string) wp_json_encode( array( $post, wp_get_post_revisions( $entry, array( 'check_enabled' => false ) ) ) ) );
		$this->assertSame( 0, (int) get_post_thumbnail_id( $entry ) );
		$mine = $this->own( $this->owner );
		$this->assertSame( array( null, 'waiting' ), array( $mine[0]['with'], $mine[0]['state'] ) );
		$this->assertTrue( ( new Deletion() )->delete( $this->owner ) );
		$this->assertNull( get_post( $entry ) );
	}

	public function test_the_title_goes_with_its_company(): void {
		$entry = $this->published();
		$this->assertTrue( ( new Deletion() )->delete( $this->owner ) );
		$this->assertSame( 'Past project', get_post( $entry )->post_title ?? '' );
		$this->assertSame( '', $this->own( $this->designer )[0]['title'] );
	}

	public function test_who_is_off_leaves_the_showcase_and_who_is_blocked_is_not_asked_by_email(): void {
		$entry = $this->published();
		Off::set( $this->designer );
		$this->assertSame( 'draft', get_post_status( $entry ) );
		$this->assertNull( $this->own( $this->owner )[0]['with'] );

		$this->designer = $this->designer();
		$this->job      = Market::mission( $this->owner );
		$this->close();
		Blocks::set( $this->designer, $this->owner, true );
		Moved_Clock::forward( 60 * DAY_IN_SECONDS );
		Mails::clear();
		$this->ask();
		$this->assertSame( array(), Mails::sent() );
	}

	public function test_editors_cannot_put_back_who_is_off(): void {
		$entry = $this->published();
		Off::set( $this->designer );
		$this->publish( $entry );
		$this->assertSame( 'draft', get_post_status( $entry ), 'Not by editors either.' );
		Off::end( $this->designer );
		$this->publish( $entry );
		$this->assertSame( 'publish', get_post_status( $entry ) );
	}

	/** A transaction reads what was there when it first read: two answers at once would not see each other, or make two entries. */
	public function test_both_accounts_are_held_before_anything_is_read(): void {
		$this->asked();
		$first = '';
		$begun = false;
		$watch = static function ( string $query ) use ( &$first, &$begun ): string {
			$first = $begun && '' === $first ? $query : $first;
			$begun = $begun || 1 === preg_match( '/^(SAVEPOINT|START TRANSACTION)/', $query );
			return $query;
		};
		$id    = $this->own( $this->owner )[0]['id'];
		add_filter( 'query', $watch );
		$this->assert_answer( 200, $this->rest( 'POST', "/design-marketplace/v1/outcomes/{$id}", array( 'consent' => false ), $this->owner ) );
		remove_filter( 'query', $watch );
		$this->assertStringContainsString( Account_Lock::META, $first );
	}

	private function close(): void {
		$id = Market::apply( $this->designer, $this->job );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$this->job}", array( 'close' => true, 'outcome' => 'here', 'chosen' => array( $id ) ), $this->owner ) );
		Mails::worker()->run( 100 );
	}

	private function ask(): void {
		do_action( 'design_marketplace_watch_jobs' );
		Mails::worker()->run( 100 );
	}

	private function asked(): void {
		$this->close();
		Moved_Clock::forward( 60 * DAY_IN_SECONDS );
		$this->ask();
	}

	/** @return int The entry. */
	private function published(): int {
		$this->asked();
		$this->say( $this->designer, true, 'It rang.' );
		$this->say( $this->owner, true, 'Well done.' );
		$this->publish( $this->entries()[0]->ID );
		return $this->entries()[0]->ID;
	}

	private function publish( int $entry ): void {
		wp_update_post( array( 'ID' => $entry, 'post_status' => 'publish' ) );
	}

	private function say( int $who, bool $consent, string $sentence = '' ): WP_REST_Response {
		return $this->rest( 'POST', "/design-marketplace/v1/outcomes/{$this->own( $who )[0]['id']}", compact( 'consent', 'sentence' ), $who );
	}

	/** @return list<array<string,mixed>> */
	private function own( int $who ): array {
		return array_values( (array) $this->rest( 'GET', '/design-marketplace/v1/outcomes', array(), $who )->get_data() );
	}

	/** @return list<array<string,mixed>> */
	private function page( int $whose, int $reader ): array {
		return $this->rest( 'GET', "/wp/v2/users/{$whose}", array(), $reader )->get_data()['done_together'];
	}

	/** @return list<WP_Post> */
	private function entries(): array {
		$ids = Rows::column( 'DISTINCT post_id', 'outcome', 'post_id > 0' );
		return array_values( array_filter( array_map( 'get_post', array_map( 'intval', $ids ) ), static fn( mixed $post ): bool => $post instanceof WP_Post && Item_Types::PAST_PROJECT === $post->post_type ) );
	}

	private static function image(): int {
		return (int) wp_insert_attachment( array( 'post_title' => 'A face', 'post_mime_type' => 'image/png' ), 'face.png' );
	}
}
