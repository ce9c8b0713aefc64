<?php
/**
 * How many demo members a number makes: exactly as many, of both roles, the same ones each time.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Cli;

use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Cli\Seed\Demo;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Tests\TestCase;

final class SeedMembersTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		// The sizes are the Media room's business, and most of the time this takes.
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array', 1000 );
	}

	public function test_a_number_is_the_number_of_members_in_all(): void {
		$before = $this->members();
		foreach ( array( 1, 2, 5 ) as $number ) {
			$this->demo()->seed( $number );
			self::assertSame( $number, count( $this->members() ) - count( $before ) );
			self::assertSame( $number, $this->demo()->members() );
		}
		$made = $this->members();
		self::assertSame( array( 2, 3 ), array( count( array_keys( $made, Roles::CONTRACTOR, true ) ), count( array_keys( $made, Roles::DESIGNER, true ) ) ) );
		self::assertArrayHasKey( 'designer@example.test', $made );
		self::assertArrayHasKey( 'contractor@example.test', $made );
		self::assertArrayHasKey( 'startup@example.test', $made );
		self::assertSame( array(), ( new Indexer() )->verify() );

		$this->demo()->seed( 3 );
		self::assertSame( $made, $this->members(), 'Nobody is taken away.' );

		$this->demo()->remove();
		self::assertSame( $before, $this->members() );
		self::assertSame( 0, $this->demo()->members() );

		$this->demo()->seed( 5 );
		self::assertSame( $made, $this->members(), 'The same number makes the same members.' );
	}

	private function demo(): Demo {
		return new Demo( static fn( string $line ) => null );
	}

	/**
	 * Roles by address.
	 *
	 * @return array<string,string>
	 */
	private function members(): array {
		$members = array();
		foreach ( get_users( array( 'role__in' => Roles::ALL ) ) as $user ) {
			$members[ $user->user_email ] = Roles::of( $user );
		}
		ksort( $members );
		return $members;
	}
}
