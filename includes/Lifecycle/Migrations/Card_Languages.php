<?php
/**
 * Cards say the language their member writes in.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Card_Languages extends Migration {

	private const BATCH = 300;

	/**
	 * Writes the language into the next cards.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$table = Tables::name( 'directory' );
		// phpcs:disable WordPress.DB.PreparedSQL -- a fixed name.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT d.user_id, d.version, d.doc, m.meta_value AS language FROM {$table} d LEFT JOIN {$wpdb->usermeta} m ON m.user_id = d.user_id AND m.meta_key = 'design_marketplace_locale'
				WHERE d.user_id > %d ORDER BY d.user_id LIMIT %d",
				(int) $after,
				self::BATCH
			)
		);
		foreach ( $rows as $row ) {
			$card     = json_decode( (string) $row->doc, true );
			$language = (string) $row->language;
			if ( is_array( $card ) && ( $card['locale'] ?? null ) !== $language ) {
				$card['locale'] = $language;
				// If the row was written in between, that write has stored the language, too.
				$wpdb->query(
					$wpdb->prepare(
						"UPDATE {$table} SET doc = %s, version = version + 1 WHERE user_id = %d AND version = %d",
						(string) wp_json_encode( $card ),
						$row->user_id,
						$row->version
					)
				);
			}
		}
		// phpcs:enable
		return $rows ? (string) end( $rows )->user_id : null;
	}
}
