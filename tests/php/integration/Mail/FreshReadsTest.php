<?php
/** A worker at work sees what others have written meanwhile. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Object_Cache;

#[Group( 'sqlite' )]
final class FreshReadsTest extends TestCase {

	/** Another process writes while the first mail leaves: this one's cache still has the member as they were. */
	public function test_a_mail_queued_while_another_leaves_is_made_of_what_is_stored_now(): void {
		$id = $this->designer( array( 'email' => 'owner@example.test' ) );
		( new Outbox() )->enqueue( 'test:1', "user:{$id}", 'welcome' );
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

	public function test_a_job_that_is_hidden_while_its_candidates_are_told_is_not_named_again(): void {
		$this->assertSame( 1, $this->told_while_it_is_hidden() );
	}

	/** Emptying a group of it would take from other processes what they have in it. */
	public function test_a_shared_cache_keeps_what_it_has(): void {
		$cache                      = new class() extends WP_Object_Cache {
			public int $emptied = 0;

			public function flush_group( $group ): bool {
				++$this->emptied;
				return parent::flush_group( $group );
			}
		};
		$GLOBALS['wp_object_cache'] = $cache; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as an object-cache drop-in does.
		wp_using_ext_object_cache( true );
		try {
			$this->assertSame( array( 1, 0 ), array( $this->told_while_it_is_hidden(), $cache->emptied ) );
		} finally {
			wp_using_ext_object_cache( false );
			wp_cache_init();
		}
	}

	public function test_what_a_member_wrote_to_several_ends_when_the_account_is_off(): void {
		$company = $this->contractor();
		foreach ( array( $this->designer(), $this->designer() ) as $designer ) {
			$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $designer, 'comment' => "Hello {$designer}" ), $company ) );
		}
		$key = State::key( State::OFF );
		$this->elsewhere( 'INSERT INTO %i ( user_id, meta_key, meta_value ) VALUES ( %d, %s, 0 )', $GLOBALS['wpdb']->usermeta, $company, $key );
		Mails::worker()->run( 100 );
		$this->assertCount( 1, $this->mails() );
	}

	/**
	 * Closes a job with two candidates, which is hidden after the first was told.
	 * @return int How many were told.
	 */
	private function told_while_it_is_hidden(): int {
		Market::clear();
		$job = Market::mission( $this->contractor() );
		Market::apply( $this->designer(), $job );
		Market::apply( $this->designer(), $job );
		Mails::worker()->run( 100 );
		$before = count( $this->mails() );
		( new Closing() )->close( $job );
		$this->elsewhere( 'UPDATE %i SET post_status = %s WHERE ID = %d', $GLOBALS['wpdb']->posts, Hidden::STATUS, $job );
		Mails::worker()->run( 100 );
		return count( $this->mails() ) - $before;
	}

	/** Writes past this process' cache, after the next email has left. */
	private function elsewhere( string $sql, string|int ...$values ): void {
		Mails::with_the_next(
			static function () use ( $sql, $values ): void {
				global $wpdb;
				self::assertSame( 1, $wpdb->query( $wpdb->prepare( $sql, ...$values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
			}
		);
	}
}
