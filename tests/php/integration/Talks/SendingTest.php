<?php
/** What is sent arrives once, as it was typed, within the limits; and can be taken back for ten minutes. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Measures;
use DesignMarketplace\Tests\Support\Talk;
use WP_REST_Response;

final class SendingTest extends Talks {

	private const NAME = array( 'request_id' => 'a1b2c3d4-0000-4000-8000-000000000001' );

	public function test_the_same_request_is_one_message(): void {
		$first = $this->say( $this->contractor, 'Come in.', self::NAME );
		$this->assert_answer( 201, $first );
		$this->assertTrue( rest_validate_value_from_schema( $first->get_data(), Contract::shape( 'conversation_message' ), 'message' ) );
		$again = $this->say( $this->contractor, 'Come in again.', self::NAME );
		$this->assert_answer( 200, $again );
		$this->assertSame( $first->get_data(), $again->get_data() );
		$this->assertSame( array( 'I <3 bells', 'Come in.' ), self::texts( $this->thread( $this->designer ) ) );
		// The other's requests have names of their own.
		$this->assert_answer( 201, $this->say( $this->designer, 'Thank you.', self::NAME ) );
	}

	public function test_something_must_be_said_and_not_too_much(): void {
		foreach ( array( '', "  \n ", '<b></b>' ) as $nothing ) {
			$this->assertSame( array( 'text' ), array_keys( $this->say( $this->contractor, $nothing )->get_data()['data']['params'] ) );
		}
		$this->assert_answer( 201, $this->say( $this->contractor, str_repeat( 'é', 5000 ) ) );
		$this->assert_answer( 400, $this->say( $this->contractor, str_repeat( 'é', 5001 ) ) );
		$four = array_map( static fn( mixed $part ): array => array_fill( 0, 4, $part ), $this->picture( 20, 20 ) );
		$this->assert_answer( 400, $this->say( $this->contractor, 'See', array(), array( 'files' => $four ) ) );
		$this->assertCount( 2, $this->thread( $this->contractor )['messages'] );
	}

	public function test_ten_messages_until_the_other_answers(): void {
		// The letter is the first.
		for ( $i = 2; $i <= 10; $i++ ) {
			$this->said( $this->designer, "Number {$i}." );
		}
		$this->assert_answer( 409, $this->say( $this->designer, 'Number 11.' ), 'rest_message_unanswered' );
		$thread = $this->thread( $this->designer );
		$this->assertSame( array( 'unanswered', false ), array( $thread['why'], $thread['can']['write'] ) );
		$this->said( $this->contractor, 'Stop.' );
		$this->said( $this->designer, 'Number 11.' );
		$this->assertNull( $this->thread( $this->designer )['why'] );
	}

	public function test_sixty_messages_an_hour_and_repeats_are_none(): void {
		for ( $i = 0; $i < 60; $i++ ) {
			$this->assert_answer( 201, $this->say( $this->contractor, "{$i}", 0 === $i ? self::NAME : array() ) );
			if ( 0 === $i ) {
				$this->said( $this->designer, 'Yes?' );
			}
		}
		$refused = $this->say( $this->contractor, 'One more.' );
		$this->assert_answer( 429, $refused, 'rest_too_many_requests' );
		$this->assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
		$this->assert_answer( 200, $this->say( $this->contractor, '0', self::NAME ) );
	}

	public function test_files_of_messages_count_as_pictures_before_they_are_looked_into(): void {
		$this->assert_answer( 201, $this->say( $this->contractor, 'Look.', array(), array( 'files' => $this->picture( 60, 40 ) ) ) );
		for ( $i = 0; $i < 89; $i++ ) {
			$this->assertNull( Limits::write( 'picture', $this->contractor ) );
		}
		$answer  = null;
		$decodes = Measures::decodes(
			function () use ( &$answer ): void {
				$answer = $this->say( $this->contractor, 'And this.', array(), array( 'files' => $this->picture( 60, 40 ) ) );
			}
		);
		$this->assertInstanceOf( WP_REST_Response::class, $answer );
		$this->assert_answer( 429, $answer, 'rest_too_many_requests' );
		$this->assertSame( 0, $decodes );
		$this->said( $this->contractor, 'Words alone.' );
	}

	public function test_no_files_to_somebody_who_has_not_written(): void {
		$files  = array( 'files' => $this->picture() );
		$answer = $this->say( $this->designer, 'Look.', array(), $files );
		$this->assert_answer( 400, $answer );
		$this->assertSame( array( 'files' => Contract::message( 'message_files_unanswered' ) ), $answer->get_data()['data']['params'] );
		$this->assertSame( array( false, true ), array( $this->thread( $this->designer )['can']['attach'], $this->thread( $this->contractor )['can']['attach'] ) );
		$this->said( $this->contractor, 'Show me.' );
		$this->assertTrue( $this->thread( $this->designer )['can']['attach'] );
	}

	public function test_one_takes_back_ones_own_for_ten_minutes(): void {
		$id   = $this->said( $this->contractor, 'Oops.' );
		$path = Talk::BASE . "/{$this->id}/messages/{$id}";
		$this->assertSame( 1, $this->thread( $this->designer )['unread'] );
		$this->assert_answer( 403, $this->rest( 'DELETE', $path, array(), $this->designer ), 'rest_forbidden' );
		$this->assert_answer( 404, $this->rest( 'DELETE', $path . '9', array(), $this->contractor ) );
		self::wait( 570 );
		$this->assert_answer( 200, $this->rest( 'DELETE', $path, array(), $this->contractor ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', $path, array(), $this->contractor ) );
		$thread = $this->thread( $this->designer );
		$this->assertSame( array( '', true, 0 ), array( $thread['messages'][1]['text'], $thread['messages'][1]['deleted'], $thread['unread'] ) );
		$this->assertTrue( $this->rest( 'GET', Talk::BASE, array(), $this->designer )->get_data()[0]['last']['deleted'] );
		$late = $this->said( $this->contractor, 'Well.' );
		self::wait( 601 );
		$this->assertFalse( $this->thread( $this->contractor )['messages'][2]['can']['delete'] );
		$this->assert_answer( 409, $this->rest( 'DELETE', Talk::BASE . "/{$this->id}/messages/{$late}", array(), $this->contractor ), 'rest_message_delete_over' );
	}

	public function test_a_message_of_the_company_answers_applications(): void {
		$application = Market::apply( $this->designer, Market::mission( $this->contractor ) );
		$other       = Market::apply( $this->designer(), Market::mission( $this->contractor ) );
		$read        = fn( int $id ): array => $this->rest( 'GET', "/wp/v2/application/{$id}", array(), $this->contractor )->get_data();
		$this->said( $this->designer, 'And?' );
		$this->assertNull( $read( $application )['answered'] );
		$this->said( $this->contractor, 'We are looking.' );
		$this->assertNotNull( $read( $application )['answered'] );
		$this->assertNotNull( $read( $application )['seen'] );
		$this->assertNull( $read( $other )['answered'] );
	}
}
