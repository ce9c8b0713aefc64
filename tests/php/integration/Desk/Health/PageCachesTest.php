<?php
/** Page caches that are plugins keep no answer that depends on who asks. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Health;

use DesignMarketplace\Site\Front\Address;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Tests\TestCase;

final class PageCachesTest extends TestCase {

	/**
	 * How often a cache is told to keep off while the work runs.
	 * @param callable():mixed $work Work.
	 */
	private function refusals( callable $work ): int {
		$before = did_action( 'litespeed_control_set_nocache' );
		$work();
		return did_action( 'litespeed_control_set_nocache' ) - $before;
	}

	public function test_no_answer_of_the_api_is_kept_as_caches_do_not_look_at_the_token(): void {
		$this->assertSame( 1, $this->refusals( fn() => $this->rest( 'GET', '/wp/v2/users?role=designer' ) ) );
		$this->assertSame( 1, $this->refusals( fn() => $this->rest( 'GET', '/wp/v2/users/me', array(), $this->designer() ) ) );
		$this->assertSame( 0, $this->refusals( fn() => $this->rest( 'GET', '/wp/v2/types' ) ) );
		$this->assertTrue( defined( 'DONOTCACHEPAGE' ) && true === DONOTCACHEPAGE );
	}

	public function test_a_members_page_is_not_kept_and_a_strangers_is(): void {
		$reply = new Reply( 200 );
		$this->assertSame( 0, $this->refusals( static fn() => $reply->headers( '<p>' ) ) );
		wp_set_current_user( $this->designer() );
		$this->assertSame( 1, $this->refusals( static fn() => $reply->headers( '<p>' ) ) );
	}

	public function test_wp_json_is_found_where_permalinks_are_plain(): void {
		$address                = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security -- put back below.
		$_SERVER['REQUEST_URI'] = '/wp-json/wp/v2/users?role=designer';
		$module                 = new Address();
		$this->assertSame( array(), $module->find_route( array() ) );
		add_filter( 'pre_option_permalink_structure', static fn(): string => '' );
		$this->assertSame( array( 'rest_route' => '/wp/v2/users' ), $module->find_route( array() ) );
		$this->assertSame( array( 'rest_route' => '/x' ), $module->find_route( array( 'rest_route' => '/x' ) ) );
		$_SERVER['REQUEST_URI'] = '/wp-json/';
		$this->assertSame( array( 'rest_route' => '/' ), $module->find_route( array() ) );
		$_SERVER['REQUEST_URI'] = '/designers';
		$this->assertSame( array(), $module->find_route( array() ) );
		$_SERVER['REQUEST_URI'] = $address;
	}
}
