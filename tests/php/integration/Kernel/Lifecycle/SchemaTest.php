<?php
/** A new site gets all that the code needs, at once; what is there already stays as it is. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use WP_Post;

#[Group( 'sqlite' )]
final class SchemaTest extends TestCase {

	private const PAGES = array( 'home', 'showcase', 'tools', 'about-us', 'terms-conditions', 'privacy-policy' );

	/** Undoes the test; the roles are kept outside the database, too. */
	protected function tearDown(): void {
		parent::tearDown();
		wp_roles()->for_site();
	}

	public function test_a_finished_run_is_not_begun_again(): void {
		wp_load_alloptions();
		$this->assertSame( array(), $this->queries( static fn() => ( new Migrations() )->run() ) );
	}

	public function test_a_new_site_has_roles_and_pages_and_once_more_changes_nothing(): void {
		$before = $this->state();
		$this->take_pages_away();
		Roles::remove();
		for ( $again = 0; $again < 2; $again++ ) {
			delete_option( Tables::VERSION );
			$this->assertTrue( ( new Migrations() )->run() );
			$this->assertEquals( $before, $this->state() );
		}
	}

	public function test_tables_that_are_as_they_should_be_are_not_touched(): void {
		delete_option( Tables::VERSION );
		// A CREATE or an ALTER would end the transaction it is in.
		$queries = $this->queries( static fn() => ( new Migrations() )->run() );
		$this->assertSame( array(), array_values( (array) preg_grep( '/^\s*(CREATE|ALTER|DROP) /i', $queries ) ) );
	}

	public function test_what_breaks_is_undone_and_begun_again(): void {
		$before = $this->state();
		$this->take_pages_away();
		delete_option( Tables::VERSION );
		$break = static fn( array $post ): array => 'tools' === $post['post_name'] ? throw new RuntimeException( 'No more.' ) : $post;
		add_filter( 'wp_insert_post_data', $break );
		try {
			( new Migrations() )->run();
			$this->fail( 'It did not break.' );
		} catch ( RuntimeException $failure ) {
			$this->assertSame( 'No more.', $failure->getMessage() );
		}
		remove_filter( 'wp_insert_post_data', $break );
		$this->assertSame( 0, Tables::version() );
		$this->assertNull( get_page_by_path( 'showcase' ) );
		( new Migrations() )->run();
		$this->assertEquals( $before, $this->state() );
	}

	public function test_members_hold_what_their_role_needs_and_nothing_that_opens_the_dashboard(): void {
		Roles::remove();
		delete_option( Tables::VERSION );
		( new Migrations() )->run();
		wp_roles()->for_site();
		$forbidden = array( 'edit_posts', 'publish_posts', 'edit_pages', 'upload_files', 'unfiltered_html', 'list_users', 'edit_users', 'create_users', 'delete_users', 'promote_users', 'manage_options', 'manage_categories', 'manage_dmkt_skills', 'edit_others_dmkt_works', 'edit_others_dmkt_missions', 'activate_plugins' );
		foreach ( Roles::ALL as $role ) {
			$held = get_role( $role )->capabilities ?? array();
			$this->assertSame( Roles::member_caps( $role ), $held );
			$this->assertSame( array(), array_intersect( $forbidden, array_keys( array_filter( $held ) ) ) );
		}
		foreach ( array( $this->designer(), $this->contractor() ) as $member ) {
			$this->assertSame( array(), array_filter( $forbidden, static fn( string $cap ): bool => user_can( $member, $cap ) ) );
		}
		$this->assertTrue( get_role( 'editor' )?->has_cap( 'edit_others_dmkt_works' ) );
	}

	public function test_a_page_the_administrator_changed_is_kept_and_none_is_made_twice(): void {
		$page = get_page_by_path( 'about-us' );
		$this->assertInstanceOf( WP_Post::class, $page );
		wp_update_post( array( 'ID' => $page->ID, 'post_title' => 'Who we are', 'post_content' => 'People.' ) );
		$before = $this->pages();
		delete_option( Tables::VERSION );
		( new Migrations() )->run();
		$this->assertSame( $before, $this->pages() );
		$kept = get_page_by_path( 'about-us' );
		$this->assertInstanceOf( WP_Post::class, $kept );
		$this->assertSame( array( $page->ID, 'Who we are', 'People.' ), array( $kept->ID, $kept->post_title, $kept->post_content ) );
	}

	/** Leaves of the pages what a new site has: core's draft about privacy. */
	private function take_pages_away(): void {
		global $wpdb;
		foreach ( $this->pages() as $page ) {
			if ( (int) get_option( 'wp_page_for_privacy_policy' ) === (int) $page['ID'] ) {
				$wpdb->update( $wpdb->posts, array( 'post_status' => 'draft' ), array( 'ID' => $page['ID'] ) );
				clean_post_cache( (int) $page['ID'] );
			} else {
				wp_delete_post( (int) $page['ID'], true );
			}
		}
	}

	/**
	 * Version, roles and pages.
	 * @return array<string,mixed>
	 */
	private function state(): array {
		global $wpdb;
		return array(
			'version' => Tables::version(),
			'roles'   => get_option( $wpdb->prefix . 'user_roles' ),
			'pages'   => array_map( static fn( array $page ): array => array( $page['post_name'], $page['post_title'], $page['post_status'] ), $this->pages() ),
		);
	}

	/**
	 * The default pages as the database has them, any second ones made beside them as well.
	 * @return list<array<string,string>>
	 */
	private function pages(): array {
		global $wpdb;
		$slugs = '^(' . implode( '|', self::PAGES ) . ')(-[0-9]+)?$';
		return $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_name, post_title, post_status FROM {$wpdb->posts} WHERE post_type = 'page' AND post_name REGEXP %s ORDER BY post_name", $slugs ), ARRAY_A );
	}
}
