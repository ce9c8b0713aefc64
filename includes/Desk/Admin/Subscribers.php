<?php
/** The newsletter's recipients: active members who have chosen it, not those who were only asked. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Kernel\Contract\Csv;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Member_Language;
use WP_User;

/**
 * @phpstan-type Filters array{role?:string,language?:string}
 * @phpstan-type Subscriber array{id:int,email:string,name:string,role:string,language:string,since:string}
 */
final class Subscribers {

	private const BATCH = 500;

	/** @param Filters $filters Filters, '' for none. */
	public function count( array $filters ): int {
		return (int) Sql::value( 'SELECT COUNT(*) ' . $this->from( $filters ) );
	}

	/**
	 * A page of them, the earliest members first. $after: id of the member before them.
	 * @param Filters $filters Filters, '' for none.
	 * @return list<Subscriber>
	 */
	public function page( array $filters, int $limit, int $offset, int $after = 0 ): array {
		$since = Consent::sql_newsletter_since( 'u.ID' );
		$from  = $this->from( $filters ) . " AND u.ID > {$after}";
		$rows  = Sql::rows( "SELECT u.ID, {$since} AS since {$from} ORDER BY u.ID LIMIT {$limit} OFFSET {$offset}" );
		People::prime( array_map( 'intval', array_column( $rows, 'ID' ) ) );
		$found = array();
		foreach ( $rows as $row ) {
			$user     = get_userdata( (int) $row['ID'] );
			$language = Member_Language::of( (int) $row['ID'] );
			if ( $user instanceof WP_User ) {
				$found[] = array(
					'id'       => $user->ID,
					'email'    => $user->user_email,
					'name'     => Member_Fields::display_name( $user ),
					'role'     => Roles::of( $user ),
					'language' => '' === $language ? self::site_language() : $language,
					'since'    => (string) $row['since'],
				);
			}
		}
		return $found;
	}

	/**
	 * Writes all as CSV for spreadsheets: UTF-8 with BOM, and no cell that could be a formula.
	 *
	 * Each batch is dropped after it was written: a hundred thousand do not fit into memory.
	 * @param resource $stream  Open for writing.
	 * @param Filters  $filters Filters, '' for none.
	 */
	public function write( $stream, array $filters ): void {
		Csv::begin( $stream, array( 'email', 'name', 'role', 'language', 'since_utc' ) );
		$after = 0;
		do {
			$batch = $this->page( $filters, self::BATCH, 0, $after );
			foreach ( $batch as $row ) {
				Csv::line( $stream, array( $row['email'], $row['name'], $row['role'], $row['language'], $row['since'] ) );
				$after = $row['id'];
			}
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		} while ( $batch );
	}

	private static function site_language(): string {
		$language = Languages::code( Languages::site_locale() );
		return '' === $language ? 'en' : $language;
	}

	/** @param Filters $filters The answer is FROM and WHERE, prepared. */
	private function from( array $filters ): string {
		global $wpdb;
		$meta  = "INNER JOIN {$wpdb->usermeta}";
		$roles = '' === ( $filters['role'] ?? '' ) ? Roles::ALL : array( $filters['role'] ?? '' );
		$like  = static fn( string $role ): string => '%' . $wpdb->esc_like( "\"{$role}\"" ) . '%';
		$has   = static fn( string $role ): string => (string) $wpdb->prepare( 'r.meta_value LIKE %s', $like( $role ) );
		$caps  = array_map( $has, $roles );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed parts.
		$from  = $wpdb->prepare(
			"FROM {$wpdb->users} u {$meta} n ON n.user_id = u.ID AND n.meta_key = %s AND n.meta_value = '1'
			{$meta} r ON r.user_id = u.ID AND r.meta_key = %s",
			Member_Fields::key( 'newsletter' ),
			$wpdb->get_blog_prefix() . 'capabilities'
		);
		$where = ' WHERE ( ' . implode( ' OR ', $caps ) . ' ) AND ' . State::sql( Account_State::Active, 'u.ID' );
		if ( '' !== ( $filters['language'] ?? '' ) ) {
			$from  .= $wpdb->prepare( " LEFT JOIN {$wpdb->usermeta} l ON l.user_id = u.ID AND l.meta_key = %s", Member_Language::key() );
			$where .= $wpdb->prepare(
				" AND COALESCE( NULLIF( l.meta_value, '' ), %s ) = %s",
				self::site_language(),
				$filters['language'] ?? ''
			);
		}
		// phpcs:enable
		return $from . $where;
	}
}
