<?php
/** Finds and removes data of accounts that no longer exist. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Privacy;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Media\Images;
use WP_User;

/** Looks for everything that the inventory lists as a member's. On a network, members of other sites count as gone. */
final class Orphans {

	/** Things of one kind that a run removes. */
	private const BATCH = 500;

	/** @var array<int,true> Users who are leaving this site of a network. */
	private array $leaving = array();

	public function note( mixed $user_id ): void {
		$this->leaving[ (int) $user_id ] = true;
	}

	/**
	 * Removes the user's data once the role is removed: the user has left this site.
	 * @param mixed $meta_ids Ids of the rows.
	 */
	public function follow_membership( mixed $meta_ids, int $user_id, string $key ): void {
		if ( isset( $this->leaving[ $user_id ] ) && is_multisite() && self::role_key() === $key ) {
			unset( $this->leaving[ $user_id ] );
			$this->remove_of( $user_id );
		}
	}

	/** @return array<string,int> The number of things without an owner, by kind. */
	public function count(): array {
		$counts = array();
		foreach ( self::kinds() as $kind => [ $id, $from ] ) {
			$counts[ $kind ] = (int) Sql::value( "SELECT COUNT({$id}) FROM {$from}" );
		}
		return array_filter( $counts );
	}

	/** Removes what has no owner any more. Returns how many things. */
	public function remove(): int {
		return $this->remove_where();
	}

	public function remove_of( mixed $user_id ): void {
		$this->remove_where( (int) $user_id );
	}

	/**
	 * Removes the first things of each kind.
	 * @param int|null $user_id Only this user's; null for everybody's.
	 */
	private function remove_where( ?int $user_id = null ): int {
		global $wpdb;
		$removed = 0;
		$version = Tables::version();
		// Until a migration has run, its tables may not be there.
		$shows = $wpdb->suppress_errors( $wpdb->suppress_errors || Tables::LATEST !== $version );
		// Other sites of a network may not have the tables.
		foreach ( 0 === $version ? array() : self::kinds( $user_id ) as $kind => [ $id, $from ] ) {
			$ids = Sql::ids( "SELECT {$id} FROM {$from} ORDER BY {$id} LIMIT " . self::BATCH );
			if ( $ids ) {
				self::remove_ids( $kind, $ids );
			}
			$removed += count( $ids );
		}
		$wpdb->suppress_errors( $shows );
		return $removed;
	}

	/**
	 * @param string    $kind Key of kinds().
	 * @param list<int> $ids  Their ids.
	 */
	private static function remove_ids( string $kind, array $ids ): void {
		$list = Sql::in( $ids );
		foreach ( Declared::by( Has_Leftovers::class ) as $module ) {
			if ( isset( $module->leftovers( self::nobody( ... ), null )[ $kind ] ) ) {
				$module->remove_leftovers( $kind, $ids );
				return;
			}
		}
		match ( true ) {
			'attachment' === $kind                           => array_map( array( new Images(), 'delete' ), $ids ),
			in_array( $kind, Inventory::post_types(), true ) => array_map(
				static fn( int $id ): mixed => wp_delete_post( $id, true ),
				$ids
			),
			'usermeta' === $kind                             => Sql::write( "DELETE FROM {usermeta} WHERE umeta_id IN ({$list})" ),
			default                                          => Sql::write( "DELETE FROM {{$kind}} WHERE id IN ({$list})" ),
		};
	}

	/**
	 * For each kind, the column with the id, and FROM … WHERE … of the things without an owner.
	 * @param int|null $user_id Only this user's.
	 * @return array<string,array{string,string}>
	 */
	private static function kinds( ?int $user_id = null ): array {
		global $wpdb;
		$kinds = array();
		foreach ( Inventory::post_types() as $type ) {
			$kinds[ $type ] = array( 'p.ID', "{posts} p WHERE p.post_type = '{$type}' AND " . self::nobody( 'p.post_author', $user_id ) );
		}
		$kinds['attachment'] = array(
			'p.ID',
			"{posts} p WHERE p.post_type = 'attachment'
			AND EXISTS ( SELECT 1 FROM {postmeta} k WHERE k.post_id = p.ID AND k.meta_key = '" . Images::KIND . "' )
			AND " . self::nobody( 'p.post_author', $user_id ),
		);
		// A statement that fails would undo the deletion it is part of, whether it is shown or not.
		$absent = Tables::LATEST === Tables::version() ? array() : Tables::absent();
		foreach ( array_diff_key( Inventory::columns(), array_flip( $absent ) ) as $table => $column ) {
			$kinds[ $table ] = array( 't.id', "{{$table}} t WHERE " . self::nobody( "t.{$column}", $user_id ) );
		}
		$kinds = array_merge(
			$kinds,
			Declared::all(
				Has_Leftovers::class,
				static fn( Has_Leftovers $module ): array => $module->leftovers( self::nobody( ... ), $user_id )
			)
		);
		// User meta belongs to the network: it is removed with the account, not when a member leaves one site.
		$kinds['usermeta'] = array(
			'm.umeta_id',
			'{usermeta} m WHERE ( m.meta_key LIKE ' . Sql::words( array( $wpdb->esc_like( 'design_marketplace_' ) . '%' ) )
				. ' OR m.meta_key LIKE ' . Sql::words( array( $wpdb->esc_like( '_design_marketplace_' ) . '%' ) )
				. ' ) AND NOT EXISTS ( SELECT 1 FROM {users} u WHERE u.ID = m.user_id )'
				. ( null === $user_id ? '' : " AND m.user_id = {$user_id}" ),
		);
		return $kinds;
	}

	/**
	 * SQL condition: the column names a user who does not exist.
	 * @param int|null $user_id Only this user.
	 */
	private static function nobody( string $column, ?int $user_id ): string {
		global $wpdb;
		$only = null === $user_id ? '' : "{$column} = {$user_id} AND ";
		return $only . ( is_multisite()
			? "NOT EXISTS ( SELECT 1 FROM {$wpdb->usermeta} u WHERE u.user_id = {$column} AND u.meta_key = '" . self::role_key() . "' )
				AND {$column} NOT IN (" . self::super_admins() . ')'
			: "NOT EXISTS ( SELECT 1 FROM {$wpdb->users} u WHERE u.ID = {$column} )" );
	}

	private static function role_key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . 'capabilities';
	}

	/** Ids of a network's super administrators, who need not be members of the site. */
	private static function super_admins(): string {
		$users = array_filter( array_map( static fn( string $login ): mixed => get_user_by( 'login', $login ), get_super_admins() ) );
		return implode(
			',',
			array( 0, ...array_map( static fn( mixed $user ): int => $user instanceof WP_User ? $user->ID : 0, array_values( $users ) ) )
		);
	}
}
