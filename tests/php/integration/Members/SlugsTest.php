<?php
/**
 * The slugs new members get.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Members;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Members\Slugs;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SlugsTest extends TestCase {

	/**
	 * Names and the slugs they give.
	 *
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
		$slugs = new Slugs();
		$this->assertSame( $slug, $slugs->free( $slugs->base( $name ) ) );
	}

	public function test_every_fixed_segment_of_a_route_is_reserved(): void {
		$slugs = new Slugs();
		foreach ( Contract::routes() as $route ) {
			foreach ( explode( '/', trim( $route['path'], '/' ) ) as $segment ) {
				if ( '' !== $segment && ':' !== $segment[0] ) {
					$this->assertNotSame( $segment, $slugs->free( $segment ) );
				}
			}
		}
	}

	public function test_names_in_other_scripts_get_a_slug_of_latin_letters(): void {
		$slugs = new Slugs();
		foreach ( array( '渡辺', 'Михаил', '🙂', '   ' ) as $name ) {
			$this->assertMatchesRegularExpression( '/^member-[a-z0-9]{8}$/', $slugs->free( $slugs->base( $name ) ) );
		}
	}

	public function test_a_second_person_of_a_name_gets_a_number(): void {
		$first = get_userdata( People::designer( array( 'name' => 'Ida Twin' ) ) )->user_nicename ?? '';
		$slugs = new Slugs();
		$this->assertSame( "{$first}-2", $slugs->free( $first ) );
	}

	public function test_a_slug_with_a_number_stays_within_fifty_characters(): void {
		$slugs = new Slugs();
		$long  = $slugs->base( str_repeat( 'a', 60 ) );
		$this->assertSame( 50, strlen( $long ) );
		wp_insert_user(
			array(
				'user_login'    => 'long-one',
				'user_pass'     => 'x',
				'user_nicename' => $long,
			)
		);
		$this->assertSame( 50, strlen( $slugs->free( $long ) ) );
		$this->assertNotSame( $long, $slugs->free( $long ) );
	}
}
