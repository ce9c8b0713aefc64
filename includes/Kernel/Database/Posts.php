<?php
/** Writes posts: texts without core's HTML filter, and based on the row as it is now, not on a cached one. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

use DesignMarketplace\Clock;
use stdClass;
use WP_Error;
use WP_Post;

/** Core's functions and hooks do the work. Only the filters that would change what a member typed are switched off. */
final class Posts {

	private const FIELDS = array( 'title' => 'post_title', 'description' => 'post_content' );

	/**
	 * Holds a post's row until the transaction ends and reads it as it is now; null when it is gone or of another type.
	 *
	 * Lock the author's account first (Account_Lock): this row lock is known to one server only, and SQLite has none. FOR UPDATE reads
	 * the row as it is now, where MySQL would otherwise read it as it was at the first read of the transaction.
	 */
	public static function lock( int $id, string $type ): ?WP_Post {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->posts} WHERE ID = %d FOR UPDATE", $id ) );
		wp_cache_delete( $id, 'posts' );
		wp_cache_delete( $id, 'post_meta' );
		Transaction::forget_at_end( array( $id ), 'posts', 'post_meta' );
		$post = $rows ? self::cached( (object) $rows[0] ) : null;
		return $post && $type === $post->post_type ? $post : null;
	}

	/** Puts a row that was read or written into the cache, from where it went before. */
	public static function cached( stdClass $row ): ?WP_Post {
		// Set, not added: another request may have put in what it read before.
		wp_cache_set( (int) $row->ID, sanitize_post( $row, 'raw' ), 'posts' );
		$post = WP_Post::get_instance( (int) $row->ID );
		return $post instanceof WP_Post ? $post : null;
	}

	/**
	 * @param array<string,mixed> $post As wp_insert_post() takes it, without slashes.
	 * @return int Post id.
	 */
	public static function insert( array $post ): int {
		return self::verbatim( static fn(): int|WP_Error => wp_insert_post( wp_slash( $post ), true ) );
	}

	/**
	 * @param WP_Post             $post    Result of lock().
	 * @param array<string,mixed> $changes Columns, without slashes.
	 */
	public static function update( WP_Post $post, array $changes ): void {
		self::verbatim( static fn(): int|WP_Error => wp_update_post( wp_slash( array( 'ID' => $post->ID ) + $changes ), true ) );
	}

	/** A meta value; '' for one that is not a text, which an importer may leave. */
	public static function text( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Columns of the fields every work and mission has.
	 * @param array<string,mixed> $values Values by field.
	 * @return array<string,mixed>
	 */
	public static function columns( array $values ): array {
		$columns = array();
		foreach ( self::FIELDS as $field => $column ) {
			if ( array_key_exists( $field, $values ) ) {
				$columns[ $column ] = $values[ $field ];
			}
		}
		return $columns;
	}

	/** Deletes all posts of one type of a user, with their meta and terms. */
	public static function erase_all( string $type, int $user_id ): void {
		foreach ( Sql::ids( 'SELECT ID FROM {posts} WHERE post_type = %s AND post_author = %d', $type, $user_id ) as $id ) {
			wp_delete_post( $id, true );
		}
	}

	/**
	 * Moves a post to the trash, also where EMPTY_TRASH_DAYS is 0 and core would delete it for good.
	 * @param WP_Post $post Result of lock().
	 */
	public static function trash( WP_Post $post ): void {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- core's own hooks of wp_trash_post().
		do_action( 'wp_trash_post', $post->ID, $post->post_status );
		add_post_meta( $post->ID, '_wp_trash_meta_status', $post->post_status );
		add_post_meta( $post->ID, '_wp_trash_meta_time', Clock::now() );
		self::update( $post, array( 'post_status' => 'trash' ) );
		do_action( 'trashed_post', $post->ID, $post->post_status );
		// phpcs:enable
	}

	/**
	 * Gives a post from the trash its former status back; core would make it a draft.
	 * @param string $status Status core would give.
	 */
	public static function status_before_trash( string $status, int $post_id, string $previous ): string {
		return str_starts_with( (string) get_post_type( $post_id ), 'dmkt_' ) ? $previous : $status;
	}

	/**
	 * Has posts changed at the plugin's time, which on local sites may not be core's. They are published at core's: core
	 * takes posts with a date in the future offline.
	 * @param array<string,mixed> $data Columns about to be written.
	 * @return array<string,mixed>
	 */
	public static function dated( array $data ): array {
		$now = Clock::gmt();
		return array( 'post_modified' => get_date_from_gmt( $now ), 'post_modified_gmt' => $now ) + $data;
	}

	/**
	 * Does the work without core's HTML filter: "I <3 type" is plain text, and is escaped wherever it is printed.
	 * @param callable():(int|WP_Error) $work Writes a post.
	 * @return int Post id.
	 * @throws Lost_Transaction When it was not written, with core's words for the operator.
	 */
	private static function verbatim( callable $work ): int {
		$filtered = false !== has_filter( 'title_save_pre', 'wp_filter_kses' );
		kses_remove_filters();
		// Core treats a post with the title "0" as empty.
		add_filter( 'wp_insert_post_empty_content', '__return_false' );
		add_filter( 'wp_insert_post_data', array( self::class, 'dated' ), 1 );
		try {
			$id = $work();
		} finally {
			remove_filter( 'wp_insert_post_data', array( self::class, 'dated' ), 1 );
			remove_filter( 'wp_insert_post_empty_content', '__return_false' );
			if ( $filtered ) {
				kses_init_filters();
			}
		}
		if ( ! is_int( $id ) || 0 === $id ) {
			throw Lost_Transaction::by_last_error( $id instanceof WP_Error ? $id->get_error_message() : 'A post was not written.' ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
		}
		return $id;
	}
}
