<?php
/** A thread tells all that has changed since one last asked, and to each of the two only what they know. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Talks\Conversation_Rows;
use DesignMarketplace\Talks\Message_Rows;
use DesignMarketplace\Talks\Seat;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use RuntimeException;

final class ThreadTest extends Talks {

	/**
	 * Adds messages of the company, without the limits of a person.
	 * @param int $number How many.
	 */
	private function many( int $number ): void {
		for ( $i = 1; $i <= $number; $i++ ) {
			$held = Conversation_Rows::raise( Talk::between( $this->designer, $this->contractor )->id ) ?? throw new RuntimeException( 'It is gone.' );
			Message_Rows::add( $held, Seat::Contractor, "Number {$i}." );
		}
	}

	public function test_a_long_thread_is_read_page_by_page(): void {
		$this->many( 120 );
		$newest = $this->thread( $this->designer );
		$this->assertTrue( rest_validate_value_from_schema( $newest, Contract::shape( 'thread' ), 'thread' ) );
		$this->assertSame( array( 'Number 71.', 'Number 120.', true, true ), array( self::texts( $newest )[0], self::texts( $newest )[49], $newest['more'], $newest['whole'] ) );
		$older  = $this->thread( $this->designer, array( 'before' => $newest['messages'][0]['id'] ) );
		$oldest = $this->thread( $this->designer, array( 'before' => $older['messages'][0]['id'] ) );
		$this->assertSame( array( 'I <3 bells', 21, false ), array( self::texts( $oldest )[0], count( $oldest['messages'] ), $oldest['more'] ) );
		$this->assertCount( 121, array_unique( array_column( array_merge( $oldest['messages'], $older['messages'], $newest['messages'] ), 'id' ) ) );
	}

	public function test_nothing_new_is_no_answer_and_anything_new_is_told(): void {
		$mission     = Market::mission( $this->contractor );
		$application = Market::apply( $this->designer, $mission );
		$cursor      = $this->thread( $this->designer )['cursor'];
		$changes     = array(
			'a message'      => fn() => $this->said( $this->contractor, 'Hello.' ),
			'one\'s own'     => fn() => $this->said( $this->designer, 'Hello.' ),
			'a read mark'    => fn() => $this->rest( 'POST', Talk::BASE . "/{$this->id}/read", array( 'until' => 999999999 ), $this->contractor ),
			'a told stage'   => fn() => $this->rest(
				'POST',
				"/wp/v2/application/{$application}",
				array( 'stage' => 'shortlisted', 'tell' => true ),
				$this->contractor
			),
			'a block'        => fn() => $this->block( $this->contractor ),
			'no block'       => fn() => $this->block( $this->contractor, false ),
			'an account off' => fn() => Off::set( $this->contractor ),
		);
		foreach ( $changes as $name => $change ) {
			$this->assertSame( array(), (array) $this->since( $this->designer, $cursor ), "Before {$name}" );
			$change();
			$news = $this->since( $this->designer, $cursor );
			$this->assertNotNull( $news, $name );
			$this->assertCount( in_array( $name, array( 'a message', 'one\'s own' ), true ) ? 1 : 0, $news['messages'], $name );
			$this->assertFalse( $news['whole'] );
			$cursor = $news['cursor'];
		}
		$this->assertSame( array( null, 'gone', false, 'shortlisted', '' ), array( $news['with'], $news['why'], $news['can']['write'], $news['jobs'][0]['stage'], $news['jobs'][0]['title'] ) );
	}

	public function test_a_deletion_is_told_and_a_long_absence_gets_the_newest_page(): void {
		$id     = $this->said( $this->contractor, 'Oops.' );
		$cursor = $this->thread( $this->designer )['cursor'];
		$this->rest( 'DELETE', Talk::BASE . "/{$this->id}/messages/{$id}", array(), $this->contractor );
		$news = $this->since( $this->designer, $cursor );
		$this->assertSame( array( array( $id, true ) ), array_map( static fn( array $message ): array => array( $message['id'], $message['deleted'] ), $news['messages'] ?? array() ) );
		$this->many( 51 );
		$news = $this->since( $this->designer, $cursor );
		$this->assertSame( array( true, true, 'Number 51.' ), array( $news['whole'] ?? null, $news['more'] ?? null, self::texts( $news ?? array() )[49] ) );
	}

	public function test_a_stage_is_read_by_the_designer_when_it_was_told(): void {
		$application = Market::apply( $this->designer, Market::mission( $this->contractor, array( 'title' => 'A bell' ) ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$application}", array( 'stage' => 'chosen' ), $this->contractor ) );
		$of_owner = $this->thread( $this->contractor )['jobs'][0];
		$this->assertSame( array( $application, 'A bell', 'chosen', 'new' ), array( $of_owner['application'], $of_owner['title'], $of_owner['stage'], $of_owner['told'] ) );
		$this->assertContains( 'declined', $of_owner['next'] );
		$this->assertStringNotContainsString( 'chosen', (string) wp_json_encode( $this->thread( $this->designer ) ) );
		$cursors = array_map( fn( int $who ): string => $this->thread( $who )['cursor'], array( $this->designer, $this->contractor ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$application}", array( 'stage' => 'shortlisted' ), $this->contractor ) );
		$this->assertNull( $this->since( $this->designer, $cursors[0] ), 'Nor that the company changes its mind.' );
		$this->assertSame( 'shortlisted', $this->since( $this->contractor, $cursors[1] )['jobs'][0]['stage'] ?? null );
	}

	public function test_what_was_read_stays_read(): void {
		$this->many( 3 );
		$ids  = array_column( $this->thread( $this->designer )['messages'], 'id' );
		$read = fn( mixed $until ): mixed => $this->rest( 'POST', Talk::BASE . "/{$this->id}/read", array( 'until' => $until ), $this->designer )->get_data()['unread'] ?? null;
		$this->assertSame( array( 1, 1, 0, 0 ), array( $read( $ids[2] ), $read( $ids[1] ), $read( 999999999 ), $read( 1 ) ) );
		$this->assertSame( $ids[3], $this->thread( $this->contractor )['read'], 'Not beyond what is there.' );
		$this->assertNull( $read( 0 ) );
	}

	public function test_the_slug_of_the_other_stands_for_the_id_to_the_two_alone(): void {
		$by_slug = $this->rest( 'GET', Talk::BASE . '/' . People::slug( $this->contractor ), array(), $this->designer );
		$this->assertSame( $this->id, $by_slug->get_data()['id'] );
		foreach ( array( $this->designer(), $this->contractor() ) as $other ) {
			foreach ( array( $this->id, People::slug( $this->contractor ), People::slug( $this->designer ) ) as $name ) {
				$this->assert_answer( 404, $this->rest( 'GET', Talk::BASE . "/{$name}", array(), $other ), 'rest_post_invalid_id' );
			}
		}
		// An id beside the one of the path is no other one.
		$this->assert_answer( 404, $this->rest( 'GET', Talk::BASE . '/' . str_repeat( '0', 32 ), array( 'conversation' => $this->id ), $this->designer ) );
	}
}
