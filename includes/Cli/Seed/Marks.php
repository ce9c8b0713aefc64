<?php
/**
 * The marks by which the demo content is found again: one name for each thing that was made.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli\Seed;

/**
 * Kept as meta of users, posts and terms, so that a mark goes with what it marks.
 */
final class Marks {

	public const KEY = '_design_marketplace_demo';

	/**
	 * Ids of users by name.
	 *
	 * @var array<string,int>
	 */
	private array $users;

	/**
	 * Ids of posts by name.
	 *
	 * @var array<string,int>
	 */
	private array $posts;

	/**
	 * Reads the marks there are.
	 */
	public function __construct() {
		global $wpdb;
		$this->users = self::read( $wpdb->usermeta, 'user_id' );
		$this->posts = self::read( $wpdb->postmeta, 'post_id' );
	}

	/**
	 * A marked user's id, 0 when there is none.
	 *
	 * @param string $name Name of the mark.
	 */
	public function user( string $name ): int {
		return $this->users[ $name ] ?? 0;
	}

	/**
	 * A marked post's id, 0 when there is none.
	 *
	 * @param string $name Name of the mark.
	 */
	public function post( string $name ): int {
		return $this->posts[ $name ] ?? 0;
	}

	/**
	 * Marks a user.
	 *
	 * @param string $name Name of the mark.
	 * @param int    $id   User id.
	 */
	public function put_user( string $name, int $id ): void {
		update_user_meta( $id, self::KEY, $name );
		$this->users[ $name ] = $id;
	}

	/**
	 * Marks a post.
	 *
	 * @param string $name Name of the mark.
	 * @param int    $id   Post id.
	 */
	public function put_post( string $name, int $id ): void {
		update_post_meta( $id, self::KEY, $name );
		$this->posts[ $name ] = $id;
	}

	/**
	 * All marked users.
	 *
	 * @return array<string,int>
	 */
	public function users(): array {
		return $this->users;
	}

	/**
	 * All marked posts.
	 *
	 * @return array<string,int>
	 */
	public function posts(): array {
		return $this->posts;
	}

	/**
	 * Marked skills.
	 *
	 * @return list<int>
	 */
	public static function skills(): array {
		global $wpdb;
		return array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( "SELECT term_id FROM {$wpdb->termmeta} WHERE meta_key = %s", self::KEY ) ) ) );
	}

	/**
	 * Ids by mark.
	 *
	 * @param string $table  Meta table.
	 * @param string $column Its column of ids.
	 * @return array<string,int>
	 */
	private static function read( string $table, string $column ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- names of core.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT {$column} AS id, meta_value AS name FROM {$table} WHERE meta_key = %s", self::KEY ) );
		return array_map( 'intval', array_column( (array) $rows, 'id', 'name' ) );
	}
}
