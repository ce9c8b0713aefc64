<?php
/** A block ends what two people say to each other, in both directions. What was said stays, and what was decided is told. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Applications\Contacting;
use DesignMarketplace\Jobs\Missions\Close_Request;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Talk;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

final class BlockTest extends Talks {

	/**
	 * Writes by the call that begins conversations.
	 * @param int       $who      Sender.
	 * @param int       $to       Recipient.
	 * @param list<int> $missions Missions.
	 */
	private function write( int $who, int $to, array $missions = array() ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/wp/v2/mail/workwith',
			array( 'to' => $to, 'comment' => 'Hello again.' ) + array_filter( compact( 'missions' ) ),
			$who
		);
	}

	/**
	 * Each of the two as the blocker.
	 * @return list<array{string}>
	 */
	public static function sides(): array {
		return array( array( 'designer' ), array( 'contractor' ) );
	}

	#[DataProvider( 'sides' )]
	public function test_neither_writes_to_the_other_in_any_way( string $side ): void {
		$job     = Market::mission( $this->contractor );
		$blocker = 'designer' === $side ? $this->designer : $this->contractor;
		$other   = 'designer' === $side ? $this->contractor : $this->designer;
		$this->assert_answer( 200, $this->block( $blocker ) );
		foreach ( array( $this->designer, $this->contractor ) as $who ) {
			$this->assert_answer( 403, $this->say( $who, 'Hello.' ), 'rest_message_refused' );
			$thread = $this->thread( $who );
			$this->assertSame( array( 'refused', false, false, array( 'I <3 bells' ) ), array( $thread['why'], $thread['can']['write'], $thread['can']['attach'], self::texts( $thread ) ) );
			$answers = array( $thread, $this->rest( 'GET', Talk::BASE, array(), $who )->get_data()[0], $this->say( $who, 'Hello.' )->get_data(), $this->write( $this->designer, $this->contractor, array( $job ) )->get_data() );
			foreach ( array_slice( $answers, 0, $who === $blocker ? 2 : 4 ) as $answer ) {
				$this->assertSame( $who === $blocker, str_contains( (string) wp_json_encode( $answer ), 'blocked' ), 'Only who blocked reads that it was them.' );
			}
		}
		$this->assert_answer( 403, $this->write( $this->designer, $this->contractor, array( $job ) ), 'rest_message_refused' );
		$this->assert_answer( 403, $this->write( $this->contractor, $this->designer ), 'rest_message_refused' );
		// The other's own block is another one, and ending it does not end this one.
		$this->block( $other );
		$this->block( $other, false );
		$this->assertTrue( Blocks::between( $this->designer, $this->contractor ) );
		$this->assert_answer( 200, $this->block( $blocker, false ) );
		$this->said( $other, 'Hello.' );
		$this->assert_answer( 200, $this->write( $this->designer, $this->contractor, array( $job ) ) );
	}

	public function test_a_stage_is_told_without_words(): void {
		$ids = array( Market::apply( $this->designer, Market::mission( $this->contractor ) ), Market::apply( $this->designer, Market::mission( $this->contractor ) ) );
		$set = fn( int $id, array $fields ): WP_REST_Response => $this->rest( 'POST', "/wp/v2/application/{$id}", $fields, $this->contractor );
		$no  = array( 'stage' => 'declined', 'words' => 'You are rude.' );
		$this->assert_answer( 200, $set( $ids[0], $no ) );
		$this->block( $this->designer );
		$this->assertSame( array( 'declined', '' ), array_values( array_intersect_key( $set( $ids[0], array( 'tell' => true ) )->get_data(), array_flip( array( 'stage', 'words' ) ) ) ) );
		$this->assert_answer( 403, $set( $ids[1], $no ), 'rest_message_refused' );
		$this->assert_answer( 200, $set( $ids[1], array( 'stage' => 'chosen', 'tell' => true ) ) );
		// Who was told that they are chosen is otherwise owed a reason.
		$this->assert_answer( 200, $set( $ids[1], array( 'stage' => 'declined' ) ) );
	}

	public function test_nobody_applies_again_and_mails_under_way_are_taken_back(): void {
		Market::clear();
		$job         = Market::mission( $this->contractor );
		$application = Market::apply( $this->designer, $job );
		( new Contacting() )->contact( $this->contractor, $this->designer, 'Would you?' );
		$waiting = static fn(): int => Rows::count( 'outbox', "event LIKE 'application:%' OR event LIKE 'contact:%'" );
		$this->assertSame( 2, $waiting() );
		$this->block( $this->contractor );
		$this->assertSame( 0, $waiting() );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$application}", array( 'stage' => 'withdrawn' ), $this->designer ) );
		$this->assertFalse( $this->rest( 'GET', "/wp/v2/application/{$application}", array(), $this->designer )->get_data()['can']['reapply'] );
		$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/application/{$application}", array( 'stage' => 'new' ), $this->designer ), 'rest_message_refused' );
	}

	public function test_no_alert_and_no_words_at_a_close_reach_somebody_who_is_blocked(): void {
		$skill    = Market::skill();
		$ada      = $this->designer( array( 'skill' => array( $skill ), 'notification_enabled' => true ) );
		$this->id = Talk::begin( $ada, $this->contractor );
		$jobs     = array( Market::mission( $this->contractor, array( 'skill' => array( $skill ) ) ), Market::mission( $this->contractor ) );
		$reader   = ( new Member_Book() )->find( $ada ) ?? $this->fail();
		( new Indexer() )->flush();
		Market::match_news();
		$alert = static fn(): bool => null !== ( Catalogue::all()['new_matching_mission']->letter )( $reader, array( 'ids' => array( $jobs[0] ) ) );
		$words = static fn(): ?string => ( Catalogue::all()['mission_filled']->letter )( $reader, array( 'mission' => $jobs[1] ) )?->quote;
		( new Closing() )->close( $jobs[1], new Close_Request( Mission_Outcome::Elsewhere, null, 'You were rude.' ) );
		$this->assertSame( array( true, 'You were rude.' ), array( $alert(), $words() ) );
		$this->block( $this->contractor );
		$this->assertSame( array( false, '' ), array( $alert(), $words() ) );
	}

	public function test_nothing_is_written_to_somebody_who_is_off_or_gone(): void {
		Off::set( $this->contractor );
		$this->assert_answer( 409, $this->say( $this->designer, 'Hello?' ), 'rest_message_gone' );
		$thread = $this->thread( $this->designer );
		$this->assertSame( array( null, 'gone', false, array( 'I <3 bells' ) ), array( $thread['with'], $thread['why'], $thread['can']['block'], self::texts( $thread ) ) );
		Off::end( $this->contractor );
		$this->said( $this->designer, 'Hello again.' );
	}

	public function test_a_deleted_account_leaves_no_block(): void {
		$this->block( $this->contractor );
		$this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$this->contractor}", array(), $this->contractor ) );
		$this->assertSame( array(), Blocks::of( $this->designer, array( $this->contractor ) ) );
		$this->assertSame( array(), Blocks::by( $this->contractor ) );
	}

	public function test_who_has_blocked_does_not_learn_that_the_other_has_too(): void {
		$this->block( $this->designer );
		$cursor = $this->rest( 'GET', Talk::BASE . "/{$this->id}", array(), $this->designer )->get_data()['cursor'];
		foreach ( array( true, false ) as $is_on ) {
			$this->assert_answer( 200, $this->block( $this->contractor, $is_on ) );
			$this->assert_answer( 204, $this->rest( 'GET', Talk::BASE . "/{$this->id}", array( 'since' => $cursor ), $this->designer ) );
		}
		$this->block( $this->designer, false );
		$this->assert_answer( 200, $this->rest( 'GET', Talk::BASE . "/{$this->id}", array( 'since' => $cursor ), $this->designer ) );
	}
}
