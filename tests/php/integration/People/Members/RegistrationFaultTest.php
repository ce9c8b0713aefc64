<?php
/** A registration that breaks leaves nothing behind, whichever step it was. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Leaves_No_Trace;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

final class RegistrationFaultTest extends TestCase {

	use Leaves_No_Trace;

	/**
	 * Hooks that fire at one step each.
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
		$files = array( 'avatar' => $this->picture( 400, 400 ) );
		$this->assert_no_trace(
			static fn() => Faults::at( $hook ),
			fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/users/register', Forms::designer(), null, $files )
		);
		$this->assertFalse( email_exists( 'new.member@example.test' ) );
	}

	/**
	 * What the disk and the database refuse.
	 * @return array<string,array{callable():void}>
	 */
	public static function refusals(): array {
		global $wpdb;
		return array(
			'the disk is full'                   => array( static fn() => Faults::on_disk() ),
			'it is full at a sub-size'           => array( static fn() => Faults::on_disk( 2 ) ),
			'the stored image cannot be decoded' => array( static fn() => Faults::in_decoder() ),
			'the user has no row'                => array( static fn() => Faults::in_database( 'INSERT', $wpdb->users ) ),
			'the user has no field'              => array( static fn() => Faults::in_database( 'INSERT', $wpdb->usermeta, 'design_marketplace_city' ) ),
			'the image has no row'               => array( static fn() => Faults::in_database( 'INSERT', $wpdb->posts ) ),
			'the consent is not kept'            => array( static fn() => Faults::in_database( 'INSERT', Tables::name( 'consent' ) ) ),
			'the mail is not queued'             => array( static fn() => Faults::in_database( 'INSERT', Tables::name( 'outbox' ) ) ),
		);
	}

	#[DataProvider( 'refusals' )]
	public function test_nothing_stays_when_disk_or_database_refuse( callable $fault ): void {
		$files = array( 'avatar' => $this->picture( 400, 400 ) );
		$this->assert_no_trace( $fault, fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/users/register', Forms::designer(), null, $files ) );
	}

	/**
	 * A database that takes nothing is not a name that somebody has: the search for a free slug would never end.
	 * @param string $kind What is claimed.
	 */
	#[TestWith( array( 'email' ) )]
	#[TestWith( array( 'slug' ) )]
	public function test_a_claim_the_database_refuses_ends_the_call( string $kind ): void {
		$before = Snapshot::take();
		Faults::in_database( 'INSERT', Tables::name( 'rate_limit' ), "claim:{$kind}:" );
		$answer = $this->unlogged( fn() => $this->rest( 'POST', '/wp/v2/users/register', Forms::designer() ) );
		$this->assertSame( 1, Faults::struck() );
		$this->assert_answer( 503, $answer, 'rest_database_lost' );
		$this->assertSame( $before, Snapshot::take() );
	}

	public function test_nothing_stays_when_the_database_refuses_the_user(): void {
		$before = Snapshot::take();
		add_filter( 'wp_pre_insert_user_data', '__return_empty_array' );
		$answer = $this->rest( 'POST', '/wp/v2/users/register', Forms::designer() );
		$this->assert_answer( 500, $answer, 'rest_server_error' );
		$this->assertSame( $before, Snapshot::take() );
	}
}
