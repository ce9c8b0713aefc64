<?php
/**
 * A worker at work sees what others have written meanwhile.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Members\Mails\Welcome;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;

final class FreshReadsTest extends TestCase {

	/**
	 * Another process writes while the first mail leaves: this one's cache still has the member as they were.
	 */
	public function test_a_mail_queued_while_another_leaves_is_made_of_what_is_stored_now(): void {
		Market::clear();
		$id = $this->designer( array( 'email' => 'owner@example.test' ) );
		( new Outbox() )->enqueue( 'test:1', "user:{$id}", Welcome::class );
		$elsewhere = function ( mixed $sent ) use ( $id, &$elsewhere ): mixed {
			remove_filter( 'pre_wp_mail', $elsewhere, 5 );
			get_user_meta( $id );
			$before = wp_cache_get( $id, 'user_meta' );
			$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => 'new@example.test' ), $id ) );
			wp_cache_set( $id, $before, 'user_meta' );
			return $sent;
		};
		add_filter( 'pre_wp_mail', $elsewhere, 5 );
		Mails::worker()->run( 10 );
		$this->assertContains( 'new@example.test', array_merge( ...array_map( static fn( array $mail ): array => (array) $mail['to'], $this->mails() ) ) );
	}
}
