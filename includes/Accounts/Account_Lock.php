<?php
/**
 * Holds the row of an account while something of the member's is written, so that no write outlives the account.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Database\Posts;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Rest\Errors;
use LogicException;
use stdClass;
use WP_Error;
use WP_Post;
use WP_User;

/**
 * A deletion holds the row, too: it waits for the writes that are under way, and those that follow find nobody.
 *
 * Hold accounts before anything else in a transaction, several by one call. Everybody locks in the order accounts, posts,
 * other rows, and nobody waits in a circle.
 */
final class Account_Lock {

	/**
	 * Holds accounts until the transaction ends.
	 *
	 * @param int $user_id   Whose data is written.
	 * @param int ...$others Who else must be there, such as the recipient.
	 * @return WP_Error|null 401 when the person who asks is gone or may not act any more, 404 when somebody else is gone.
	 */
	public static function hold( int $user_id, int ...$others ): ?WP_Error {
		$ids  = array( $user_id, ...array_values( $others ) );
		$rows = self::rows( $ids );
		foreach ( $ids as $id ) {
			$is_asking = get_current_user_id() === $id;
			$user      = isset( $rows[ $id ] ) ? self::fresh( $rows[ $id ] ) : null;
			if ( ! $user || ! self::is_of_this_site( $user ) || ( $is_asking && ! State::may_log_in( $user ) ) ) {
				return Errors::of( $is_asking ? 'token_invalid' : 'user_not_found' );
			}
		}
		return null;
	}

	/**
	 * Holds the author's account and then the item, which must be there and not in the trash.
	 *
	 * @param int    $id      Post id.
	 * @param string $type    Post type.
	 * @param string $unknown Name of the error when there is no such item.
	 */
	public static function hold_item( int $id, string $type, string $unknown ): WP_Post|WP_Error {
		$author = (int) get_post_field( 'post_author', $id );
		$gone   = self::hold( $author );
		$post   = $gone ? null : Posts::lock( $id, $type );
		if ( ! $post || 'trash' === $post->post_status || (int) $post->post_author !== $author ) {
			return $gone ?? Errors::of( $post && 'trash' === $post->post_status ? 'trashed' : $unknown );
		}
		return $post;
	}

	/**
	 * Holds those of the accounts that are there.
	 *
	 * @param list<int> $user_ids Users.
	 * @return list<int> Users of this site.
	 */
	public static function hold_existing( array $user_ids ): array {
		$users = array_map( array( self::class, 'fresh' ), self::rows( $user_ids ) );
		return array_keys( array_filter( $users, array( self::class, 'is_of_this_site' ) ) );
	}

	/**
	 * Locks rows and reads them.
	 *
	 * The UPDATE changes nothing: it makes others wait. FOR UPDATE reads what is there now, where MySQL would read what was
	 * there at the first read of the transaction; SQLite does without.
	 *
	 * @param list<int> $user_ids Users.
	 * @return array<int,stdClass> Rows by id.
	 */
	private static function rows( array $user_ids ): array {
		global $wpdb;
		if ( ! Transaction::is_open() ) {
			throw new LogicException( 'Accounts are held in a transaction.' );
		}
		$list = implode( ',', array_map( 'intval', $user_ids ) );
		if ( '' === $list ) {
			return array();
		}
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- integers.
		$wpdb->query( "UPDATE {$wpdb->users} SET user_status = user_status WHERE ID IN ({$list})" );
		$rows = (array) $wpdb->get_results( "SELECT * FROM {$wpdb->users} WHERE ID IN ({$list}) FOR UPDATE" );
		// phpcs:enable
		$found = array();
		foreach ( $rows as $row ) {
			if ( $row instanceof stdClass ) {
				$found[ (int) $row->ID ] = $row;
			}
		}
		// What a cache remembered of them, all at once.
		wp_cache_delete_multiple( array_keys( $found ), 'user_meta' );
		update_meta_cache( 'user', array_keys( $found ) );
		return $found;
	}

	/**
	 * The account as the database has it; what a cache remembered is forgotten.
	 *
	 * @param stdClass $row Row that is held.
	 */
	private static function fresh( stdClass $row ): WP_User {
		$id = (int) $row->ID;
		wp_cache_delete( $id, 'users' );
		update_user_caches( $row );
		return new WP_User( $row );
	}

	/**
	 * On a network an account may be there without being this site's.
	 *
	 * @param WP_User $user User.
	 */
	private static function is_of_this_site( WP_User $user ): bool {
		return ! is_multisite() || metadata_exists( 'user', $user->ID, $user->cap_key ) || is_super_admin( $user->ID );
	}
}
