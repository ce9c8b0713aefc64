<?php
/** Strangers and members learn neither login nor name of the people who run the site. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class StaffNamesTest extends TestCase {

	private const NAME = 'Zora Zebra-Operator';

	private int $post = 0;

	protected function setUp(): void {
		parent::setUp();
		$admin = People::administrator();
		wp_update_user( array( 'ID' => $admin, 'display_name' => self::NAME ) );
		$this->post = (int) wp_insert_post( array( 'post_title' => 'News', 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => $admin ) );
		wp_set_current_user( 0 );
	}

	public function test_cores_list_of_users_is_empty_for_who_does_not_run_the_site(): void {
		foreach ( array( null, $this->designer(), $this->contractor() ) as $viewer ) {
			foreach ( array( '', '?search=admin', '?include=1', '?slug=admin', '?orderby=name&per_page=100', '?has_published_posts=post', '?exclude=9999' ) as $query ) {
				$answer = $this->rest( 'GET', "/wp/v2/users{$query}", array(), $viewer );
				$this->assert_tells_nothing( (string) wp_json_encode( array( $answer->get_data(), $answer->get_headers() ) ), "/users{$query}" );
				$this->assertContains( (string) ( $answer->get_headers()['X-WP-Total'] ?? '0' ), array( '0' ), "/users{$query}" );
			}
		}
	}

	public function test_a_single_account_is_not_found(): void {
		foreach ( array( null, $this->designer() ) as $viewer ) {
			$this->assert_answer( 404, $this->rest( 'GET', '/wp/v2/users/1', array(), $viewer ) );
			foreach ( array( "/wp/v2/posts/{$this->post}", '/wp/v2/posts', '/wp/v2/pages', '/wp/v2/comments', '/wp/v2/media', '/wp/v2/search?search=News' ) as $path ) {
				$answer = $this->rest( 'GET', $path, array(), $viewer );
				$this->assert_tells_nothing( (string) wp_json_encode( $this->embedded( $answer ) ), "{$path} with what it embeds" );
			}
		}
	}

	public function test_those_who_run_the_site_see_each_other(): void {
		$editor = $this->person( 'editor' );
		$this->assertContains( self::NAME, array_column( $this->rest( 'GET', '/wp/v2/users?who=authors', array(), $editor )->get_data(), 'name' ) );
		$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/users/1', array(), $editor ) );
	}

	public function test_a_feed_names_nobody(): void {
		$before = array( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] );
		foreach ( array( 'rss2', 'atom', 'rdf', 'rss' ) as $feed ) {
			$GLOBALS['wp_query']     = new \WP_Query( array( 'post_type' => 'post', 'feed' => $feed ) ); // phpcs:ignore WordPress
			$GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; // phpcs:ignore WordPress
			ob_start();
			@load_template( ABSPATH . WPINC . "/feed-{$feed}.php", false ); // phpcs:ignore WordPress -- headers are sent already.
			$this->assert_tells_nothing( (string) ob_get_clean(), $feed );
		}
		[ $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ] = $before; // phpcs:ignore WordPress -- as it was.
	}

	private function assert_tells_nothing( string $text, string $where ): void {
		$this->assertStringNotContainsString( self::NAME, $text, $where );
		$this->assertDoesNotMatchRegularExpression( '#"(slug|user_nicename|name)":"admin"|/author/admin#', $text, $where );
	}
}
