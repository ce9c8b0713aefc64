<?php
/**
 * The editions of the lists.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Directory_Editions extends Migration {

	/**
	 * Tables it makes or changes.
	 *
	 * @return array<string,string>
	 */
	public function tables(): array {
		return array(
			'directory_edition' => "role varchar(20) NOT NULL DEFAULT '',
edition varchar(16) NOT NULL DEFAULT '',
PRIMARY KEY  (role)",
		);
	}

	/**
	 * Begins the first editions.
	 *
	 * @param string $after Unused: it is one batch.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		foreach ( array( 'contractor', 'designer' ) as $role ) {
			$wpdb->replace(
				Tables::name( 'directory_edition' ),
				array(
					'role'    => $role,
					'edition' => bin2hex( random_bytes( 8 ) ),
				)
			);
		}
		return null;
	}
}
