<?php
/** The picture files of a hidden work: gone from their addresses, and back with it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Media\Withheld_Link;
use DesignMarketplace\People\Members\Off_Pictures;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;

final class HiddenPicturesTest extends TestCase {

	/**
	 * Paths of the stored files below the uploads.
	 * @return list<string>
	 */
	private function files(): array {
		$files = array_values( array_filter( Uploads::stored(), static fn( string $name ): bool => ! str_starts_with( $name, 'sent/' ) && ! str_ends_with( $name, 'index.html' ) ) );
		sort( $files );
		return $files;
	}

	/**
	 * Those at public addresses.
	 * @return list<string>
	 */
	private function at_their_addresses(): array {
		return array_values( array_filter( $this->files(), static fn( string $name ): bool => ! str_starts_with( $name, 'design-marketplace-withheld/' ) ) );
	}

	public function test_the_pictures_of_a_hidden_work_go_and_come_back(): void {
		$none     = $this->files();
		$designer = $this->designer();
		Market::work( $designer, array(), array( 'image' => $this->picture( 1500, 100 ) ) );
		$stays = $this->files();
		$work  = Market::work( $designer, array(), array( 'image' => $this->picture( 1500, 100 ) ) );
		$all   = $this->files();
		$this->assertNotSame( $none, $stays );
		Decided::hide( $work );
		$this->assertSame( $stays, $this->at_their_addresses(), 'Those of other works stay.' );
		$this->assertCount( count( $all ), $this->files(), 'Nothing is lost.' );
		$image = $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $designer )->get_data()['image'];
		$this->assertStringNotContainsString( 'withheld', $image['base_path'], 'Where they lie is an address for everybody, and for good.' );
		$this->assertTrue( rest_validate_value_from_schema( $image, Contract::shape( 'image' ) ) );
		$this->assertFileExists( $this->shown( $image ), 'Their designer still sees them.' );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- ours.
		$this->assertSame( array(), Off_Pictures::due() );
		$this->assertSame( $stays, $this->at_their_addresses(), 'The daily job brings none back.' );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/work/{$work}", array(), $designer, array( 'image2' => $this->picture( 1500, 100 ) ) ) );
		$this->assertSame( $stays, $this->at_their_addresses(), 'Nor is a new one to be had.' );
		wp_trash_post( $work );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- ours.
		$this->assertSame( $stays, $this->at_their_addresses(), 'Nor those of one in the trash.' );
		wp_untrash_post( $work );
		Off::set( $designer );
		Off::end( $designer );
		$this->assertSame( $stays, $this->at_their_addresses(), 'Nor does the account bring them back.' );
		Decided::show( $work );
		$this->assertSame( array(), array_diff( $all, $this->at_their_addresses() ) );
		$this->assertSame( $this->files(), $this->at_their_addresses() );
	}

	/**
	 * The file an address of a picture brings.
	 * @param array<string,mixed> $image Image object.
	 */
	private function shown( array $image ): string {
		[ $home, $token ] = explode( '?design_marketplace_picture=', $image['base_path'] ) + array( '', '' );
		$this->assertSame( home_url( '/' ), $home );
		return Withheld_Link::file( $token . $image['breakpoints']['lg']['2x'] );
	}

	public function test_an_address_is_good_for_its_picture_and_a_while(): void {
		$designer = $this->designer();
		$works    = array( Market::work( $designer, array(), array( 'image' => $this->picture( 1500, 100 ) ) ), Market::work( $designer, array(), array( 'image' => $this->picture( 1500, 100 ) ) ) );
		array_map( array( Decided::class, 'hide' ), $works );
		$images = array_map( fn( int $work ): array => $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $designer )->get_data()['image'], $works );
		foreach ( array( $images[1]['breakpoints'], array( 'lg' => array( '2x' => '../index.html' ) ), array( 'lg' => array( '2x' => 'index.html' ) ) ) as $breakpoints ) {
			$this->assertSame( '', $this->shown( array( 'breakpoints' => $breakpoints ) + $images[0] ) );
		}
		$this->assertSame( '', $this->shown( array( 'base_path' => str_replace( "={$images[0]['id']}.", "={$images[1]['id']}.", $images[0]['base_path'] ) ) + $images[1] ) );
		// Another site of the network has the same numbers and the same keys.
		$here = $GLOBALS['blog_id'];
		$this->assertNotSame( '', $this->shown( $images[0] ) );
		$GLOBALS['blog_id'] = $here + 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as switch_to_blog() does.
		$elsewhere          = $this->shown( $images[0] );
		$GLOBALS['blog_id'] = $here; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the same.
		$this->assertSame( '', $elsewhere );
		update_option( Clock::OFFSET, 20 * MINUTE_IN_SECONDS );
		$this->assertSame( '', $this->shown( $images[0] ) );
	}

	public function test_no_answer_and_no_export_says_where_they_lie(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer, array(), array( 'image' => $this->picture( 1500, 100 ) ) );
		$picture  = Pictures::of( $work )[0];
		Decided::hide( $work );
		foreach ( array( "/wp/v2/work/{$work}", "/wp/v2/work?author={$designer}", '/wp/v2/users/me', "/wp/v2/media/{$picture}", "/wp/v2/media?author={$designer}&status=private" ) as $path ) {
			$this->assertStringNotContainsString( 'withheld', (string) wp_json_encode( $this->rest( 'GET', $path, array(), $designer )->get_data(), JSON_UNESCAPED_SLASHES ), $path );
		}
		$export = (string) wp_json_encode( ( new Inventory() )->export( $designer ), JSON_UNESCAPED_SLASHES );
		$this->assertStringContainsString( 'design_marketplace_picture=', $export );
		$this->assertStringNotContainsString( 'withheld', $export );
	}

	public function test_while_the_account_is_off_a_decision_brings_nothing_back(): void {
		$designer = $this->designer();
		$none     = $this->at_their_addresses();
		$work     = Market::work( $designer, array(), array( 'image' => $this->picture( 1500, 100 ) ) );
		$all      = $this->files();
		Decided::hide( $work );
		Off::set( $designer );
		Decided::show( $work );
		$this->assertSame( $none, $this->at_their_addresses() );
		Off::end( $designer );
		$this->assertSame( $all, $this->at_their_addresses() );
	}
}
