<?php
/** The words tests about conversations are written in. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

/** A designer has written to a contractor; others have nothing to do with it. */
abstract class Talks extends TestCase {

	protected int $designer;
	protected int $contractor;
	protected string $id;

	protected function setUp(): void {
		parent::setUp();
		$this->designer   = $this->designer();
		$this->contractor = $this->contractor();
		$this->id         = Talk::begin( $this->designer, $this->contractor );
	}

	/**
	 * Sends a message.
	 * @param int                               $who    Sender.
	 * @param string                            $text   Text.
	 * @param array<string,mixed>               $more   Further fields.
	 * @param array<string,array<string,mixed>> $files  Files.
	 */
	protected function say( int $who, string $text, array $more = array(), array $files = array() ): WP_REST_Response {
		return $this->rest( 'POST', Talk::BASE . "/{$this->id}", array( 'text' => $text ) + $more, $who, $files );
	}

	/**
	 * Sends a message that must arrive.
	 * @param int    $who  Sender.
	 * @param string $text Text.
	 * @return int Message.
	 */
	protected function said( int $who, string $text ): int {
		$answer = $this->say( $who, $text );
		$this->assert_answer( 201, $answer );
		return $answer->get_data()['id'];
	}

	/**
	 * A thread.
	 * @param int                 $who   Reader.
	 * @param array<string,mixed> $query Parameters.
	 * @return array<string,mixed>
	 */
	protected function thread( int $who, array $query = array() ): array {
		$answer = $this->rest( 'GET', Talk::BASE . "/{$this->id}", $query, $who );
		$this->assert_answer( 200, $answer );
		return $answer->get_data();
	}

	/**
	 * What has changed since a cursor, null for nothing.
	 * @param int    $who    Reader.
	 * @param string $cursor Cursor.
	 * @return array<string,mixed>|null
	 */
	protected function since( int $who, string $cursor ): ?array {
		$answer = $this->rest( 'GET', Talk::BASE . "/{$this->id}", array( 'since' => $cursor ), $who );
		return 204 === $answer->get_status() ? null : $answer->get_data();
	}

	/**
	 * Asks to block the other, or to end it.
	 * @param int  $who   Blocker.
	 * @param bool $is_on Whether it begins.
	 */
	protected function block( int $who, bool $is_on = true ): WP_REST_Response {
		return $this->rest( 'POST', Talk::BASE . "/{$this->id}/block", array( 'blocked' => $is_on ), $who );
	}

	/**
	 * Moves the clock.
	 * @param int $seconds Seconds.
	 */
	protected static function wait( int $seconds ): void {
		update_option( Clock::OFFSET, (int) get_option( Clock::OFFSET, 0 ) + $seconds );
	}

	/**
	 * The texts of a thread.
	 * @param array<string,mixed> $thread Thread.
	 * @return list<string>
	 */
	protected static function texts( array $thread ): array {
		return array_column( $thread['messages'], 'text' );
	}
}
