<?php
/**
 * A registration that breaks leaves nothing behind, whichever step it was.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Members;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

final class RegistrationFaultTest extends TestCase {

	/**
	 * Hooks that fire at one step each.
	 *
	 * @return array<string,array{string}>
	 */
	public static function steps(): array {
		return array(
			'the user was written'    => array( 'user_register' ),
			'the image was written'   => array( 'add_attachment' ),
			'sub-sizes are made'      => array( 'wp_generate_attachment_metadata' ),
			'a field was written'     => array( 'added_user_meta' ),
			'the account is complete' => array( 'design_marketplace_member_registered' ),
		);
	}

	#[DataProvider( 'steps' )]
	public function test_nothing_stays_when_a_step_fails( string $hook ): void {
		$before = $this->snapshot();
		$failed = false;
		add_filter(
			$hook,
			static function () use ( &$failed ): never {
				$failed = true;
				throw new RuntimeException( 'broken' );
			}
		);
		try {
			$this->rest( 'POST', '/wp/v2/users/register', Forms::designer(), null, array( 'avatar' => $this->picture( 400, 400 ) ) );
		} catch ( RuntimeException ) {
			$this->assertTrue( $failed );
		}
		$this->assertTrue( $failed );
		$this->assertSame( $before, $this->snapshot() );
		$this->assertFalse( email_exists( 'new.member@example.test' ) );
	}

	public function test_nothing_stays_when_the_database_refuses_the_user(): void {
		$before = $this->snapshot();
		add_filter( 'wp_pre_insert_user_data', '__return_empty_array' );
		$answer = $this->rest( 'POST', '/wp/v2/users/register', Forms::designer() );
		$this->assert_answer( 500, $answer, 'rest_server_error' );
		$this->assertSame( $before, $this->snapshot() );
	}

	/**
	 * Row counts and stored files.
	 *
	 * @return array<string,mixed>
	 */
	private function snapshot(): array {
		global $wpdb;
		$counts = array( 'files' => array_filter( Uploads::stored(), static fn( string $name ): bool => ! str_starts_with( $name, 'sent/' ) ) );
		foreach ( array( $wpdb->users, $wpdb->usermeta, $wpdb->posts, $wpdb->postmeta, Tables::name( 'outbox' ), Tables::name( 'consent' ) ) as $table ) {
			$counts[ $table ] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$table}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of tables.
		}
		return $counts;
	}
}
