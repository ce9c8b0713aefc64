<?php
/** Finds members by name, company, university, city and email, in one query. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Members\Member_Fields;
use WP_User_Query;

final class Member_Search {

	/** Argument of WP_User_Query with the text. */
	public const TEXT = 'dm_search';

	private const FIELDS = array( 'name', 'company', 'city', 'contact_name', 'ecosystem_other' );

	/** Limits a query that has a text to matching users. */
	public function search( WP_User_Query $query ): void {
		global $wpdb;
		$text = $query->get( self::TEXT );
		if ( ! is_string( $text ) || '' === $text ) {
			return;
		}
		$like  = '%' . $wpdb->esc_like( $text ) . '%';
		$keys  = "'" . implode( "', '", array_map( array( Member_Fields::class, 'key' ), self::FIELDS ) ) . "'";
		$codes = self::universities( $text );
		$found = $wpdb->prepare( "( m.meta_key IN ({$keys}) AND m.meta_value LIKE %s )", $like ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
		if ( $codes ) {
			$found .= $wpdb->prepare( // phpcs:ignore WordPress.DB -- as many as there are.
				' OR ( m.meta_key = %s AND m.meta_value IN (' . implode( ',', array_fill( 0, count( $codes ), '%s' ) ) . ') )',
				Member_Fields::key( 'ecosystem' ),
				...$codes
			);
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- prepared above.
		$query->query_where .= $wpdb->prepare(
			" AND ( {$wpdb->users}.user_email LIKE %s OR {$wpdb->users}.display_name LIKE %s",
			$like,
			$like
		)
			. " OR {$wpdb->users}.ID IN ( SELECT m.user_id FROM {$wpdb->usermeta} m WHERE {$found} ) )";
	}

	/** @return list<string> Codes of the universities whose name contains a text. */
	private static function universities( string $text ): array {
		return array_values(
			array_map(
				'strval',
				array_keys(
					array_filter(
						Contract::enum( 'universities' ),
						static fn( string $name, int|string $code ): bool => 'OTHER' !== $code && false !== mb_stripos( $name, $text ),
						ARRAY_FILTER_USE_BOTH
					)
				)
			)
		);
	}
}
