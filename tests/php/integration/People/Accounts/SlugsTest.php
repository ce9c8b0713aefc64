<?php
/** The slugs new members get. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Accounts;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Reservations;
use DesignMarketplace\People\Accounts\Slugs;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class SlugsTest extends TestCase {

	/**
	 * Names and the slugs they give.
	 * @return array<string,array{string,string}>
	 */
	public static function names(): array {
		return array(
			'accents'            => array( 'Zoé Müllerini', 'zoe-mullerini' ),
			'signs'              => array( 'Qwertz & Co. <3', 'qwertz-co' ),
			'a word of a route'  => array( 'Designers', 'designers-2' ),
			'a word of the spec' => array( 'editwork', 'editwork-2' ),
			'a page of ours'     => array( 'About us', 'about-us-2' ),
			'WordPress own'      => array( 'WP Admin', 'wp-admin-2' ),
			'a feed'             => array( 'Feed', 'feed-2' ),
			'a number'           => array( '42', '42-2' ),
			'long'               => array( str_repeat( 'abcde ', 20 ), 'abcde-abcde-abcde-abcde-abcde-abcde-abcde-abcde-ab' ),
		);
	}

	#[DataProvider( 'names' )]
	public function test_a_name_gives_a_slug( string $name, string $slug ): void {
		$this->assertSame( $slug, ( new Slugs() )->claim( $name, new Reservations() ) );
	}

	public function test_every_fixed_segment_of_a_route_is_reserved(): void {
		$slugs = new Slugs();
		foreach ( Contract::routes() as $route ) {
			foreach ( explode( '/', trim( $route->path, '/' ) ) as $segment ) {
				if ( '' !== $segment && ':' !== $segment[0] ) {
					$this->assertNotSame( $segment, $slugs->claim( $segment, new Reservations() ) );
				}
			}
		}
	}

	public function test_names_in_other_scripts_get_a_slug_of_latin_letters(): void {
		$slugs = new Slugs();
		foreach ( array( '渡辺', 'Михаил', '🙂', '   ' ) as $name ) {
			$this->assertMatchesRegularExpression( '/^member-[a-z0-9]{8}$/', $slugs->claim( $name, new Reservations() ) );
		}
	}

	public function test_a_second_person_of_a_name_gets_a_number(): void {
		$first = get_userdata( People::designer( array( 'name' => 'Ida Twin' ) ) )->user_nicename ?? '';
		$this->assertSame( "{$first}-2", ( new Slugs() )->claim( $first, new Reservations() ) );
	}

	public function test_two_people_of_a_name_at_once_get_two_slugs(): void {
		$claims = new Reservations();
		$first  = ( new Slugs() )->claim( 'Ida Twin', $claims );
		$second = ( new Slugs() )->claim( 'Ida Twin', new Reservations() );
		$this->assertNotSame( $first, $second );
		$claims->release();
		$this->assertSame( $first, ( new Slugs() )->claim( 'Ida Twin', new Reservations() ) );
	}

	public function test_a_claim_nobody_gave_back_is_over_after_a_minute(): void {
		global $wpdb;
		$this->assertTrue( ( new Reservations() )->take( 'email', 'a@b.ch' ) );
		$other = new Reservations();
		$this->assertFalse( $other->take( 'email', 'A@b.ch' ) );
		$other->release();
		$this->assertFalse( $other->take( 'email', 'a@b.ch' ), 'it was not its to give back' );
		$wpdb->query( $wpdb->prepare( 'UPDATE ' . Tables::name( 'rate_limit' ) . ' SET until_at = %d', time() - 1 ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$this->assertTrue( $other->take( 'email', 'a@b.ch' ) );
	}

	public function test_a_slug_with_a_number_stays_within_fifty_characters(): void {
		$long = ( new Slugs() )->claim( str_repeat( 'a', 60 ), new Reservations() );
		$next = ( new Slugs() )->claim( str_repeat( 'a', 60 ), new Reservations() );
		$this->assertSame( 50, strlen( $long ) );
		$this->assertSame( 50, strlen( $next ) );
		$this->assertNotSame( $long, $next );
	}
}
