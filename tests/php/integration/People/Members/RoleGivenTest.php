<?php
/** An account of WordPress' own that an administrator makes a member's. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Own_Data;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class RoleGivenTest extends TestCase {

	/** @phpstan-impure */
	private function token( int $user_id ): int {
		return $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => People::email( $user_id ), 'password' => People::PASSWORD ) )->get_status();
	}

	/** @return array<string,array{string,callable(WP_User):mixed}> */
	public static function ways(): array {
		$ways = array();
		foreach ( array( 'designer', 'contractor' ) as $role ) {
			$ways[ "set as {$role}" ]   = array( 'subscriber', static fn( WP_User $user ) => $user->set_role( $role ) );
			$ways[ "added as {$role}" ] = array( 'subscriber', static fn( WP_User $user ) => $user->add_role( $role ) );
		}
		$ways['none before'] = array( '', static fn( WP_User $user ) => $user->set_role( 'designer' ) );
		$ways['an editor']   = array( 'editor', static fn( WP_User $user ) => $user->set_role( 'designer' ) );
		$ways['in wp-admin'] = array(
			'subscriber',
			static fn( WP_User $user ) => wp_update_user(
				array(
					'ID'   => $user->ID,
					'role' => 'designer',
				)
			),
		);
		return $ways;
	}

	/** @param callable(WP_User):mixed $give */
	#[DataProvider( 'ways' )]
	public function test_who_could_log_in_still_can_and_is_listed( string $before, callable $give ): void {
		$user_id = $this->person( $before );
		$this->assertSame( 200, $this->token( $user_id ) );
		Mails::clear();
		$give( new WP_User( $user_id ) );
		( new Indexer() )->flush();
		$this->assertSame( 200, $this->token( $user_id ) );
		$path = '/wp/v2/users?slug=' . People::slug( $user_id );
		$this->assertCount( 1, $this->rest( 'GET', $path, array(), People::administrator() )->get_data() );
		Mails::worker()->run( 50 );
		$this->assertSame( array(), Mails::sent() );
		$this->assertNotSame( '', State::since( $user_id ) );
	}

	public function test_the_address_is_not_proven_until_its_owner_opens_a_link_that_was_sent_there(): void {
		$user_id = $this->person( 'subscriber' );
		( new WP_User( $user_id ) )->set_role( 'designer' );
		$this->assertFalse( State::has_proven_address( $user_id ) );
		$this->assertNotNull( ( new Own_Data() )->send( $user_id ) );
		reset_password( new WP_User( $user_id ), 'another-password' );
		$this->assertTrue( State::has_proven_address( $user_id ) );
		$this->assertNull( ( new Own_Data() )->send( $user_id ) );
	}

	public function test_an_account_that_is_made_with_the_role_or_waits_is_not_activated(): void {
		$made = wp_insert_user( array( 'user_login' => 'made', 'user_pass' => People::PASSWORD, 'user_email' => 'made@example.test', 'role' => 'designer' ) );
		$this->assertIsInt( $made );
		$waits = $this->designer( array( 'activated' => false ) );
		foreach ( array( $made, $waits ) as $user_id ) {
			$this->assertSame( 403, $this->token( $user_id ) );
			( new WP_User( $user_id ) )->set_role( 'contractor' );
			$this->assertSame( 403, $this->token( $user_id ) );
		}
		( new WP_User( $waits ) )->set_role( 'subscriber' );
		( new WP_User( $waits ) )->set_role( 'designer' );
		$this->assertSame( 403, $this->token( $waits ) );
	}

	public function test_a_word_of_the_sites_addresses_is_nobodys_slug(): void {
		foreach ( array( 'editwork', 'workwith', 'jobs', 'admin', '42' ) as $word ) {
			foreach ( array( 'designer', 'subscriber' ) as $role ) {
				$user_id = wp_insert_user( array( 'user_login' => $word, 'user_pass' => 'x', 'user_email' => "{$word}@example.test", 'role' => $role ) );
				if ( ! is_int( $user_id ) ) {
					// The site's own administrator has this name.
					continue;
				}
				$this->assertMatchesRegularExpression( "/^{$word}-\d+$/", People::slug( $user_id ) );
				$slug = People::slug( $user_id );
				wp_update_user( array( 'ID' => $user_id, 'user_nicename' => $word ) );
				$this->assertNotSame( $word, People::slug( $user_id ) );
				wp_update_user( array( 'ID' => $user_id, 'user_nicename' => $slug, 'display_name' => 'Ida' ) );
				$this->assertSame( $slug, People::slug( $user_id ) );
				require_once ABSPATH . 'wp-admin/includes/user.php';
				wp_delete_user( $user_id );
			}
		}
	}

	/**
	 * A word of the addresses, written otherwise.
	 * @return array<string,array{string}>
	 */
	public static function spellings(): array {
		$words = array( 'EditWork', 'édit-mission', 'edit work', ' jobs ', 'ｊｏｂｓ', 'wp-admin/', 'feed.', '00042', '４２', 'work%77ith', "editwork\0", 'editwork<b>', str_repeat( 'editwork', 10 ) );
		return array_combine( $words, array_map( static fn( string $word ): array => array( $word ), $words ) );
	}

	#[DataProvider( 'spellings' )]
	public function test_no_spelling_of_such_a_word_reaches_an_address( string $word ): void {
		$user_id = wp_insert_user( array( 'user_login' => 'person' . md5( $word ), 'user_nicename' => $word, 'user_pass' => 'x', 'user_email' => md5( $word ) . '@example.test' ) );
		$user_id = is_int( $user_id ) ? $user_id : $this->person( 'subscriber' );
		( new WP_User( $user_id ) )->set_role( 'designer' );
		( new Indexer() )->flush();
		$slug = People::slug( $user_id );
		foreach ( Contract::routes() as $route ) {
			$this->assertNotContains( $slug, explode( '/', $route->path ) );
		}
		$this->assertDoesNotMatchRegularExpression( '/^\d*$/', $slug );
		$this->assertCount( 1, $this->rest( 'GET', '/wp/v2/users?slug=' . rawurlencode( $slug ), array(), People::administrator() )->get_data(), $slug );
	}

	public function test_an_old_account_with_such_a_slug_gets_another_with_the_role(): void {
		global $wpdb;
		$user_id = $this->person( 'subscriber' );
		$wpdb->update( $wpdb->users, array( 'user_nicename' => 'editmission' ), array( 'ID' => $user_id ) );
		clean_user_cache( $user_id );
		wp_update_user( array( 'ID' => $user_id, 'display_name' => 'Ida' ) );
		$this->assertSame( 'editmission', People::slug( $user_id ) );
		( new WP_User( $user_id ) )->set_role( 'contractor' );
		$this->assertSame( 'editmission-2', People::slug( $user_id ) );
	}

	public function test_the_slug_of_a_deleted_member_is_nobodys(): void {
		$designer = $this->designer();
		$slug     = People::slug( $designer );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $designer );
		$user_id = wp_insert_user( array( 'user_login' => $slug, 'user_pass' => 'x', 'user_email' => 'later@example.test' ) );
		$this->assertIsInt( $user_id );
		$this->assertNotSame( $slug, People::slug( $user_id ) );
	}
}
