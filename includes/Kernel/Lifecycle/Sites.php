<?php
/** Runs work on one site of a network, or on each. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

final class Sites {

	private const BATCH = 100;

	/**
	 * Runs the work on this site, or on every site of the network.
	 * @param callable():void $work
	 * @param bool            $on_network Whether to run it on all sites, if there is a network.
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

	/** @param callable():void $work */
	public static function on( int $id, callable $work ): void {
		switch_to_blog( $id );
		try {
			$work();
		} finally {
			restore_current_blog();
		}
	}
}
