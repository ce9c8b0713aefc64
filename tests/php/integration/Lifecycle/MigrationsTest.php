<?php
/**
 * The steps that bring the database to the version of the code: run again they change nothing, broken off they go on.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Lifecycle;

use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Content\Skills;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Directory\Totals;
use DesignMarketplace\Lifecycle\Migrations;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use WP_Post;

#[Group( 'sqlite' )]
final class MigrationsTest extends TestCase {

	private const PAGES = array( 'home', 'showcase', 'tools', 'about-us', 'terms-conditions', 'privacy-policy' );

	/**
	 * Undoes the test; the roles are kept outside the database, too.
	 */
	protected function tearDown(): void {
		parent::tearDown();
		wp_roles()->for_site();
	}

	public function test_a_finished_run_is_not_begun_again(): void {
		wp_load_alloptions();
		$this->assertSame( array(), $this->queries( static fn() => ( new Migrations() )->run() ) );
	}

	public function test_every_step_again_changes_nothing(): void {
		( new Totals() )->recount();
		$before = $this->state();
		for ( $again = 0; $again < 2; $again++ ) {
			delete_option( Migrations::OPTION );
			( new Migrations() )->run();
			$this->assertSame( $before, $this->state() );
		}
	}

	public function test_tables_that_are_as_they_should_be_are_not_touched(): void {
		update_option( Migrations::OPTION, 0 );
		// A CREATE or an ALTER would end the transaction it is in.
		$queries = $this->queries( static fn() => ( new Migrations() )->run() );
		$this->assertSame( array(), array_values( (array) preg_grep( '/^\s*(CREATE|ALTER|DROP) /i', $queries ) ) );
	}

	/**
	 * Steps that were done when a run was broken off.
	 *
	 * @return array<string,array{int}>
	 */
	public static function interruptions(): array {
		return array(
			'before the first step'       => array( 0 ),
			'before the pages'            => array( 1 ),
			'before members were counted' => array( 2 ),
			'before skills had levels'    => array( 4 ),
			'before members had a date'   => array( 5 ),
			'before jobs were counted'    => array( 9 ),
		);
	}

	public function test_cards_of_before_get_the_language_of_their_member(): void {
		global $wpdb;
		$member = $this->designer( array( 'locale' => 'it' ) );
		( new Indexer() )->flush();
		$table = Tables::name( 'directory' );
		$read  = static fn(): array => (array) json_decode( (string) $wpdb->get_var( "SELECT doc FROM {$table} WHERE user_id = {$member}" ), true ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name and a number.
		$card  = $read();
		$wpdb->update( $table, array( 'doc' => (string) wp_json_encode( array_diff_key( $card, array( 'locale' => 0 ) ) ) ), array( 'user_id' => $member ) );
		$this->assertContains( $member, ( new Indexer() )->verify() );
		update_option( Migrations::OPTION, 9 );
		( new Migrations() )->run();
		$this->assertSame( 'it', $read()['locale'] );
		$this->assertNotContains( $member, ( new Indexer() )->verify() );
	}

	#[DataProvider( 'interruptions' )]
	public function test_an_interrupted_run_goes_on_and_ends_in_the_same_state( int $done ): void {
		global $wpdb;
		$skill = wp_insert_term( 'Type', Skills::TAXONOMY );
		$this->assertIsArray( $skill );
		$this->designer( array( 'skill' => array( $skill['term_id'] ), 'level' => 2, 'city' => 'Lausanne' ) );
		$mission = (int) wp_insert_post(
			array( 'post_type' => 'dm_mission', 'post_status' => 'publish', 'post_author' => $this->contractor(), 'post_title' => 'A job' )
		);
		wp_set_object_terms( $mission, array( $skill['term_id'] ), Skills::TAXONOMY );
		( new Indexer() )->flush();
		( new Totals() )->recount();
		$before = $this->state();
		if ( $done < 16 ) {
			$wpdb->query( 'UPDATE ' . Tables::name( 'directory_count' ) . ' SET verified = 0, verified_jobs = 0' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		}
		if ( $done < 13 ) {
			foreach ( array( 'directory' => 'open_jobs', 'directory_skill' => 'jobs', 'directory_count' => 'jobs' ) as $table => $column ) {
				$wpdb->query( 'UPDATE ' . Tables::name( $table ) . " SET {$column} = 0" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
			}
		}
		if ( $done < 3 ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( 'directory_count' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		}
		if ( $done < 5 ) {
			$skills = Tables::name( 'directory_skill' );
			$wpdb->query( "UPDATE {$skills} SET level = 0, region = ''" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		}
		if ( $done < 2 ) {
			$this->take_pages_away();
		}
		if ( $done < 1 ) {
			Roles::remove();
		}
		update_option( Migrations::OPTION, $done );
		( new Migrations() )->run();
		$this->assertEquals( $before, $this->state() );
		$this->assertSame( array(), ( new Indexer() )->verify() );
	}

	public function test_a_step_that_breaks_is_taken_up_where_it_stopped(): void {
		$before = $this->state();
		$this->take_pages_away();
		update_option( Migrations::OPTION, 0 );
		$break = static fn( array $post ): array => 'tools' === $post['post_name'] ? throw new RuntimeException( 'No more.' ) : $post;
		add_filter( 'wp_insert_post_data', $break );
		try {
			( new Migrations() )->run();
			$this->fail( 'The step did not break.' );
		} catch ( RuntimeException $failure ) {
			$this->assertSame( 'No more.', $failure->getMessage() );
		}
		remove_filter( 'wp_insert_post_data', $break );
		$this->assertSame( 1, (int) get_option( Migrations::OPTION ) );
		$this->assertNotNull( get_page_by_path( 'showcase' ) );
		$this->assertNull( get_page_by_path( 'tools' ) );
		( new Migrations() )->run();
		$this->assertEquals( $before, $this->state() );
	}

	public function test_members_hold_what_their_role_needs_and_nothing_that_opens_the_dashboard(): void {
		Roles::remove();
		update_option( Migrations::OPTION, 0 );
		( new Migrations() )->run();
		wp_roles()->for_site();
		$forbidden = array( 'edit_posts', 'publish_posts', 'edit_pages', 'upload_files', 'unfiltered_html', 'list_users', 'edit_users', 'create_users', 'delete_users', 'promote_users', 'manage_options', 'manage_categories', 'manage_dm_skills', 'edit_others_dm_works', 'edit_others_dm_missions', 'activate_plugins' );
		foreach ( Roles::ALL as $role ) {
			$held = get_role( $role )->capabilities ?? array();
			$this->assertSame( Roles::member_caps( $role ), $held );
			$this->assertSame( array(), array_intersect( $forbidden, array_keys( array_filter( $held ) ) ) );
		}
		foreach ( array( $this->designer(), $this->contractor() ) as $member ) {
			$this->assertSame( array(), array_filter( $forbidden, static fn( string $cap ): bool => user_can( $member, $cap ) ) );
		}
		$this->assertTrue( get_role( 'editor' )?->has_cap( 'edit_others_dm_works' ) );
	}

	public function test_a_page_the_administrator_changed_is_kept_and_none_is_made_twice(): void {
		$page = get_page_by_path( 'about-us' );
		$this->assertInstanceOf( WP_Post::class, $page );
		wp_update_post( array( 'ID' => $page->ID, 'post_title' => 'Who we are', 'post_content' => 'People.' ) );
		$before = $this->pages();
		update_option( Migrations::OPTION, 1 );
		( new Migrations() )->run();
		$this->assertSame( $before, $this->pages() );
		$kept = get_page_by_path( 'about-us' );
		$this->assertInstanceOf( WP_Post::class, $kept );
		$this->assertSame( array( $page->ID, 'Who we are', 'People.' ), array( $kept->ID, $kept->post_title, $kept->post_content ) );
	}

	public function test_cards_of_before_are_told_how_many_works_there_are(): void {
		global $wpdb;
		$zoe = $this->designer();
		Market::work( $zoe );
		Market::work( $zoe );
		Market::work( $zoe, array( 'status' => 'draft' ) );
		$none = $this->designer();
		( new Indexer() )->flush();
		$table = Tables::name( 'directory' );
		foreach ( $wpdb->get_results( "SELECT user_id, doc FROM {$table} WHERE role = 'designer'" ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
			$card = (array) json_decode( $row->doc, true );
			unset( $card['works_count'] );
			$wpdb->update( $table, array( 'doc' => (string) wp_json_encode( $card ) ), array( 'user_id' => $row->user_id ) );
		}
		$this->assertContains( $zoe, ( new Indexer() )->verify() );
		update_option( Migrations::OPTION, 11 );
		( new Migrations() )->run();
		$this->assertSame( array(), ( new Indexer() )->verify() );
		$this->assertSame( array( 2, 0 ), array_map( static fn( int $id ): mixed => ( new Query() )->by_id( $id )['card']['works_count'] ?? null, array( $zoe, $none ) ) );
	}

	/**
	 * Leaves of the pages what a new site has: core's draft about privacy.
	 */
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
	 * What the steps bring about: version, columns and keys of the tables, roles, pages, totals.
	 *
	 * @return array<string,mixed>
	 */
	private function state(): array {
		global $wpdb;
		$tables = array();
		foreach ( Tables::all() as $table ) {
			$tables[ $table ] = array(
				$wpdb->get_results( 'DESCRIBE ' . Tables::name( $table ), ARRAY_A ), // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
				array_map(
					static fn( array $key ): array => array( $key['Key_name'], $key['Non_unique'], $key['Column_name'] ),
					(array) $wpdb->get_results( 'SHOW INDEX FROM ' . Tables::name( $table ), ARRAY_A ) // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
				),
			);
		}
		return array(
			'version' => (int) get_option( Migrations::OPTION ),
			'tables'  => $tables,
			'roles'   => get_option( $wpdb->prefix . 'user_roles' ),
			'pages'   => array_map( static fn( array $page ): array => array( $page['post_name'], $page['post_title'], $page['post_status'] ), $this->pages() ),
			'totals'  => $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'directory_count' ) . ' WHERE members <> 0 ORDER BY skill_id, role, level, region, has_open', ARRAY_A ), // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		);
	}

	/**
	 * The default pages as the database has them, any second ones made beside them as well.
	 *
	 * @return list<array<string,string>>
	 */
	private function pages(): array {
		global $wpdb;
		$slugs = '^(' . implode( '|', self::PAGES ) . ')(-[0-9]+)?$';
		return $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_name, post_title, post_status FROM {$wpdb->posts} WHERE post_type = 'page' AND post_name REGEXP %s ORDER BY post_name", $slugs ), ARRAY_A );
	}
}
