<?php
/**
 * Does the same on one site of a network, or on each.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle;

final class Sites {

	/**
	 * Sites looked up at once.
	 */
	private const BATCH = 100;

	/**
	 * On this site; on every site of the network when it is asked for and there is one.
	 *
	 * @param callable():void $work       Work.
	 * @param bool            $on_network Whether all sites are meant.
	 */
	public static function each( callable $work, bool $on_network ): void {
		if ( ! $on_network || ! is_multisite() ) {
			$work();
			return;
		}
		$offset = 0;
		do {
			$ids = get_sites(
				array(
					'fields'     => 'ids',
					'number'     => self::BATCH,
					'offset'     => $offset,
					'network_id' => get_current_network_id(),
					'orderby'    => 'id',
				)
			);
			foreach ( $ids as $id ) {
				self::on( (int) $id, $work );
			}
			$offset += self::BATCH;
		} while ( $ids );
	}

	/**
	 * On one site.
	 *
	 * @param int             $id   Site.
	 * @param callable():void $work Work.
	 */
	public static function on( int $id, callable $work ): void {
		switch_to_blog( $id );
		try {
			$work();
		} finally {
			restore_current_blog();
		}
	}
}
