<?php
/**
 * Finds and removes what belongs to an account that is not there any more, and should have gone with it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Privacy;

use DesignMarketplace\Applications\Erasure;
use DesignMarketplace\Applications\Post_Type as Application_Type;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Totals;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Schedule;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Module;
use WP_User;

/**
 * Reads the inventory: what is listed there as a member's is looked for here. On a network a member of another site is
 * nobody on this one.
 */
final class Orphans implements Module {

	/**
	 * Things of a kind removed by one run.
	 */
	private const BATCH = 500;

	/**
	 * Users who are leaving this site of a network.
	 *
	 * @var array<int,true>
	 */
	private array $leaving = array();

	/**
	 * @param Catalogue $catalogue Says which mails carry a member's words, and which go to accounts that are gone.
	 */
	public function __construct( private readonly Catalogue $catalogue ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( Schedule::DAILY, array( $this, 'remove' ), 10, 0 );
		add_filter( 'design_marketplace_orphans', array( $this, 'count' ), 10, 0 );
		// Core takes an account apart in many steps. What a member wrote between them is found once the account is gone.
		add_action( 'deleted_user', array( $this, 'remove_of' ), 5 );
		add_action( 'remove_user_from_blog', array( $this, 'note' ), 5 );
		add_action( 'deleted_user_meta', array( $this, 'follow_membership' ), 10, 3 );
	}

	/**
	 * Notes that a user leaves this site.
	 *
	 * @param mixed $user_id User.
	 */
	public function note( mixed $user_id ): void {
		$this->leaving[ (int) $user_id ] = true;
	}

	/**
	 * A user has left this site once their role on it is gone.
	 *
	 * @param mixed  $meta_ids Ids of the rows.
	 * @param int    $user_id  User.
	 * @param string $key      Meta key.
	 */
	public function follow_membership( mixed $meta_ids, int $user_id, string $key ): void {
		if ( isset( $this->leaving[ $user_id ] ) && is_multisite() && self::role_key() === $key ) {
			unset( $this->leaving[ $user_id ] );
			$this->remove_of( $user_id );
		}
	}

	/**
	 * How many things nobody owns, by what they are.
	 *
	 * @return array<string,int>
	 */
	public function count(): array {
		global $wpdb;
		$counts = array();
		foreach ( $this->kinds() as $kind => [ $id, $from ] ) {
			$counts[ $kind ] = (int) $wpdb->get_var( "SELECT COUNT({$id}) FROM {$from}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared in kinds().
		}
		return array_filter( $counts );
	}

	/**
	 * Removes what nobody owns.
	 *
	 * @return int How many things.
	 */
	public function remove(): int {
		return $this->remove_where();
	}

	/**
	 * Removes what a user who is gone has left.
	 *
	 * @param mixed $user_id User.
	 */
	public function remove_of( mixed $user_id ): void {
		$this->remove_where( (int) $user_id );
	}

	/**
	 * Removes things, the first of each kind.
	 *
	 * @param int|null $user_id Only this user's; null for everybody's.
	 */
	private function remove_where( ?int $user_id = null ): int {
		global $wpdb;
		$removed = 0;
		foreach ( $this->kinds( $user_id ) as $kind => [ $id, $from ] ) {
			if ( null !== $user_id && str_starts_with( $kind, 'directory' ) ) {
				// Written at the end of the request.
				( new Indexer() )->touch( $user_id );
				continue;
			}
			$ids = $wpdb->get_col( "SELECT {$id} FROM {$from} ORDER BY {$id} LIMIT " . self::BATCH ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared in kinds().
			if ( $ids ) {
				self::remove_ids( $kind, array_map( 'intval', array_values( $ids ) ) );
			}
			$removed += count( $ids );
		}
		return $removed;
	}

	/**
	 * Removes things of a kind.
	 *
	 * @param string    $kind Key of kinds().
	 * @param list<int> $ids  Their ids.
	 */
	private static function remove_ids( string $kind, array $ids ): void {
		global $wpdb;
		$list = implode( ',', $ids );
		match ( true ) {
			Application_Type::NAME === $kind                      => ( new Erasure() )->of_posts( $ids ),
			'attachment' === $kind                                => array_map( array( new Images(), 'delete' ), $ids ),
			in_array( $kind, Inventory::POST_TYPES, true )        => array_map( static fn( int $id ): mixed => wp_delete_post( $id, true ), $ids ),
			'usermeta' === $kind                                  => $wpdb->query( "DELETE FROM {$wpdb->usermeta} WHERE umeta_id IN ({$list})" ), // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
			'directory' === $kind                                 => self::index( $ids ),
			'directory_skill' === $kind                           => $wpdb->query( 'DELETE FROM ' . Tables::name( $kind ) . " WHERE user_id IN ({$list})" ), // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
			default                                               => $wpdb->query( 'DELETE FROM ' . Tables::name( $kind ) . " WHERE id IN ({$list})" ), // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
		};
		if ( 'directory_skill' === $kind ) {
			( new Totals() )->recount();
		}
	}

	/**
	 * The directory takes out by itself whom it finds gone, and its totals follow.
	 *
	 * @param list<int> $user_ids Users.
	 */
	private static function index( array $user_ids ): void {
		$indexer = new Indexer();
		array_map( array( $indexer, 'touch' ), $user_ids );
		$indexer->flush();
	}

	/**
	 * Column with the id, and FROM … WHERE …, of each kind of thing nobody owns.
	 *
	 * @param int|null $user_id Only this user's.
	 * @return array<string,array{string,string}>
	 */
	private function kinds( ?int $user_id = null ): array {
		global $wpdb;
		$kinds = array();
		foreach ( Inventory::POST_TYPES as $type ) {
			$kinds[ $type ] = array( 'p.ID', $wpdb->prepare( "{$wpdb->posts} p WHERE p.post_type = %s AND ", $type ) . self::nobody( 'p.post_author', $user_id ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed condition.
		}
		$kinds['attachment'] = array( 'p.ID', $wpdb->prepare( "{$wpdb->posts} p WHERE p.post_type = 'attachment' AND EXISTS ( SELECT 1 FROM {$wpdb->postmeta} k WHERE k.post_id = p.ID AND k.meta_key = %s ) AND ", Images::KIND ) . self::nobody( 'p.post_author', $user_id ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed condition.
		foreach ( Inventory::COLUMNS as $table => $column ) {
			$id              = str_starts_with( $table, 'directory' ) ? 't.user_id' : 't.id';
			$kinds[ $table ] = array( $id, Tables::name( $table ) . ' t WHERE ' . ( 'recipient' === $column ? $this->to_nobody( $user_id ) : self::nobody( "t.{$column}", $user_id ) ) );
		}
		// The fields are the network's: they go with the account, not with one site's membership.
		$kinds['usermeta'] = array(
			'm.umeta_id',
			$wpdb->prepare( "{$wpdb->usermeta} m WHERE ( m.meta_key LIKE %s OR m.meta_key LIKE %s )", $wpdb->esc_like( 'design_marketplace_' ) . '%', $wpdb->esc_like( '_design_marketplace_' ) . '%' )
				. " AND NOT EXISTS ( SELECT 1 FROM {$wpdb->users} u WHERE u.ID = m.user_id )" . ( null === $user_id ? '' : " AND m.user_id = {$user_id}" ),
		);
		return $kinds;
	}

	/**
	 * Condition of a column that names a user who is not there.
	 *
	 * @param string   $column  Column.
	 * @param int|null $user_id Only this user.
	 */
	private static function nobody( string $column, ?int $user_id ): string {
		global $wpdb;
		$only = null === $user_id ? '' : "{$column} = {$user_id} AND ";
		return $only . ( is_multisite()
			? $wpdb->prepare( "NOT EXISTS ( SELECT 1 FROM {$wpdb->usermeta} u WHERE u.user_id = {$column} AND u.meta_key = %s ) AND {$column} NOT IN (" . self::super_admins() . ')', self::role_key() ) // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed column, integers.
			: "NOT EXISTS ( SELECT 1 FROM {$wpdb->users} u WHERE u.ID = {$column} )" );
	}

	/**
	 * Condition of mails to users who are not there, and of those that carry their words. The farewell is written to them: it
	 * goes once it is sent.
	 *
	 * @param int|null $user_id Only this user.
	 */
	private function to_nobody( ?int $user_id ): string {
		$id     = static fn( string $column, int $from ): string => "CAST( SUBSTRING( {$column}, {$from} ) AS UNSIGNED )";
		$likes  = static fn( string $column, string $prefix ): string => null === $user_id ? "{$column} LIKE '{$prefix}:%'" : "{$column} LIKE '{$prefix}:{$user_id}:%'";
		$kept   = $this->catalogue->leaving_nothing();
		$to     = ( null === $user_id ? "t.recipient LIKE 'user:%'" : "t.recipient = 'user:{$user_id}'" ) . ' AND ' . self::nobody( $id( 't.recipient', 6 ), null );
		$spoken = array_map( static fn( string $event ): string => ' OR ( ' . $likes( 't.event', $event ) . ' AND ' . self::nobody( $id( 't.event', strlen( $event ) + 2 ), null ) . ' )', $this->catalogue->speaker_events() );
		return "t.message NOT IN ('" . implode( "', '", $kept ) . "') AND ( ( {$to} )" . implode( '', $spoken ) . ' )';
	}

	/**
	 * Meta key of the role on this site.
	 */
	private static function role_key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . 'capabilities';
	}

	/**
	 * Ids of those who may do everything on each site of a network, whether they are its members or not.
	 */
	private static function super_admins(): string {
		$users = array_filter( array_map( static fn( string $login ): mixed => get_user_by( 'login', $login ), get_super_admins() ) );
		return implode( ',', array( 0, ...array_map( static fn( mixed $user ): int => $user instanceof WP_User ? $user->ID : 0, array_values( $users ) ) ) );
	}
}
