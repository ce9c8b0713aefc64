<?php
/** Deleting a member by each path: afterwards nothing of theirs is left. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_User;

final class DeletionTest extends TestCase {

	/**
	 * Stored images.
	 * @return list<string>
	 */
	private function files(): array {
		return array_values( array_filter( Uploads::stored(), static fn( string $name ): bool => ! str_starts_with( $name, 'sent/' ) ) );
	}

	/** A designer with everything a designer can have in this room. */
	private function someone(): int {
		$id = $this->designer( array( 'email' => 'leaving@example.test' ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'newsletter' => true ), $id, array( 'avatar' => $this->picture( 40, 40 ) ) ) );
		( new Outbox() )->enqueue( "welcome:{$id}", "user:{$id}", 'welcome' );
		( new Indexer() )->flush();
		return $id;
	}

	/**
	 * Ways an account goes.
	 * @return array<string,array{string}>
	 */
	public static function paths(): array {
		return array(
			'the own call'               => array( 'own' ),
			'an administrator\'s call'   => array( 'administrator' ),
			'core\'s route'              => array( 'core' ),
			'wp-admin and WP-CLI'        => array( 'function' ),
			'wp-admin, with a new owner' => array( 'reassigned' ),
			'the privacy eraser'         => array( 'eraser' ),
		);
	}

	private function delete( int $id, string $path ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$admin = People::administrator();
		match ( $path ) {
			'own'           => $this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$id}", array(), $id ) ),
			'administrator' => $this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$id}", array(), $admin ) ),
			'core'          => $this->assert_answer(
				200,
				$this->rest( 'DELETE', "/wp/v2/users/{$id}", array( 'force' => true, 'reassign' => false ), $admin )
			),
			'function'      => $this->assertTrue( wp_delete_user( $id ) ),
			'reassigned'    => $this->assertTrue( wp_delete_user( $id, $admin ) ),
			default         => $this->assertTrue( apply_filters( 'wp_privacy_personal_data_erasers', array() )['design-marketplace']['callback']( 'leaving@example.test' )['items_removed'] ),
		};
	}

	#[DataProvider( 'paths' )]
	public function test_nothing_is_left( string $path ): void {
		global $wpdb;
		$id    = $this->someone();
		$image = Member_Fields::read( $id )['avatar'];
		$this->assertNotEmpty( $this->files() );
		$this->delete( $id, $path );
		( new Indexer() )->flush();
		$this->assertFalse( get_userdata( $id ) );
		$this->assertNull( get_post( $image ) );
		$this->assertSame( array(), $this->files() );
		$this->assertSame( array(), Consent::of( $id ) );
		foreach ( array( 'directory', 'directory_skill', 'application' ) as $table ) {
			$this->assertSame( 0, Rows::count( $table, 'user_id = %d', $id ), $table );
		}
		$this->assertSame( 0, Rows::count( 'usermeta', 'user_id = %d', $id ) );
		$mails = $wpdb->get_results( $wpdb->prepare( 'SELECT message, payload FROM ' . Tables::name( 'outbox' ) . ' WHERE recipient = %s', "user:{$id}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$this->assertSame( array( 'account_deleted' ), array_column( $mails, 'message' ) );
		$this->assertSame( 'leaving@example.test', json_decode( $mails[0]->payload, true )['address'] );
	}

	/**
	 * Columns where somebody stands, by id, by their posts' ids or by a word.
	 * @param int        $id    User.
	 * @param array<int> $posts Their posts.
	 * @param string     $words Words, as a pattern.
	 * @return list<string>
	 */
	private function columns_about( int $id, array $posts, string $words ): array {
		global $wpdb;
		$ids   = array(
			'/(^|\W)(user_id|post_author|users\.ID)$/' => array( $id ),
			'/(^|\W)(post_id|object_id|post_parent|posts\.ID)$/' => $posts,
		);
		$found = array();
		foreach ( array_filter( Snapshot::take(), 'is_array' ) as $table => $rows ) {
			foreach ( $rows as $row ) {
				foreach ( (array) json_decode( $row, true ) as $column => $value ) {
					$name = substr( "{$table}.{$column}", strlen( $wpdb->prefix ) );
					$is   = preg_match( "/\buser:{$id}\b|{$words}/i", (string) $value );
					foreach ( $ids as $pattern => $theirs ) {
						$is = $is || ( preg_match( $pattern, $name ) && in_array( (int) $value, $theirs, true ) );
					}
					$found = $is ? array( ...$found, $name ) : $found;
				}
			}
		}
		return array_values( array_unique( $found ) );
	}

	public function test_no_row_of_any_table_tells_of_them(): void {
		global $wpdb;
		$mark = 'zimtstern';
		$id   = $this->designer( array( 'email' => 'leaving@example.test', 'name' => "Ada {$mark}", 'bio' => "Bio {$mark}", 'city' => "City {$mark}", 'skill' => array( Market::skill() ) ) ); // phpcs:ignore WordPress.Arrays
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'newsletter' => true ), $id ) );
		$work = Market::work( $id, array( 'title' => "Work {$mark}" ), array( 'image' => $this->picture( 400, 400 ) ) );
		wp_update_post( array( 'ID' => Market::apply( $id, Market::mission( $this->contractor() ) ), 'post_content' => "Words {$mark}" ) ); // phpcs:ignore WordPress.Arrays
		( new Indexer() )->flush();
		( new Outbox() )->enqueue( "welcome:{$id}", "user:{$id}", 'welcome' );
		$posts = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_author = %d", $id ) ) );
		$this->assertContains( $work, $posts );
		$told    = fn(): array => $this->columns_about( $id, $posts, "{$mark}|leaving@example" );
		$columns = array( 'dmkt_application.user_id', 'dmkt_consent.user_id', 'dmkt_directory.user_id', 'dmkt_directory_skill.user_id', 'dmkt_outbox.recipient', 'postmeta.post_id', 'posts.post_author', 'usermeta.user_id', 'users.ID' );
		$this->assertSame( array(), array_diff( $columns, $told() ), 'While they are there, they are found everywhere.' );
		$this->delete( $id, 'function' );
		( new Indexer() )->flush();
		// The last email goes to the address; only then nothing may be left of it.
		Mails::worker()->run( 50 );
		$this->assertSame( array(), $told() );
		$this->assertSame( array(), $this->files() );
	}

	public function test_a_farewell_that_leaves_before_the_account_is_gone_leaves_nothing(): void {
		$id   = $this->someone();
		$sent = static function (): void {
			Mails::worker()->run( 50 );
		};
		// Core is in the middle of it: the account's posts go first.
		add_action( 'delete_user', $sent, 99 );
		$this->delete( $id, 'function' );
		remove_action( 'delete_user', $sent, 99 );
		$this->assertSame( 0, Rows::count( 'outbox', 'recipient = %s', "user:{$id}" ) );
	}

	public function test_what_other_rooms_keep_goes_too_and_candidates_are_told(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$mission    = Market::mission( $contractor );
		$work       = Market::work( $designer );
		$this->assertGreaterThan( 0, Market::apply( $designer, $mission ) );
		$candidate = $this->designer();
		Market::apply( $candidate, $mission );
		$this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$designer}", array(), $designer ) );
		$this->assertNull( get_post( $work ) );
		$this->assertSame( 0, Rows::count( 'application', 'user_id = %d', $designer ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$contractor}", array(), $contractor ) );
		foreach ( array( $designer, $contractor ) as $id ) {
			$this->assertSame( 0, Rows::count( 'posts', 'post_author = %d', $id ) );
		}
		$this->assertSame( 0, Rows::count( 'application', 'mission_id = %d', $mission ) );
		Mails::worker()->run( 100 );
		Mails::worker()->run( 100 );
		$told = array_filter( $this->mails(), static fn( array $mail ): bool => People::email( $candidate ) === $mail['to'] );
		$this->assertNotEmpty( $told );
	}

	public function test_the_answer_is_code_200_and_the_token_is_dead(): void {
		$id    = $this->designer();
		$token = $this->token_of( $id );
		$email = People::email( $id );
		$this->assertSame( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$id}", array(), $id )->get_data()['code'] );
		$this->assertSame( 0, Tokens::owner( $token ) );
		$this->assertTrue( $this->rest( 'POST', '/wp/v2/users/availability', array( 'email' => $email ) )->get_data()['availability']['email'] );
		$this->assert_answer( 404, $this->rest( 'DELETE', "/wp/v2/users/delete/{$id}", array(), People::administrator() ), 'rest_user_invalid_id' );
	}

	public function test_an_administrator_who_was_also_given_a_member_role_stays(): void {
		$id   = $this->designer();
		$user = new WP_User( $id );
		$user->add_role( 'administrator' );
		$this->assert_answer( 403, $this->rest( 'DELETE', "/wp/v2/users/delete/{$id}", array(), $id ), 'rest_forbidden' );
	}

	public function test_a_deletion_that_breaks_takes_nothing_away(): void {
		$id    = $this->someone();
		$files = $this->files();
		add_action(
			'deleted_user',
			static function (): never {
				throw new RuntimeException( 'broken' );
			}
		);
		try {
			$this->rest( 'DELETE', "/wp/v2/users/delete/{$id}", array(), $id );
			$this->fail( 'It did not break.' );
		} catch ( RuntimeException ) {
			$this->assertSame( $files, $this->files() );
		}
		$this->assertNotFalse( get_userdata( $id ) );
		$this->assertNotSame( array(), Consent::of( $id ) );
		$this->assertNotNull( get_post( Member_Fields::read( $id )['avatar'] ) );
	}

	/**
	 * What is kept about somebody in fields of ours.
	 * @param int $id Person.
	 * @return list<string>
	 */
	private function kept( int $id ): array {
		return array_values( array_filter( array_map( 'strval', array_keys( (array) get_user_meta( $id ) ) ), static fn( string $key ): bool => str_contains( $key, 'design_marketplace_' ) && Tokens::VERSION !== $key ) );
	}

	public function test_on_a_network_the_fields_go_with_the_last_membership(): void {
		global $wpdb;
		$id = $this->someone();
		update_user_meta( $id, "{$wpdb->base_prefix}2_capabilities", array( 'contractor' => true ) );
		do_action( 'remove_user_from_blog', $id, 1, 0 ); // phpcs:ignore WordPress.NamingConventions -- core's.
		self::assertContains( Member_Fields::key( 'name' ), $this->kept( $id ), 'The other site needs them.' );
		update_user_meta( $id, "{$wpdb->base_prefix}2_capabilities", array( 'subscriber' => true ) );
		do_action( 'remove_user_from_blog', $id, 1, 0 ); // phpcs:ignore WordPress.NamingConventions -- core's.
		self::assertSame( array(), $this->kept( $id ) );
	}

	public function test_a_site_of_a_network_without_the_plugin_is_left_alone(): void {
		$id = $this->someone();
		add_filter( 'pre_option_design_marketplace_db_version', '__return_zero' );
		$queries = $this->queries( static fn() => do_action( 'remove_user_from_blog', $id, 2, 0 ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		remove_filter( 'pre_option_design_marketplace_db_version', '__return_zero' );
		self::assertSame( array(), preg_grep( '/dmkt_(consent|decision|application|outbox|retired)/', $queries ) );
	}
}
