<?php
/**
 * Sees when a member's account loses its role and when it comes back, whoever changes it and where.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Lifecycle\Migrations;
use DesignMarketplace\Mail\Schedule;
use DesignMarketplace\Module;

/**
 * The state follows from the role alone. What is written here is for those who ask the database, and for the log.
 */
final class Role_Watch implements Module {

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		foreach ( array( 'added', 'updated', 'deleted' ) as $what ) {
			add_action( "{$what}_user_meta", array( $this, 'meta_changed' ), 10, 3 );
		}
		add_action( 'delete_user', array( $this, 'forget' ) );
		add_action( 'remove_user_from_blog', array( $this, 'forget' ) );
		add_action( Schedule::DAILY, array( Decisions::class, 'purge' ) );
	}

	/**
	 * A field of a user changed.
	 *
	 * @param int|list<int> $meta_ids Meta ids.
	 * @param int           $user_id  User.
	 * @param string        $key      Meta key.
	 */
	public function meta_changed( int|array $meta_ids, int $user_id, string $key ): void {
		global $wpdb;
		if ( $wpdb->get_blog_prefix() . 'capabilities' === $key ) {
			self::follow( $user_id );
		}
	}

	/**
	 * Brings the mark in line with the role.
	 *
	 * @param int $user_id User.
	 */
	public static function follow( int $user_id ): void {
		$user = '' === State::since( $user_id ) ? false : get_userdata( $user_id );
		if ( ! $user ) {
			return;
		}
		$roleless = State::is_roleless( $user );
		if ( $roleless && ! State::is_marked( $user_id ) ) {
			Transaction::run(
				static function () use ( $user_id ): void {
					$decision = Decisions::add( $user_id, Decisions::OFF, Decision_Reason::Role->value, '', get_current_user_id() );
					State::mark( $user_id, $decision, true );
					do_action( 'design_marketplace_member_off', $user_id, $decision );
				}
			);
		} elseif ( ! $roleless && State::is_marked_by_role( $user_id ) ) {
			Transaction::run(
				static function () use ( $user_id ): void {
					$decision = Decisions::add( $user_id, Decisions::ON, Decision_Reason::Role->value, '', get_current_user_id() );
					State::unmark( $user_id );
					do_action( 'design_marketplace_member_on', $user_id, $decision );
				}
			);
		}
	}

	/**
	 * Forgets somebody who leaves. Somebody who was never a member may have decided about others.
	 *
	 * @param int $user_id User about to be deleted.
	 */
	public function forget( mixed $user_id ): void {
		// A network's other sites need not have the plugin, nor its tables.
		if ( 0 === Migrations::version() ) {
			return;
		}
		State::forget( (int) $user_id );
		Decisions::forget( (int) $user_id );
	}

	/**
	 * Dates the membership of accounts that come from a release without the date, and marks those that have lost their role
	 * since. May run again.
	 */
	public static function date_members(): void {
		global $wpdb;
		$role  = $wpdb->get_blog_prefix() . 'capabilities';
		$likes = implode( ' OR ', array_map( static fn( string $name ): string => (string) $wpdb->prepare( 'r.meta_value LIKE %s', '%' . $wpdb->esc_like( '"' . $name . '"' ) . '%' ), Roles::ALL ) );
		// A network's accounts may be members of another site: here only the role tells.
		// phpcs:disable WordPress.DB.PreparedSQL -- prepared above.
		$here = is_multisite() ? $wpdb->prepare( "AND EXISTS ( SELECT 1 FROM {$wpdb->usermeta} r WHERE r.user_id = u.ID AND r.meta_key = %s AND ( ", $role ) . "{$likes} ) )" : '';
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->usermeta} (user_id, meta_key, meta_value)
				SELECT u.ID, %s, u.user_registered FROM {$wpdb->users} u
				INNER JOIN {$wpdb->usermeta} a ON a.user_id = u.ID AND a.meta_key = %s
				WHERE NOT EXISTS ( SELECT 1 FROM {$wpdb->usermeta} s WHERE s.user_id = u.ID AND s.meta_key = %s ) ",
				State::key( State::SINCE ),
				State::ACTIVATED,
				State::key( State::SINCE )
			) . $here
		);
		$without = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT s.user_id FROM {$wpdb->usermeta} s WHERE s.meta_key = %s AND " . State::sql_not_off( 's.user_id' ) . "
				AND NOT EXISTS ( SELECT 1 FROM {$wpdb->usermeta} r WHERE r.user_id = s.user_id AND r.meta_key = %s AND ( ",
				State::key( State::SINCE ),
				$role
			) . $likes . ' ) )'
		);
		// phpcs:enable
		foreach ( array_map( 'intval', $without ) as $user_id ) {
			wp_cache_delete( $user_id, 'user_meta' );
			$user = get_userdata( $user_id );
			if ( $user && State::is_roleless( $user ) ) {
				State::mark( $user_id, 0, true );
			}
		}
	}
}
