<?php
/** WordPress' own doors: shut for members, open for everybody else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\People\Auth\Core_Access;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP;
use WP_User;

final class CoreAccessTest extends TestCase {

	/**
	 * Core's writes.
	 * @return array<string,array{string,string,array<string,mixed>}>
	 */
	public static function core_writes(): array {
		return array(
			'own account'           => array( 'POST', '/wp/v2/users/me', array( 'password' => 'another-one' ) ),
			'own account, put'      => array( 'PUT', '/wp/v2/users/me', array( 'slug' => 'editwork' ) ),
			'own account, deleted'  => array( 'DELETE', '/wp/v2/users/me', array( 'force' => true ) ),
			'a new user'            => array( 'POST', '/wp/v2/users', array( 'username' => 'x' ) ),
			'a file'                => array( 'POST', '/wp/v2/media', array( 'url' => 'http://localhost/a.png' ) ),
			'a post'                => array( 'POST', '/wp/v2/posts', array( 'title' => 'x' ) ),
			'a page'                => array( 'POST', '/wp/v2/pages', array( 'title' => 'x' ) ),
			'a comment'             => array( 'POST', '/wp/v2/comments', array( 'content' => 'x' ) ),
			'a pattern'             => array( 'POST', '/wp/v2/blocks', array( 'title' => 'x' ) ),
			'a category'            => array( 'POST', '/wp/v2/categories', array( 'name' => 'x' ) ),
			'a setting'             => array( 'POST', '/wp/v2/settings', array( 'title' => 'x' ) ),
			'an application key'    => array( 'POST', '/wp/v2/users/me/application-passwords', array( 'name' => 'x' ) ),
			'application keys read' => array( 'GET', '/wp/v2/users/me/application-passwords', array() ),
			'a batch'               => array( 'POST', '/batch/v1', array( 'requests' => array( array( 'path' => '/wp/v2/users/me' ) ) ) ),
		);
	}

	/**
	 * Refused for members.
	 * @param string              $method Method.
	 * @param string              $route  Route.
	 * @param array<string,mixed> $params Parameters.
	 */
	#[DataProvider( 'core_writes' )]
	public function test_members_have_none_of_cores_writes( string $method, string $route, array $params ): void {
		foreach ( array( $this->designer(), $this->contractor() ) as $member ) {
			$this->assert_answer( 403, $this->rest( $method, $route, $params, $member ), 'rest_forbidden' );
		}
	}

	public function test_core_has_no_routes_of_its_own_for_members_items(): void {
		foreach ( array( 'dmkt_work', 'dmkt_mission', 'dmkt_application' ) as $type ) {
			$this->assert_answer( 404, $this->rest( 'POST', "/wp/v2/{$type}", array(), $this->designer() ), 'rest_no_route' );
		}
	}

	public function test_a_batch_cannot_change_a_member_by_cores_rules(): void {
		$id     = $this->designer();
		$answer = $this->batch( array( array( 'path' => "/wp/v2/users/{$id}", 'body' => array( 'password' => 'another-one' ) ) ) );
		$this->assertSame( 401, $answer->get_data()['responses'][0]['status'] );
	}

	public function test_application_passwords_are_not_for_members(): void {
		$this->assertFalse( apply_filters( 'wp_is_application_passwords_available_for_user', true, new WP_User( $this->designer() ) ) );
		$this->assertTrue( apply_filters( 'wp_is_application_passwords_available_for_user', true, new WP_User( People::administrator() ) ) );
	}

	public function test_a_members_application_passwords_are_not_even_asked_about(): void {
		$id = $this->designer();
		$this->assert_answer( 401, $this->rest( 'GET', "/wp/v2/users/{$id}/application-passwords" ), 'rest_login_required' );
		$this->assert_answer( 403, $this->rest( 'GET', "/wp/v2/users/{$id}/application-passwords", array(), People::administrator() ), 'rest_forbidden' );
	}

	public function test_the_admin_bar_is_not_for_members(): void {
		wp_set_current_user( $this->designer() );
		$this->assertFalse( apply_filters( 'show_admin_bar', true ) );
		wp_set_current_user( People::administrator() );
		$this->assertTrue( apply_filters( 'show_admin_bar', true ) );
	}

	public function test_comments_are_closed_on_our_types_and_for_members(): void {
		$post = (int) wp_insert_post( array( 'post_title' => 'A post', 'post_status' => 'publish', 'comment_status' => 'open' ) );
		$ours = (int) wp_insert_post( array( 'post_title' => 'A work', 'post_type' => 'dmkt_work', 'comment_status' => 'open' ) );
		$this->assertTrue( comments_open( $post ) );
		$this->assertFalse( comments_open( $ours ) );
		wp_set_current_user( $this->designer() );
		$this->assertFalse( comments_open( $post ) );
	}

	public function test_nobody_has_an_archive_a_feed_or_a_redirect_to_one(): void {
		foreach ( array(
			array( 'author' => '1' ),
			array( 'author_name' => 'admin' ),
			array( 'author_name' => 'admin', 'feed' => 'feed' ),
		) as $vars ) {
			$wp             = new WP();
			$wp->query_vars = $vars;
			do_action( 'parse_request', $wp ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
			$this->assertSame( array( 'error' => '404' ), $wp->query_vars );
		}
	}

	public function test_sitemaps_embeds_and_search_name_nobody(): void {
		$id = $this->designer( array( 'name' => 'Findable Person' ) );
		$this->assertNull( wp_sitemaps_get_server()->registry->get_provider( 'users' ) );
		$post = (int) wp_insert_post( array( 'post_title' => 'A post', 'post_status' => 'publish', 'post_author' => $id ) );
		$this->assertSame( array(), array_intersect( array( 'author_name', 'author_url' ), array_keys( (array) get_oembed_response_data( $post, 600 ) ) ) );
		foreach ( array( 'post', 'term', 'post-format' ) as $type ) {
			$answer = $this->rest( 'GET', "/wp/v2/search?search=Findable&type={$type}" );
			$this->assertStringNotContainsString( (string) ( get_userdata( $id )->user_nicename ?? 'x' ), (string) wp_json_encode( $answer->get_data() ) );
		}
	}

	public function test_member_roles_hold_none_of_cores_capabilities_but_read(): void {
		$core = array_keys( get_role( 'administrator' )->capabilities ?? array() );
		$core = array_filter( $core, static fn( string $cap ): bool => ! str_contains( $cap, 'dmkt_' ) && 'read' !== $cap && ! str_starts_with( $cap, 'level_' ) );
		$this->assertGreaterThan( 30, count( $core ) );
		foreach ( array( $this->designer(), $this->contractor() ) as $member ) {
			foreach ( $core as $cap ) {
				$this->assertFalse( user_can( $member, $cap ), $cap );
			}
		}
	}

	public function test_over_xml_rpc_nobody_writes_members_items(): void {
		wp_set_current_user( People::administrator() );
		$mission = Market::mission( $this->contractor() );
		self::assertTrue( current_user_can( 'edit_post', $mission ) );
		$shut = array( new Core_Access(), 'without_items' );
		add_filter( 'user_has_cap', $shut );
		try {
			foreach ( array( 'dmkt_works', 'dmkt_missions', 'dmkt_applications' ) as $types ) {
				self::assertFalse( current_user_can( "edit_others_{$types}" ), $types );
			}
			self::assertFalse( current_user_can( 'edit_post', $mission ) );
			self::assertTrue( current_user_can( 'edit_others_dmkt_events' ) );
			self::assertTrue( current_user_can( 'edit_others_posts' ) );
		} finally {
			remove_filter( 'user_has_cap', $shut );
		}
	}
}
